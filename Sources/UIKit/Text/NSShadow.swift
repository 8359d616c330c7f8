/// Shadow of text. Source: developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: NSObject {
    /// Offset in points; downwards is positive.
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// Colour, a `UIColor`.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

    override public init() { super.init() }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    override open var hash: Int { shadowBlurRadius.hashValue }
}
