/// A rectangle with subviews. What a subclass draws in `draw(_:)` becomes a picture; everything else reaches the person's
/// screen as shapes, text and real controls.
///
/// Source: developer.apple.com/documentation/uikit/uiview. What a subclass may override stands here, since only that can be
/// overridden in Swift; how it works stands in the extensions.
@MainActor open class UIView: UIResponder {
    public internal(set) var subviews: [UIView] = []
    public internal(set) weak var superview: UIView?
    /// Constraints among this view's subviews and itself; kept by `NSLayoutConstraint.isActive`.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    var sizePriorities = SizePriorities()
    /// Set for a controller's root view.
    package weak var owner: UIViewController?
    var needsLayout = true
    var needsConstraints = true
    /// The rectangle in the superview's coordinates as it would be without `transform`.
    package internal(set) var box: CGRect
    /// Stored apart: few views have them. See the extensions that they belong to.
    var storedLayer: CALayer?
    var storedTint: UIColor?
    var storedGuides = OwnGuides()
    var spokenText = ViewSpeech()
    var customActions: [UIAccessibilityCustomAction] = []
    var drawing = OwnDrawing()
    var touch: UITouch?

    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { didChangeLooks() } }
    /// About the centre. Layout is not concerned with it.
    open var transform = CGAffineTransform.identity { didSet { didChangeLooks() } }
    /// How a picture, and what `draw(_:)` draws, fills the bounds.
    open var contentMode = ContentMode.scaleToFill { didSet { didChangeLooks() } }
    open var isOpaque = true
    open var backgroundColor: UIColor? { didSet { didChangeLooks() } }
    open var alpha: CGFloat = 1 { didSet { didChangeLooks() } }
    open var isHidden = false { didSet { visibilityDidChange() } }
    open var clipsToBounds = false { didSet { didChangeLooks() } }
    open var isUserInteractionEnabled = true { didSet { didChangeLooks() } }
    /// Pinches are the recognisers' business; single touches are told one at a time.
    open var isMultipleTouchEnabled = false
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
    open var autoresizingMask: AutoresizingMask = []
    /// Whether frames of the subviews follow the size by their masks.
    open var autoresizesSubviews = true
    /// Which way what has a beginning and an end stands.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { outermost.constraintsDidChange() }
    }

    public init(frame: CGRect) {
        box = frame
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Views here are made by code; an archive is never read.
    public required init?(coder: NSCoder) { nil }

    // MARK: Geometry

    /// Around the transformed view, in the superview's coordinates, in points.
    open var frame: CGRect {
        get { transformedFrame }
        set { place(atFrame: newValue) }
    }

    /// Only a scroll view's has another origin than zero: how far it is scrolled.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: box.size) }
        set { resize(toBounds: newValue.size) }
    }

    open var center: CGPoint {
        get { CGPoint(x: box.midX, y: box.midY) }
        set { place(atCenter: newValue) }
    }

    /// A side without a size of its own; see `intrinsicContentSize`.
    public static let noIntrinsicMetric: CGFloat = -1

    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// The size that a view with these constraints inside needs.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { LayoutPass.fittingSize(of: self, targetSize, horizontal, vertical) }

    open func invalidateIntrinsicContentSize() { ownSizeDidChange() }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    /// A place behind the last one is the last one. A view cannot be put into itself or into its own subviews.
    open func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }
    /// Constraints between this view, or what is in it, and anything else are gone after it.
    open func removeFromSuperview() { takeAway() }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    override open var next: UIResponder? { owner ?? superview }

    // MARK: Layout

    open func setNeedsLayout() {
        needsLayout = true
        didChangeLooks()
    }

    /// Lays out this view and all below it that need it, the outer ones first.
    open func layoutIfNeeded() { layOutIfNeeded() }
    /// Places the subviews by their constraints, and by their autoresizing masks.
    open func layoutSubviews() { LayoutPass.placeSubviews(of: self) }
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {
        needsConstraints = true
        setNeedsLayout()
    }
    open func updateConstraintsIfNeeded() { updateOwnConstraintsIfNeeded() }
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}

    // MARK: Drawing

    /// Override it to draw into the current context; the rectangle is always the whole bounds.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {
        drawing.isStale = true
        didChangeLooks()
    }

    /// Override it for a view whose layer is of another class.
    open class var layerClass: AnyClass { CALayer.self }
    /// Called where `tintColor` has changed, here or above.
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Pointers and assistive technology

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The view farthest in front that takes touches at this point of this view's coordinates; nil outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, with: event) }
    /// Called where assistive technology raises or lowers a view whose traits say `adjustable`.
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    // MARK: For the solver

    /// True for text that is higher where it is narrower.
    var isWidthDependent: Bool { false }
    /// Measures at this width from now on.
    /// - Returns: whether the size of its own has changed by that.
    func measure(atWidth width: CGFloat) -> Bool { false }
    /// From the top to the first line's baseline, and from the last one's to the bottom.
    var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

    // MARK: What reaches the person

    /// What is drawn beneath the subviews, in the view's own coordinates. Colours are those of the current traits.
    func ownMarks() -> [ViewMark] { [] }
    /// What is drawn above the subviews.
    func upperMarks() -> [ViewMark] { [] }
    /// What the person's system is told that the view is.
    var role: ViewRole { .plain }
    /// What assistive technology calls the view where the app does not say.
    var ownSpeech: ViewSpeech { ViewSpeech() }
    /// The subviews that are shown, the last on top.
    var shownSubviews: [UIView] { subviews }
    /// What the person did. Views that are no control hear of gestures, touches and assistive technology only.
    func receive(_ input: ViewInput) { receiveOutsideOfControls(input) }

    /// Of an outermost view: the window that it is in.
    var rootWindow: UIWindow? { owner?.sceneWindow }

    /// Told when anything that is seen of this view, or of one below it, has changed. The renderer listens at the root.
    package var onChange: (@MainActor () -> Void)?

    package func didChangeLooks() {
        onChange?()
        superview?.didChangeLooks()
    }
}
