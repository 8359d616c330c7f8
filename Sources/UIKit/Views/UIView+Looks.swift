extension UIView {
    /// The accent of the view and those in it that have none of their own; the outermost's is the system's blue.
    public var tintColor: UIColor {
        get { inheritedTint ?? .systemBlue }
        set {
            storedTint = newValue
            tellTint()
        }
    }

    /// Nil where neither this view nor one around it has an accent.
    package var inheritedTint: UIColor? { storedTint ?? superview?.inheritedTint }

    func tellTint() {
        tintColorDidChange()
        didChangeLooks()
        for view in subviews where view.storedTint == nil { view.tellTint() }
    }

    /// Nothing shows in another way while something else is in front here.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { .normal }
        set {}
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }

    // MARK: Pictures of views

    /// Draws the view with all in it into the current context.
    /// - Returns: false where there is no context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if box.width > 0, box.height > 0 {
            context.scaleBy(x: rect.width / box.width, y: rect.height / box.height)
        }
        paintHierarchy(into: context)
        context.restoreGState()
        return true
    }

    /// From the view's top-left corner at the context's origin.
    func paintHierarchy(into context: CGContext) {
        layoutIfNeeded()
        traitCollection.performAsCurrent { ViewPainter(context: context).paint(self, at: .zero) }
    }

    /// A view that shows what this one looks like now; nil for one without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard box.width > 0, box.height > 0 else { return nil }
        let picture = UIGraphicsImageRenderer(size: box.size).image { _ in
            _ = drawHierarchy(in: CGRect(origin: .zero, size: box.size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: picture)
        view.frame = box
        return view
    }

    // MARK: Animation

    /// Source: developer.apple.com/documentation/uikit/uiview/animationoptions
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Carries out the changes at once: UIKit's views go to where they shall be without a way there. The completion is
    /// called right after, with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// As `animate(withDuration:animations:completion:)`.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    /// As `animate(withDuration:animations:completion:)`.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    /// As `animate(withDuration:animations:completion:)`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: { animations?() }, completion: completion) }

    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
