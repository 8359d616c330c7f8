/// A method of a target, as controls, gestures and bar buttons call it. The target is held weakly.
@MainActor struct TargetAction {
    private(set) weak var target: AnyObject?
    let action: Selector
    /// Whether the target is looked for in the responder chain.
    private let usesChain: Bool

    init(_ target: AnyObject?, _ action: Selector) {
        (self.target, self.action, usesChain) = (target, action, target == nil)
    }

    /// Whether this is what `removeTarget` names; nil stands for any.
    func isNamed(_ target: AnyObject?, _ action: Selector?) -> Bool {
        (target == nil || target === self.target) && (action == nil || action == self.action)
    }

    /// Calls the method with the sender and an event; returns whether there was one.
    @discardableResult
    func send(from sender: AnyObject?, _ event: UIEvent? = nil) -> Bool {
        guard !usesChain else { return Self.sendAlongChain(action, from: sender, event) }
        return target.map { Self.send(action, to: $0, from: sender, event) } ?? false
    }

    /// Writes into the app's log where the target has no such method: on Apple's systems the app would end.
    static func send(_ action: Selector, to target: AnyObject, from sender: AnyObject?, _ event: UIEvent?) -> Bool {
        let isDone = NamedMembers.perform(action, on: target, with: arguments(sender, event))
        if !isDone {
            print(
                "\(type(of: target)) has no method “\(action)” that takes a \(sender.map { "\(type(of: $0))" } ?? "nil")."
            )
        }
        return isDone
    }

    /// Arguments of a method: an event is there also where the control was not touched, as on Apple's systems.
    private static func arguments(_ sender: AnyObject?, _ event: UIEvent?) -> [Any?] { [sender, event ?? UIEvent()] }

    /// Calls the method of the first object that has it: the first responder or else the sender, and those after it.
    static func sendAlongChain(_ action: Selector, from sender: AnyObject?, _ event: UIEvent?) -> Bool {
        let first = UIResponder.first ?? sender as? UIResponder
        let chain = sequence(first: first ?? UIApplication.shared) { $0.next }
        guard let target = chain.first(where: { $0.canPerformAction(action, withSender: sender) }) else { return false }
        return NamedMembers.perform(action, on: target, with: arguments(sender, event))
    }
}
