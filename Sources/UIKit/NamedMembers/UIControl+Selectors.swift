// In an extension, as the other forms of `addTarget` are.
extension UIControl {
    /// Calls a method of the target, which is held weakly, on these events; nil is the first in the responder chain that has it.
    /// Source: developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        let isThere = handlers.contains {
            $0.events == controlEvents && $0.named?.action == action && $0.target === target
        }
        if !isThere { handlers.append(ControlHandler(TargetAction(target, action), for: controlEvents)) }
        didChangeLooks()
    }

    /// Removes a target for these events: all of its methods where `action` is nil, and all targets where `target` is.
    /// Source: developer.apple.com/documentation/uikit/uicontrol/removetarget(_:action:for:)
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        for index in handlers.indices where handlers[index].named?.isNamed(target, action) == true {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Source: developer.apple.com/documentation/uikit/uicontrol/alltargets
    public var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.target as? NSObject }) }

    /// Returns the names of a target's methods for all of these events; nil where there is none.
    /// Source: developer.apple.com/documentation/uikit/uicontrol/actions(fortarget:forcontrolevent:)
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = handlers.filter { $0.events.isSuperset(of: controlEvent) }.compactMap(\.named)
            .filter { $0.isNamed(target, nil) }.map(\.action.name)
        return names.isEmpty ? nil : names
    }
}

extension UIApplication {
    /// Calls a method of the target, or of the first in the responder chain that has it; returns whether there was one.
    /// Source: developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        TargetAction(target.map { $0 as AnyObject }, action).send(from: sender.map { $0 as AnyObject }, event)
    }
}
