/// A rectangle with subviews, as far as hosting SwiftUI and drawing need it.
///
/// Source: Apple, "UIView". Drawing by `draw(_:)`, layers, gesture recognisers and animation are not here.
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

    open var frame: CGRect {
        didSet {
            if frame.size != oldValue.size {
                resizeSubviews(from: oldValue.size)
                setNeedsLayout()
            } else if frame != oldValue {
                didChangeLooks()
            }
        }
    }
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
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Views here are made by code; an archive is never read.
    public required init?(coder: NSCoder) { nil }

    // MARK: Geometry

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// A side without a size of its own; see `intrinsicContentSize`.
    public static let noIntrinsicMetric: CGFloat = -1

    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    open func invalidateIntrinsicContentSize() {
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

    /// Told when anything that is seen of this view, or of one below it, has changed. The renderer listens at the root.
    package var onChange: (@MainActor () -> Void)?

    package func didChangeLooks() {
        onChange?()
        superview?.didChangeLooks()
    }

    /// Views without constraints keep their frames, but for what their masks let grow with their superview.
    private func resizeSubviews(from old: CGSize) {
        let growth = CGSize(width: frame.width - old.width, height: frame.height - old.height)
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            if subview.autoresizingMask.contains(.flexibleWidth) { subview.frame.size.width += growth.width }
            if subview.autoresizingMask.contains(.flexibleHeight) { subview.frame.size.height += growth.height }
        }
    }
}
