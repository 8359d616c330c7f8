import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A control` {
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let id = NodeID(rawValue: 1)

    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private func note(_ line: String, _ identifier: String? = nil) -> UIAction {
        UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.lines.append(line) }
    }

    private func tap() {
        control.receive(.press(id, isDown: true))
        control.receive(.press(id, isDown: false))
        control.receive(.tap(id))
    }

    @Test func `of an app's own class is pressed by touching it`() {
        control.addAction(note("down"), for: .touchDown)
        control.addAction(note("up"), for: .touchUpInside)
        control.addAction(note("changed"), for: .valueChanged)
        control.receive(.press(id, isDown: true))
        #expect(log.lines == ["down"] && control.isHighlighted && control.state == .highlighted)
        control.receive(.press(id, isDown: false))
        control.receive(.tap(id))
        #expect(log.lines == ["down", "up"] && !control.isHighlighted)
    }

    @Test func `of an app's own class is a button where somebody hears of touches`() {
        final class Card: UIControl {}
        let card = Card(frame: control.frame)
        let label = UILabel()
        label.text = "Beer"
        card.addSubview(label)
        card.addAction(note("changed"), for: .valueChanged)
        #expect(card.draft().node.content == .group)
        card.addAction(note("up"), for: .touchUpInside)
        #expect(card.draft().node.content == .button(ButtonContent()) && card.accessibilityLabel == "Beer")
        card.isEnabled = false
        #expect(card.draft().node.content == .button(ButtonContent(isDisabled: true)))
        card.isEnabled = true
        card.addSubview(UISwitch())
        #expect(card.draft().node.content == .group && card.draft().node.interactions.contains(.tap))
    }

    @Test func `that is off hears nothing of the person, but what the app sends`() {
        control.addAction(note("up"), for: .touchUpInside)
        control.isEnabled = false
        tap()
        #expect(log.lines == [] && control.state == .disabled)
        control.sendActions(for: .touchUpInside)
        #expect(log.lines == ["up"])
    }

    @Test func `that is switched off while it is pressed is not pressed any more`() {
        control.receive(.press(id, isDown: true))
        control.isEnabled = false
        control.receive(.press(id, isDown: false))
        control.isEnabled = true
        #expect(!control.isHighlighted && control.state == .normal)
    }

    @Test func `has all its states at once`() {
        (control.isSelected, control.isHighlighted, control.isEnabled) = (true, true, false)
        #expect(control.state == [.selected, .highlighted, .disabled])
        (control.isSelected, control.isHighlighted, control.isEnabled) = (false, false, true)
        #expect(control.state == .normal)
    }

    @Test func `calls an action for each of its events, and for no other`() {
        control.addAction(note("a"), for: [.touchDown, .valueChanged])
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["a", "a"])
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(log.lines.count >= 3)
    }

    @Test func `has one action of an identifier for an event, the last`() {
        control.addAction(note("old", "same"), for: [.touchDown, .touchUpInside])
        control.addAction(note("new", "same"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.lines == ["new"])
        control.sendActions(for: .touchDown)
        #expect(log.lines == ["new", "old"], "The old one stays for its other event.")
    }

    @Test func `forgets an action for the events that are named`() {
        control.addAction(note("a", "a"), for: [.touchDown, .touchUpInside])
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(log.lines == ["a"])
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .allEvents)
        control.sendActions(for: .touchUpInside)
        #expect(log.lines == ["a"])
    }

    @Test func `hands itself to its actions`() {
        var senders: [AnyObject?] = []
        control.addAction(UIAction { senders.append($0.sender as AnyObject?) }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(senders.count == 1 && senders.first.flatMap(\.self) === control)
    }

    @Test func `may lose and get actions while it calls them`() {
        let (once, more) = (UIAction.Identifier("once"), note("more"))
        control.addAction(
            UIAction(identifier: once) { [control, log] _ in
                log.lines.append("once")
                control.removeAction(identifiedBy: once, for: .touchUpInside)
                control.addAction(more, for: .touchUpInside)
            }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log.lines.first == "once")
        log.lines = []
        control.sendActions(for: .touchUpInside)
        #expect(log.lines == ["more"])
    }

    @Test func `holds no target`() {
        @MainActor final class Target { func go() {} }
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            control.addTarget(target, action: Target.go, for: .touchUpInside)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchUpInside)
    }

    enum Silent: CaseIterable { case toggle, slider, segments, stepper, dots, date }

    @Test(arguments: Silent.allCases) func `does not tell what the app itself has changed`(_ kind: Silent) {
        var count = 0
        func heard<Control: UIControl>(_ control: Control, _ change: (Control) -> Void) {
            control.addAction(UIAction { _ in count += 1 }, for: .allEvents)
            change(control)
        }
        switch kind {
        case .toggle:
            heard(UISwitch()) {
                $0.isOn = true
                $0.setOn(false, animated: true)
            }
        case .slider:
            heard(UISlider()) {
                $0.value = 0.5
                $0.setValue(1, animated: true)
            }
        case .segments: heard(UISegmentedControl(items: ["a", "b"])) { $0.selectedSegmentIndex = 1 }
        case .stepper: heard(UIStepper()) { $0.value = 3 }
        case .dots:
            heard(UIPageControl()) {
                $0.numberOfPages = 3
                $0.currentPage = 1
            }
        case .date: heard(UIDatePicker()) { $0.setDate(.distantPast, animated: true) }
        }
        #expect(count == 0)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A button's looks` {
    private let button = UIButton(type: .custom)

    @Test func `are those of its state, or else the normal ones`() {
        button.setTitle("Pay", for: .normal)
        button.setTitle("Paid", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.gray, for: .disabled)
        #expect(button.currentTitle == "Pay" && button.currentTitleColor == .red)
        button.isHighlighted = true
        #expect(button.currentTitle == "Pay")
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.currentTitle == "Paid" && button.currentTitleColor == .red)
        button.isSelected = false
        button.isEnabled = false
        #expect(button.currentTitle == "Pay" && button.currentTitleColor == .gray)
        button.isEnabled = true
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle == nil)
    }

    @Test func `of two states at once have to be named as such`() {
        button.setTitle("Pay", for: .normal)
        button.setTitle("Paid", for: .selected)
        (button.isSelected, button.isHighlighted) = (true, true)
        #expect(button.currentTitle == "Pay", "A pressed button that is selected has no title of its own here.")
        button.setTitle("Paying", for: [.selected, .highlighted])
        #expect(button.currentTitle == "Paying")
        button.isHighlighted = false
        #expect(button.currentTitle == "Paid")
    }

    @Test func `are on its label once it is laid out`() {
        button.setTitle("Pay", for: .normal)
        button.setTitle("Paid", for: .selected)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Pay")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Paid")
    }

    @Test func `come from the action that it is made with`() {
        var count = 0
        let image = UIImage(systemName: "star")
        let action = UIAction(title: "Pay", image: image) { _ in count += 1 }
        for made in [
            UIButton(type: .system, primaryAction: action), UIButton(primaryAction: action),
            UIButton(configuration: .filled(), primaryAction: action),
        ] {
            made.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            made.layoutIfNeeded()
            #expect(made.currentTitle == "Pay" || made.configuration?.title == "Pay" || made.titleLabel?.text == "Pay")
            made.triggered()
        }
        #expect(count == 3)
    }

    @Test func `are updated by its handler for each of its states`() {
        var states: [UIControl.State] = []
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isSelected ? "Paid" : "Pay"
        }
        button.layoutIfNeeded()
        #expect(states.last == .normal && button.titleLabel?.text == "Pay")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(states.last == .selected)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Paid")
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(states.last == [.selected, .disabled])
    }

    @Test func `may show whether it is chosen, by itself`() {
        var chosen: [Bool] = []
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { [button] _ in chosen.append(button.isSelected) }, for: .primaryActionTriggered)
        for _ in 0..<2 { button.triggered() }
        #expect(chosen == [true, false])
    }

    @Test func `are pressed and let go, and its events come in order`() {
        var events: [String] = []
        for (event, name) in [(.primaryActionTriggered, "primary"), (.touchUpInside, "up"), (.touchDown, "down")]
            as [(UIControl.Event, String)]
        {
            button.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        let id = NodeID(rawValue: 1)
        button.receive(.press(id, isDown: true))
        button.receive(.press(id, isDown: false))
        button.receive(.tap(id))
        #expect(events.first == "down" && Set(events) == ["down", "up", "primary"] && events.count == 3)
    }
}
