/// Superclass of views and view controllers. Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: NSObject {
    override public init() { super.init() }

    open var next: UIResponder? { nil }

    // MARK: Keyboard focus

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }

    /// Makes the responder the first one. Only text fields and text views take the keyboard focus here.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    // MARK: Interface Builder

    // There are no nibs here: nothing calls these methods, but code that overrides them compiles.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Touches

    // Called for views and controllers that override one of these methods, with the touches of one finger or a mouse.
    // The default implementation passes them on to the next responder, as on Apple's systems.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
