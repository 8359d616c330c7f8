/// A rectangle with subviews. What a subclass draws in `draw(_:)` becomes a picture; everything else reaches the person's
/// screen as shapes, text and real controls.
///
/// Source: developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder {
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    /// Constraints among this view's subviews and itself; kept by `NSLayoutConstraint.isActive`.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    var sizePriorities = SizePriorities()
    /// Set for a controller's root view.
    package weak var owner: UIViewController?
    package private(set) var needsLayout = true

    /// The rectangle in the superview's coordinates as it would be without `transform`.
    package private(set) var box: CGRect
    /// Stored apart: few views have them. See the extensions that they belong to.
    var storedLayer: CALayer?
    var storedTint: UIColor?
    var storedGuides = OwnGuides()
    var spokenText = ViewSpeech()
    var drawing = OwnDrawing()
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { didChangeLooks() } }

    /// Around the transformed view, in the superview's coordinates, in points.
    open var frame: CGRect {
        get { transform.isIdentity ? box : box.applying(transform.about(CGPoint(x: box.midX, y: box.midY))) }
        set {
            guard !transform.isIdentity else { return setBox(newValue) }
            let moved = CGRect(
                x: newValue.midX - box.width / 2, y: newValue.midY - box.height / 2, width: box.width,
                height: box.height)
            setBox(moved)
        }
    }

    /// About the centre. Layout is not concerned with it.
    open var transform = CGAffineTransform.identity { didSet { didChangeLooks() } }
    /// How a picture, and what `draw(_:)` draws, fills the bounds.
    open var contentMode = ContentMode.scaleToFill { didSet { didChangeLooks() } }
    open var isOpaque = true
    open var backgroundColor: UIColor? { didSet { didChangeLooks() } }
    open var alpha: CGFloat = 1 { didSet { didChangeLooks() } }
    open var isHidden = false { didSet { didChangeLooks() } }
    open var clipsToBounds = false { didSet { didChangeLooks() } }
    open var isUserInteractionEnabled = true { didSet { didChangeLooks() } }
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
    open var autoresizingMask: AutoresizingMask = []

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    public init(frame: CGRect) {
        box = frame
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Views here are made by code; an archive is never read.
    public required init?(coder: NSCoder) { nil }

    // MARK: Geometry

    /// Only a scroll view's has another origin than zero: how far it is scrolled.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: box.size) }
        set {
            let (x, y) = (box.midX - newValue.width / 2, box.midY - newValue.height / 2)
            // As on Apple's systems the centre stays; a view whose corner is still at zero keeps that.
            setBox(CGRect(origin: box.origin == .zero ? .zero : CGPoint(x: x, y: y), size: newValue.size))
        }
    }

    open var center: CGPoint {
        get { CGPoint(x: box.midX, y: box.midY) }
        set {
            setBox(
                CGRect(
                    x: newValue.x - box.width / 2, y: newValue.y - box.height / 2, width: box.width,
                    height: box.height))
        }
    }

    private func setBox(_ new: CGRect) {
        let old = box
        guard new != old else { return }
        box = new
        LayoutPass.noteChange()
        if new.size != old.size {
            resizeSubviews(from: old.size)
            setNeedsLayout()
        } else {
            didChangeLooks()
        }
    }

    /// A side without a size of its own; see `intrinsicContentSize`.
    public static let noIntrinsicMetric: CGFloat = -1

    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// The size that a view with these constraints inside needs.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { LayoutPass.fittingSize(of: self, targetSize, horizontal, vertical) }

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    open func invalidateIntrinsicContentSize() {
        LayoutPass.noteChange()
        for view in sequence(first: self, next: \.superview) { view.setNeedsLayout() }
    }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// A place behind the last one is the last one. A view cannot be put into itself or into its own subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else { return }
        if view.superview === self { return move(view, to: index) }
        view.removeFromSuperview()
        let controller = view.controllerComing(into: self)
        controller?.beginAppearanceTransition(true, animated: false)
        view.willMove(toSuperview: self)
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        LayoutPass.noteChange()
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    private func move(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        didChangeLooks()
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: index(of: sibling, without: view) ?? subviews.count)
    }

    private func index(of sibling: UIView, without view: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    /// Constraints between this view, or what is in it, and anything else are gone after it.
    open func removeFromSuperview() {
        guard let superview else { return }
        let controller = controllerLeaving()
        controller?.beginAppearanceTransition(false, animated: false)
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        for view in sequence(first: superview, next: \.superview) {
            for constraint in view.constraints where constraint.reaches(into: self) { constraint.isActive = false }
        }
        superview.subviews.removeAll { $0 === self }
        LayoutPass.noteChange()
        superview.setNeedsLayout()
        self.superview = nil
        didMoveToSuperview()
        controller?.endAppearanceTransition()
    }

    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { move(view, to: subviews.count) }
    }

    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { move(view, to: 0) }
    }

    /// This view, or the first one within it, that has the tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    override open var next: UIResponder? { owner ?? superview }

    // MARK: Layout

    open func setNeedsLayout() {
        needsLayout = true
        didChangeLooks()
    }

    /// A constraint may stand between views far apart, so a change of one can move any view of the tree.
    func constraintsDidChange() {
        LayoutPass.noteChange()
        setNeedsLayout()
        for view in subviews { view.constraintsDidChange() }
    }

    /// Lays out this view and all below it that need it, the outer ones first.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            owner?.viewWillLayoutSubviews()
            layoutSubviews()
            owner?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
        owner?.finishAppearing()
    }

    /// Places the subviews by their constraints, and by their autoresizing masks.
    open func layoutSubviews() { LayoutPass.placeSubviews(of: self) }

    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() { setNeedsLayout() }
    open func updateConstraintsIfNeeded() { updateConstraints() }

    // MARK: Drawing

    /// Override it to draw into the current context; the rectangle is always the whole bounds.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {
        drawing.isStale = true
        didChangeLooks()
    }

    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Override it for a view whose layer is of another class.
    open class var layerClass: AnyClass { CALayer.self }

    /// Called where `tintColor` has changed, here or above.
    open func tintColorDidChange() {}

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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

    /// What the person did. Views that are no control hear of gestures only.
    func receive(_ input: ViewInput) { receiveGesture(input) }

    // MARK: Pointers

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view farthest in front that takes touches at this point of this view's coordinates; nil outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Told when anything that is seen of this view, or of one below it, has changed. The renderer listens at the root.
    package var onChange: (@MainActor () -> Void)?

    package func didChangeLooks() {
        onChange?()
        superview?.didChangeLooks()
    }

    /// Views without constraints keep their frames, but for what their masks let grow with their superview.
    private func resizeSubviews(from old: CGSize) {
        let growth = CGSize(width: box.width - old.width, height: box.height - old.height)
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            let (mask, frame) = (subview.autoresizingMask, subview.frame)
            let x = Self.shares(
                growth.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin))
            let y = Self.shares(
                growth.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin))
            subview.frame = CGRect(
                x: frame.minX + x.before, y: frame.minY + y.before, width: frame.width + x.size,
                height: frame.height + y.size)
        }
    }

    /// Growth is shared out evenly among what is flexible.
    private static func shares(
        _ growth: CGFloat, _ before: Bool, _ size: Bool, _ after: Bool
    ) -> (before: CGFloat, size: CGFloat) {
        let count = [before, size, after].filter { $0 }.count
        let share = count > 0 ? growth / CGFloat(count) : 0
        return (before ? share : 0, size ? share : 0)
    }
}
