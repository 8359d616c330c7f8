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

    // A browser tells of taps and gestures, not of single touches: these are called on no view by itself. See
    // docs/porting.md.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// One finger or pointer. Source: developer.apple.com/documentation/uikit/uitouch
@MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began = 0, moved, stationary, ended, cancelled }

    public internal(set) weak var view: UIView?
    public internal(set) var phase = Phase.began
    public internal(set) var tapCount = 1
    var place = CGPoint.zero
    var previous = CGPoint.zero

    /// In another view's coordinates; nil is the outermost view's.
    open func location(in other: UIView?) -> CGPoint { view?.convert(place, to: other) ?? place }
    open func previousLocation(in other: UIView?) -> CGPoint { view?.convert(previous, to: other) ?? previous }
}

/// Source: developer.apple.com/documentation/uikit/uievent
@MainActor open class UIEvent: NSObject {
    public internal(set) var allTouches: Set<UITouch>?
}
