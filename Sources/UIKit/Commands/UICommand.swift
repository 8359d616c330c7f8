/// A command of a menu or the keyboard, which the first object of the responder chain carries out that has its method.
///
/// Source: developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    public let action: Selector
    public let propertyList: Any?
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State

    /// - Parameters:
    ///   - action: name of the method, which a project that `parley open` rewrites writes as `#selector`.
    ///   - discoverabilityTitle: has no effect: there is no overview of commands.
    public init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Calls the method of the first responder from one on that has it.
    func perform(from responder: UIResponder) {
        guard !attributes.contains(.disabled),
            let target = responder.target(forAction: action, withSender: self) as? UIResponder
        else { return }
        _ = TargetAction.send(action, to: target, from: self, nil)
    }
}
