import TreePainter

extension UIView {
    /// Accent colour of the view and of the descendants that have none of their own; the outermost view's default is
    /// the system's blue.
    public var tintColor: UIColor {
        get { inheritedTint ?? .systemBlue }
        set {
            storedTint = newValue
            tellTint()
        }
    }

    /// Accent colour of this view or its nearest ancestor that has one; nil where none has.
    package var inheritedTint: UIColor? { storedTint ?? superview?.inheritedTint }

    func tellTint() {
        tintColorDidChange()
        didChangeLooks()
        for view in subviews where view.storedTint == nil { view.tellTint() }
    }

    /// Always normal: views are not dimmed while something else is presented.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { .normal }
        set {}
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }

    // MARK: Snapshots

    /// Draws the view with its descendants into the current context, scaled to the rectangle.
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

    /// Paints the view with its descendants, its top-left corner at the context's origin.
    func paintHierarchy(into context: CGContext) {
        layoutIfNeeded()
        traitCollection.performAsCurrent { picture()?.paint(into: context) }
    }

    /// Returns an image view with the view's present appearance; nil for a view without a size.
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

    /// Options of an animation; they are ignored.
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
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    /// Applies the changes at once: changes of UIKit's views are not animated. The completion is called right
    /// afterwards, with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Same as `animate(withDuration:animations:completion:)`.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    /// Same as `animate(withDuration:animations:completion:)`.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    /// Same as `animate(withDuration:animations:completion:)`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: { animations?() }, completion: completion) }

    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
