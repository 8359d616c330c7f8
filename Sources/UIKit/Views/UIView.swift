import RenderTree
import TreePainter

/// A rectangle with subviews. Content drawn in `draw(_:)` becomes a bitmap; everything else is shown as shapes, text
/// and native controls.
///
/// Source: developer.apple.com/documentation/uikit/uiview. Overridable members are declared here, because Swift cannot
/// override those of an extension; their implementations are in the extensions.
@preconcurrency @MainActor open class UIView: UIResponder {
    public internal(set) var subviews: [UIView] = []
    public internal(set) weak var superview: UIView?
    /// Constraints whose items have this view as their nearest common ancestor; kept up to date by
    /// `NSLayoutConstraint.isActive`.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    var sizePriorities = SizePriorities()
    /// Controller whose root view this is, else nil.
    package weak var owner: UIViewController?
    var needsLayout = true
    var needsConstraints = true
    /// Whether this view or a descendant has constraints to update.
    var holdsStaleConstraints = true
    var isUpdatingConstraints = false
    /// Insets that `safeAreaInsetsDidChange` was called for last.
    var toldSafeArea = UIEdgeInsets.zero
    /// Frame in the superview's coordinates before `transform` is applied.
    package internal(set) var box: CGRect
    var boundsOrigin = CGPoint.zero { didSet { boundsOriginDidChange(from: oldValue) } }
    /// Properties of the extensions; optional or empty, because few views set them.
    var storedLayer: CALayer?
    var storedTint: UIColor?
    var storedTintMode = TintAdjustmentMode.automatic
    var storedGuides = OwnGuides()
    var givenAccessibility = NodeAccessibility()
    var givenTraits: UIAccessibilityTraits?
    var givenIsElement: Bool?
    var customActions: [UIAccessibilityCustomAction] = []
    var drawing = OwnDrawing()
    var touch: UITouch?
    var traitHandlers = TraitHandlers()
    /// Keeps what a nib's objects depend on; nil for a view that is not the outermost of one.
    var interface: InterfaceLoader?
    var heldInteractions: [any UIInteraction] = []
    /// Traits that this view and its descendants have in place of those around them.
    open var traitOverrides = UITraitOverrides() { didSet { overridesDidChange(from: oldValue) } }
    /// Interface style of this view and its descendants, in place of that around them; `.unspecified` inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { recognizersDidChange(from: oldValue) } }
    /// Transform about the centre. It does not affect layout.
    open var transform = CGAffineTransform.identity { didSet { didChangeLooks() } }
    /// How an image, and the content of `draw(_:)`, fills the bounds.
    open var contentMode = ContentMode.scaleToFill { didSet { didChangeLooks() } }
    /// Ignored: it only hints at performance.
    open var isOpaque = true
    open var backgroundColor: UIColor? { didSet { didChangeLooks() } }
    open var alpha: CGFloat = 1 {
        didSet {
            ViewAnimations.opacityDidChange(of: self, from: oldValue)
            didChangeLooks()
        }
    }
    /// Whether the view has just lost its opacity in an animation that is not over.
    var isFading = false
    /// Solution of the constraints of the tree whose outermost view this is; nil before they are solved.
    var solved: SolvedFrames?
    open var isHidden = false { didSet { visibilityDidChange() } }
    open var clipsToBounds = false { didSet { didChangeLooks() } }
    open var isUserInteractionEnabled = true { didSet { didChangeLooks() } }
    /// Ignored: recognisers receive pinches, and the touch methods one touch at a time.
    open var isMultipleTouchEnabled = false
    /// Ignored: one finger is reported at a time.
    open var isExclusiveTouch = false
    /// Ignored: each drawing begins with an empty bitmap.
    open var clearsContextBeforeDrawing = true
    /// Whether the margins are at least as far in as those of the superview.
    open var preservesSuperviewLayoutMargins = false { didSet { outermost.constraintsDidChange() } }
    /// Whether the default margins lie within the safe area.
    open var insetsLayoutMarginsFromSafeArea = true { didSet { outermost.constraintsDidChange() } }
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews resize with the view by their autoresizing masks.
    open var autoresizesSubviews = true
    /// How the view's content is flipped for the layout direction.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { outermost.constraintsDidChange() }
    }

    public init(frame: CGRect) {
        box = frame
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view of a storyboard or nib, with its subviews. Returns nil for another coder: archives are not read.
    public required init?(coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return nil }
        box = .zero
        super.init()
        decodeViewValues(from: coder)
    }

    // MARK: Geometry

    /// Bounding box of the transformed view in the superview's coordinates, in points.
    open var frame: CGRect {
        get { transformedFrame }
        set { place(atFrame: newValue) }
    }

    /// Rectangle of the view in its own coordinates: subviews move by another origin, which in a scroll view is the content offset.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: box.size) }
        set {
            boundsOrigin = newValue.origin
            resize(toBounds: newValue.size)
        }
    }

    open var center: CGPoint {
        get {
            guard let anchor = storedLayer?.anchorPoint else { return CGPoint(x: box.midX, y: box.midY) }
            return CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
        }
        set { place(atCenter: newValue) }
    }

    /// Drags the view; nil where it is not draggable.
    var dragSource: (any DragSource)? {
        interactions.lazy.compactMap { $0 as? UIDragInteraction }.first(where: \.isEnabled)
    }
    /// Takes what is dropped onto the view; nil where it takes nothing.
    var dropTarget: (any DropTarget)? { interactions.lazy.compactMap { $0 as? UIDropInteraction }.first }

    // How a `UIDynamicAnimator` sees the view. They are declared here so that subclasses can override them.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

    /// Value of an `intrinsicContentSize` side that has no intrinsic length.
    public static let noIntrinsicMetric: CGFloat = -1

    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// Returns the size that the constraints within the view need.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { LayoutPass.fittingSize(of: self, targetSize, horizontal, vertical) }

    /// Returns the size that the constraints within the view need, where neither side is given.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func invalidateIntrinsicContentSize() { ownSizeDidChange() }
    /// Views whose text has the baselines of this one; itself unless overridden.
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    /// Returns the frame without the `alignmentRectInsets`, and the other way about.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { aligned(alignmentRect) }
    /// View whose area is the visible part of this one; it is in no other. Its transparency is ignored.
    open var mask: UIView? {
        get { extras?.mask }
        set { setMask(newValue) }
    }
    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    /// Inserts a subview; an index out of range is clamped. A view cannot be inserted into itself or its descendants.
    open func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }
    /// Removes the view. Constraints between it, or its descendants, and other views are deactivated.
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

    /// Lays out this view and its descendants where needed, ancestors first.
    open func layoutIfNeeded() { layOutIfNeeded() }
    /// Positions the subviews whose frames follow from constraints.
    open func layoutSubviews() { LayoutPass.placeSubviews(of: self) }
    /// Lays out the sublayers of the view's layer; calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { if layer === storedLayer { layoutSubviews() } }
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {
        needsConstraints = true
        noteStaleConstraints()
        setNeedsLayout()
    }
    /// Ignored: constraints are solved wherever there are some.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Ignored by constraints, which are about the frame. For subclasses to override.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Updates the constraints of this view and its descendants where that was requested, superviews last.
    open func updateConstraintsIfNeeded() { updateStaleConstraints() }
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}

    // MARK: Drawing

    /// Draws into the current context; for subclasses to override. The rectangle is always the whole bounds.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {
        drawing.isStale = true
        didChangeLooks()
    }

    /// Class of the view's layer; for subclasses to override.
    open class var layerClass: AnyClass { CALayer.self }
    /// Called when `tintColor` of this view or an ancestor has changed.
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // Methods of a layer's delegate, called for layers of the app's own that name the view. The view's own layer draws by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Leaves it to `draw(_:in:)`.
    open func display(_ layer: CALayer) { layer.isLeftToDraw = true }
    open func layerWillDraw(_ layer: CALayer) {}
    /// Never called: layers have no implicit animations.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    // MARK: Pointers and assistive technology

    /// Returns whether a gesture of the view's recognisers begins.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Returns the frontmost view that takes touches at a point in this view's coordinates; nil outside of it.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, with: event) }
    /// Called when assistive technology increments or decrements a view with the `adjustable` trait.
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    // MARK: Measuring for constraints

    /// Whether the height depends on the width, as that of wrapped text does.
    var isWidthDependent: Bool { false }
    /// Sets the width at which the view is measured from now on.
    /// - Returns: whether that has changed its intrinsic height.
    func measure(atWidth width: CGFloat) -> Bool { false }
    /// Distances from the top to the first baseline and from the last baseline to the bottom; nil without text.
    var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

    // MARK: Rendering and input

    /// Returns the content drawn below the subviews, in the view's own coordinates. Colours are resolved for the
    /// current traits.
    func ownNodes() -> [NodeDraft] { [] }
    /// Returns the content drawn above the subviews.
    func upperNodes() -> [NodeDraft] { [] }
    /// Content of the view's node.
    var nodeContent: NodeContent { .group }
    /// Frame of a text field's text box within the view.
    var textFrame: CGRect { CGRect(origin: .zero, size: box.size) }
    /// Whether the view is drawn paler because it is disabled.
    var isDimmed: Bool { false }
    /// Whether the view takes the taps beside the controls within it.
    var takesTaps: Bool { false }
    /// Accessibility values of the view where the app sets none.
    var ownAccessibility: NodeAccessibility { NodeAccessibility() }
    /// Handles an input event. Views that are no controls receive only gestures, touches and actions of assistive
    /// technology.
    func receive(_ event: InputEvent) { receiveOutsideOfControls(event) }

    // MARK: Accessibility

    // Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility

    /// Label for assistive technology; nil resets it to the view's own, such as a label's text or a button's title.
    open var accessibilityLabel: String? {
        get { givenAccessibility.label ?? ownAccessibility.label }
        set {
            givenAccessibility.label = newValue
            didChangeLooks()
        }
    }

    open var accessibilityValue: String? {
        get { givenAccessibility.value ?? ownAccessibility.value }
        set {
            givenAccessibility.value = newValue
            didChangeLooks()
        }
    }

    open var accessibilityHint: String? {
        get { givenAccessibility.hint }
        set {
            givenAccessibility.hint = newValue
            didChangeLooks()
        }
    }

    open var accessibilityIdentifier: String? {
        get { givenAccessibility.identifier }
        set {
            givenAccessibility.identifier = newValue
            didChangeLooks()
        }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { givenTraits ?? ownAccessibility.uiTraits }
        set {
            givenTraits = newValue
            didChangeLooks()
        }
    }

    /// Whether assistive technology sees the view; set it to false for decoration.
    open var isAccessibilityElement: Bool {
        get { givenIsElement ?? (ownAccessibility.label != nil) }
        set {
            givenIsElement = newValue
            didChangeLooks()
        }
    }

    /// Whether the view and its descendants are hidden from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { givenAccessibility.hidden == true }
        set {
            givenAccessibility.hidden = newValue
            didChangeLooks()
        }
    }

    /// Elements of a view that draws itself: each an `UIAccessibilityElement`; others are left out.
    open var accessibilityElements: [Any]? { didSet { didChangeLooks() } }

    /// Number of elements of a view that draws itself; those of `accessibilityElements` unless overridden.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        let all = accessibilityElements ?? []
        return all.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Actions on the view besides a tap; at most eight are kept.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { customActions.isEmpty ? nil : customActions }
        set {
            customActions = Array((newValue ?? []).prefix(UIAccessibilityCustomAction.countMax))
            didChangeLooks()
        }
    }

    /// Window of an outermost view.
    var rootWindow: UIWindow? { owner?.sceneWindow }

    /// Called when the appearance of this view or a descendant has changed. The renderer sets it on outermost views.
    package var onChange: ChangeHandler?

    package func didChangeLooks() {
        onChange?.call()
        superview?.didChangeLooks()
    }
}

/// A closure in a type of its own: the compiler (6.3.1) gives a property whose type is a function of the main actor two
/// different symbols in a `@preconcurrency` class, by file, so that subclasses do not link.
package struct ChangeHandler {
    let call: @MainActor () -> Void

    package init(_ call: @escaping @MainActor () -> Void) { self.call = call }
}
