import RenderTree
import Testing

@testable import UIKit

@MainActor private func event(
    _ kind: GestureEvent.Kind, _ phase: GestureEvent.Phase, _ x: Double = 0, _ y: Double = 0, amount: Double? = nil
) -> InputEvent {
    .gesture(
        NodeID(rawValue: 1),
        GestureEvent(gesture: kind, phase: phase, startX: 10, startY: 10, x: 10 + x, y: 10 + y, amount: amount))
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A recogniser on a view` {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))

    private final class Log { var states: [UIGestureRecognizer.State] = [] }
    private let log = Log()

    init() { root.addSubview(view) }

    private func noting<Kind: UIGestureRecognizer>(_ recognizer: Kind) -> Kind {
        recognizer.addHandler { [log] in log.states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test func `goes from possible over its states back to possible`() {
        let pan = noting(UIPanGestureRecognizer())
        #expect(pan.state == .possible && pan.view === view)
        for phase in [GestureEvent.Phase.began, .changed, .changed, .ended] { view.send(event(.drag, phase, 5, 5)) }
        #expect(log.states == [.began, .changed, .changed, .ended] && pan.state == .possible)
    }

    @Test func `that is switched off in the midst of a gesture cancels it, and hears the next one`() {
        let pan = noting(UIPanGestureRecognizer())
        view.send(event(.drag, .began))
        pan.isEnabled = false
        #expect(log.states == [.began, .cancelled])
        pan.isEnabled = true
        view.send(event(.drag, .changed, 5))
        view.send(event(.drag, .ended, 5))
        #expect(log.states == [.began, .cancelled], "The rest of a cancelled gesture is not heard.")
        view.send(event(.drag, .began))
        #expect(log.states == [.began, .cancelled, .began])
    }

    @Test func `that is switched off as a long press begins hears no end of it`() {
        let press = noting(UILongPressGestureRecognizer())
        press.addHandler { if $0.state == .began { $0.isEnabled = false } }
        view.send(event(.longPress, .ended))
        #expect(log.states == [.began, .cancelled])
    }

    @Test func `that is not enabled hears nothing`() {
        let tap = noting(UITapGestureRecognizer())
        tap.isEnabled = false
        view.send(event(.tap, .ended, amount: 1))
        #expect(log.states == [])
    }

    final class Answers: NSObject, UIGestureRecognizerDelegate {
        var (begins, receives) = (true, true)
        var asked = 0
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            return begins
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives
        }
    }

    enum Kind: CaseIterable { case tap, pan }

    @Test(arguments: Kind.allCases) func `asks its delegate whether to begin, once a gesture`(_ kind: Kind) {
        let answers = Answers()
        let recognizer = noting(kind == .tap ? UITapGestureRecognizer() : UIPanGestureRecognizer())
        recognizer.delegate = answers
        answers.begins = false
        func gesture() {
            switch kind {
            case .tap: view.send(event(.tap, .ended, amount: 1))
            case .pan: for phase in [GestureEvent.Phase.began, .changed, .ended] { view.send(event(.drag, phase)) }
            }
        }
        gesture()
        #expect(answers.asked == 1)
        #expect(log.states == [], "A gesture that did not begin has no middle and no end.")
        answers.begins = true
        gesture()
        #expect(log.states.last == .ended && answers.asked == 2)
    }

    @Test(arguments: Kind.allCases) func `asks its delegate whether a touch is its own`(_ kind: Kind) {
        let answers = Answers()
        let recognizer = noting(kind == .tap ? UITapGestureRecognizer() : UIPanGestureRecognizer())
        recognizer.delegate = answers
        answers.receives = false
        view.send(event(.tap, .ended, amount: 1))
        for phase in [GestureEvent.Phase.began, .changed, .ended] { view.send(event(.drag, phase)) }
        #expect(log.states == [])
    }

    @Test func `asks its view too`() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let refusing = Refusing(frame: view.frame)
        var count = 0
        let tap = UITapGestureRecognizer { _ in count += 1 }
        refusing.addGestureRecognizer(tap)
        refusing.send(event(.tap, .ended, amount: 1))
        #expect(count == 0)
    }

    @Test func `is on one view at a time`() {
        let tap = noting(UITapGestureRecognizer())
        root.addGestureRecognizer(tap)
        #expect(tap.view === root && (view.gestureRecognizers ?? []).isEmpty)
        view.removeGestureRecognizer(tap)
        #expect(tap.view === root, "The other view has nothing to remove.")
        root.gestureRecognizers = nil
        #expect(tap.view == nil)
        root.gestureRecognizers = [tap]
        #expect(tap.view === root)
        root.addGestureRecognizer(tap)
        #expect(root.gestureRecognizers?.count == 1)
    }

    @Test func `tells where it is in any view`() {
        let tap = noting(UITapGestureRecognizer())
        var places: [CGPoint] = []
        tap.addHandler { [root, view] recognizer in
            places = [recognizer.location(in: view), recognizer.location(in: root), recognizer.location(in: nil)]
        }
        view.send(event(.tap, .ended, amount: 1))
        #expect(places == [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40)])
    }

    @Test func `of a single tap waits for a double one to fail`() {
        var taps: [String] = []
        let single = UITapGestureRecognizer { _ in taps.append("single") }
        let double = UITapGestureRecognizer { _ in taps.append("double") }
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        view.send(event(.tap, .ended, amount: 2))
        #expect(taps == ["double"])
        view.send(event(.tap, .ended, amount: 1))
        #expect(taps == ["double", "single"])
    }

    @Test func `that leaves its view in its own action does not go on`() {
        var count = 0
        let pan = UIPanGestureRecognizer { recognizer in
            count += 1
            recognizer.view?.removeGestureRecognizer(recognizer)
        }
        view.addGestureRecognizer(pan)
        for phase in [GestureEvent.Phase.began, .changed, .ended] { view.send(event(.drag, phase)) }
        #expect(count == 1 && pan.view == nil)
    }

    @Test func `is not reached through a view that hears nothing`() {
        _ = noting(UITapGestureRecognizer())
        root.isUserInteractionEnabled = false
        view.send(event(.tap, .ended, amount: 1))
        #expect(log.states == [])
    }

    @Test func `of drags tells the distance since it began, or since it was told to`() {
        let pan = noting(UIPanGestureRecognizer())
        view.send(event(.drag, .began))
        view.send(event(.drag, .changed, 30, -20))
        #expect(pan.translation(in: root) == CGPoint(x: 30, y: -20))
        #expect(pan.translation(in: view) == CGPoint(x: 30, y: -20))
        pan.setTranslation(.zero, in: view)
        #expect(pan.translation(in: view) == .zero)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A touch` {
    private final class Hearing: UIView {
        var lines: [String] = []
        var last: UITouch?
        private func note(_ what: String, _ touches: Set<UITouch>) {
            last = touches.first
            let place = touches.first?.location(in: self) ?? .zero
            let before = touches.first?.previousLocation(in: self) ?? .zero
            lines.append("\(what) \(Int(place.x)) from \(Int(before.x))")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    }

    private let view = Hearing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `is one object from its beginning to its end, and knows where it was before`() {
        view.send(event(.drag, .began))
        let first = view.last
        view.send(event(.drag, .changed, 10))
        view.send(event(.drag, .changed, 15))
        view.send(event(.drag, .ended, 15))
        #expect(view.lines == ["began 10 from 10", "moved 20 from 10", "moved 25 from 20", "ended 25 from 25"])
        #expect(first != nil && view.last === first && first?.view === view && first?.phase == .ended)
        view.send(event(.drag, .began))
        #expect(view.last !== first)
    }

    @Test func `stays with the view where it began, also outside of it`() {
        view.send(event(.drag, .began))
        view.send(event(.drag, .changed, 500))
        #expect(view.lines.last == "moved 510 from 10" && view.last?.view === view)
    }

    @Test func `belongs to the view that was hit, and goes up to the one that hears it`() {
        let label = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        view.addSubview(label)
        view.send(event(.drag, .began))
        #expect(view.last?.view === label && view.lines == ["began 10 from 10"])
        #expect(view.last?.location(in: label) == CGPoint(x: 5, y: 5))
        #expect(view.last?.location(in: nil) == CGPoint(x: 10, y: 10))
    }

    @Test func `of a control is followed by it as long as it wants`() {
        final class Knob: UIControl {
            var lines: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                lines.append("begin \(isTracking)")
                return true
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                lines.append("go on \(isTracking) \(isTouchInside)")
                return touch.location(in: self).x < 100
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end") }
            override func cancelTracking(with event: UIEvent?) { lines.append("cancel") }
        }
        let knob = Knob(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        knob.send(event(.drag, .began))
        #expect(knob.isTracking && knob.isTouchInside)
        knob.send(event(.drag, .changed, 20))
        knob.send(event(.drag, .changed, 60))
        knob.send(event(.drag, .ended, 60))
        #expect(knob.lines == ["begin false", "go on true true", "go on true false", "end"])
        #expect(!knob.isTracking && !knob.isTouchInside)
        knob.lines = []
        knob.send(event(.drag, .began))
        knob.send(event(.drag, .changed, 95))
        knob.send(event(.drag, .changed, 96))
        knob.send(event(.drag, .ended, 96))
        #expect(knob.lines == ["begin false", "go on true false"], "It gave the finger up.")
        knob.lines = []
        knob.send(event(.drag, .began))
        knob.send(event(.drag, .cancelled))
        #expect(knob.lines == ["begin false", "cancel"])
    }
}
