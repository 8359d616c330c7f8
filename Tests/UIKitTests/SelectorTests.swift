import Testing

@testable import UIKit

private protocol Playing: NSObjectProtocol {}
private protocol Singing: NSObjectProtocol {}

private final class Player: UIView, Playing {
    var calls: [String] = []

    enum Members: MemberTable {
        static var members: ClassMembers {
            var members = ClassMembers(of: Player.self)
            members.action("go") { (it: Player) in it.calls.append("go") }
            members.action("tapped:") { (it: Player, sender: Any?) in
                it.calls.append(sender.map { "\(type(of: $0))" } ?? "nil")
            }
            members.action("joined:") { (it: Player, notification: Notification) in
                it.calls.append(notification.name.rawValue)
            }
            members.action("fired:") { (it: Player, timer: Timer) in it.calls.append("fired") }
            return members
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A method that is named by a selector` {
    private let player = Player(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `is called for the events of a control, once, until it is removed`() {
        let control = UIControl()
        control.addTarget(player, action: "go", for: .touchUpInside)
        control.addTarget(player, action: "go", for: .touchUpInside)
        control.addTarget(player, action: "tapped:", for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        #expect(player.calls == ["go", "UIControl"])
        #expect(control.actions(forTarget: player, forControlEvent: .touchUpInside) == ["go", "tapped:"])
        #expect(control.allTargets == [player])
        control.removeTarget(player, action: "go", for: .touchUpInside)
        control.removeTarget(nil, action: nil, for: .valueChanged)
        control.sendActions(for: [.touchUpInside])
        control.sendActions(for: .valueChanged)
        #expect(player.calls == ["go", "UIControl", "UIControl"])
        #expect(control.actions(forTarget: player, forControlEvent: .valueChanged) == nil)
    }

    @Test func `is called on the first object of the responder chain that has it`() {
        // Another test that waits may have left one, with which the chain would begin.
        _ = UIResponder.first?.resignFirstResponder()
        let button = UIButton()
        player.addSubview(button)
        button.addTarget(nil, action: "tapped:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(player.calls == ["UIButton"])
        #expect(UIApplication.shared.sendAction("go", to: nil, from: button, for: nil))
        #expect(!UIApplication.shared.sendAction("unknown", to: nil, from: button, for: nil))
        #expect(button.target(forAction: "go", withSender: nil) as? Player === player)
    }

    @Test func `is called by bar buttons`() throws {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: player, action: "tapped:")
        try #require(item.view as? UIButton).sendActions(for: .touchUpInside)
        item.action = "go"
        try #require(item.view as? UIButton).sendActions(for: .touchUpInside)
        #expect(player.calls == ["UIBarButtonItem", "go"])
    }

    @Test func `is called for notifications, until the observer is removed or gone`() {
        let (center, name) = (NotificationCenter(), Notification.Name("joined"))
        center.addObserver(player, selector: "joined:", name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("left"), object: nil)
        #expect(player.calls == ["joined"])
        center.removeObserver(player, name: Notification.Name("left"), object: nil)
        center.post(name: name, object: nil)
        #expect(player.calls.count == 2)
        center.removeObserver(player)
        center.post(name: name, object: nil)
        #expect(player.calls.count == 2)
        weak var gone: Player?
        do {
            let other = Player()
            gone = other
            center.addObserver(other, selector: "joined:", name: name, object: nil)
        }
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @Test func `is called by a timer that fires`() {
        let timer = Timer(timeInterval: 1000, target: player, selector: "fired:", userInfo: nil, repeats: false)
        timer.fire()
        #expect(player.calls == ["fired"])
    }

    @Test func `is called by objects, and asked for`() {
        player.perform("go")
        player.perform("tapped:", with: player)
        player.perform("unknown")
        #expect(player.calls == ["go", "Player"])
        #expect(player.responds(to: "go") && !player.responds(to: "unknown") && !player.responds(to: nil))
    }

    @Test func `is called by an undo manager`() {
        let manager = UndoManager()
        manager.registerUndo(withTarget: player, selector: "tapped:", object: player)
        manager.undo()
        #expect(player.calls == ["Player"])
    }

    @Test func `is called by an object of which only a protocol is known, and asked for`() {
        let known: any Playing = player
        #expect(known.responds(to: "go") && !known.responds(to: "unknown"))
        known.perform("go")
        known.perform("tapped:", with: player)
        known.perform("unknown")
        #expect(player.calls == ["go", "Player"])
        #expect(known.isKind(of: UIView.self) && !known.isKind(of: UIControl.self) && !known.isMember(of: UIView.self))
        #expect(known.isMember(of: Player.self) && known.conforms(to: (any Playing).self))
        #expect(!known.conforms(to: (any Singing).self))
    }

    @Test func `sets and reads properties of UIKit's classes by name`() {
        player.setValue(4, forKeyPath: "layer.cornerRadius")
        player.setValue(0.5, forKey: "alpha")
        #expect(player.layer.cornerRadius == 4 && player.alpha == 0.5)
        #expect(player.value(forKey: "alpha") as? CGFloat == 0.5)
        player.perform("setAlpha:", with: 0.25)
        #expect(player.alpha == 0.25)
        #expect(player.value(forKey: "unknown") == nil)
    }
}
