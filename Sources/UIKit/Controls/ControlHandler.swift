/// Action or method of a target that a control runs for some of its events.
@MainActor struct ControlHandler {
    var events: UIControl.Event
    /// nil for a method of a target.
    let action: UIAction?
    /// nil for a method that is not called by name.
    let named: TargetAction?
    /// The target of a method while it lives, else nil.
    private(set) weak var target: AnyObject?
    let perform: @MainActor (UIControl) -> Void

    init(_ action: UIAction, for events: UIControl.Event) {
        self.action = action
        named = nil
        self.events = events
        perform = { $0.sendAction(action) }
    }

    /// Creates a handler that holds its target weakly, and does nothing once the target is gone.
    init<Target: AnyObject>(
        _ target: Target, for events: UIControl.Event, _ call: @escaping @MainActor (Target, UIControl) -> Void
    ) {
        action = nil
        named = nil
        self.target = target
        self.events = events
        perform = { [weak target] control in if let target { call(target, control) } }
    }

    /// Creates a handler that calls a method by its name.
    init(_ named: TargetAction, for events: UIControl.Event) {
        action = nil
        self.named = named
        target = named.target
        self.events = events
        let usesChain = named.target == nil
        perform = { control in
            // A target that is gone must not become the responder chain.
            guard usesChain || named.target != nil else { return }
            control.sendAction(named.action, to: named.target, for: nil)
        }
    }
}
