/// The root of views and view controllers. Source: developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {
    override public init() { super.init() }

    open var next: UIResponder? { nil }

    // MARK: The keyboard's focus

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }

    /// Only text fields and views take the keyboard here.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    // MARK: Touches

    // Told to views and controllers that override one of these, of a finger's or a mouse's way over them; what does not
    // override it hands it on, as on Apple's systems. One finger at a time.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
