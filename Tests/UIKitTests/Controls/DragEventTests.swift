import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A control that a finger moves on` {
    private final class Log { var lines: [String] = [] }
    private let log = Log()
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    private func note(_ line: String) -> UIAction { UIAction { [log] _ in log.lines.append(line) } }

    private func drag(_ phase: GestureEvent.Phase, _ x: CGFloat) {
        let gesture = GestureEvent(gesture: .drag, phase: phase, startX: 10, startY: 10, x: x, y: 10)
        control.receive(.gesture(NodeID(rawValue: 1), gesture))
    }

    @Test func `tells of its way within, out and in again`() {
        let events: [(UIControl.Event, String)] = [
            (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
            (.touchDragExit, "exit"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        ]
        for (event, line) in events { control.addAction(note(line), for: event) }
        drag(.began, 10)
        drag(.changed, 20)
        drag(.changed, 90)
        drag(.changed, 95)
        #expect(log.lines == ["inside", "outside", "exit", "outside"])
        log.lines = []
        drag(.changed, 30)
        #expect(log.lines == ["inside", "enter"])
        drag(.changed, 90)
        log.lines = []
        drag(.ended, 90)
        #expect(log.lines == ["up outside"])
        drag(.began, 10)
        drag(.cancelled, 10)
        #expect(log.lines.last == "cancel")
    }

    @Test func `has the finger followed only where somebody listens`() {
        control.addAction(note("up"), for: .touchUpInside)
        #expect(!control.hearsTouches)
        control.addAction(note("inside"), for: .touchDragInside)
        #expect(control.hearsTouches && control.draft().node.gestures?.dragDistance == 0)
    }

    @Test func `tells of a second press that follows at once`() {
        control.addAction(note("again"), for: .touchDownRepeat)
        for isDown in [true, false, true] { control.receive(.press(NodeID(rawValue: 1), isDown: isDown)) }
        #expect(log.lines == ["again"])
        control.lastPress = .distantPast
        control.receive(.press(NodeID(rawValue: 1), isDown: true))
        #expect(log.lines == ["again"])
    }

    private final class Counting: UIControl {
        var sent: [String] = []
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { sent.append(action.name) }
        override func sendAction(_ action: UIAction) { sent.append(action.title) }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            sent.append("menu \(Int(location.x))")
            return nil
        }
    }

    @Test func `sends all its actions through what a subclass overrides`() {
        let own = Counting()
        own.addTarget(control, action: Selector("play:"), for: .valueChanged)
        own.addAction(UIAction(title: "Play") { _ in }, for: .valueChanged)
        own.sendActions(for: .valueChanged)
        #expect(own.sent == ["play:", "Play"])
    }

    @Test func `opens its menu by a long press, and by a tap where it is to`() {
        let own = Counting(frame: control.frame)
        own.isContextMenuInteractionEnabled = true
        #expect(own.gestureRecognizers?.count == 1 && own.contextMenuInteraction?.view === own)
        own.triggered()
        #expect(own.sent == [])
        own.showsMenuAsPrimaryAction = true
        own.triggered()
        #expect(own.sent == ["menu 25"])
        own.isContextMenuInteractionEnabled = false
        #expect(own.gestureRecognizers?.isEmpty != false && own.contextMenuInteraction == nil)
    }

    @Test func `has a tip for a pointer that rests on it`() {
        control.toolTip = "Plays"
        #expect(control.draft().node.accessibility.help == "Plays")
    }
}
