/// A rectangle with subviews, as far as hosting SwiftUI and drawing need it.
///
/// Source: Apple, "UIView". Drawing by `draw(_:)`, layers, gesture recognisers and animation are not here.
@MainActor open class UIView: UIResponder {
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    /// Constraints among this view's subviews and itself; kept by `NSLayoutConstraint.isActive`.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    /// Set for a controller's root view.
    package weak var owner: UIViewController?
    package private(set) var needsLayout = true

    open var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } else if frame != oldValue { didChangeLooks() } }
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

    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// A place behind the last one is the last one.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        superview.constraints.removeAll { $0.involves(self) }
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsLayout()
        self.superview = nil
        didMoveToSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        didChangeLooks()
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

    /// Lays out this view and all below it that need it, the outer ones first.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            owner?.viewWillLayoutSubviews()
            layoutSubviews()
            owner?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    /// Places the subviews by their constraints, and by their autoresizing masks.
    open func layoutSubviews() { SubviewLayout.apply(to: self) }

    /// Told when anything that is seen of this view, or of one below it, has changed. The renderer listens at the root.
    package var onChange: (@MainActor () -> Void)?

    package func didChangeLooks() {
        onChange?()
        superview?.didChangeLooks()
    }

    /// The size that subviews with autoresizing masks were placed for.
    var resizedFrom: CGSize?
}
