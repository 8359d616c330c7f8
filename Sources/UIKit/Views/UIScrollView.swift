/// A window over something larger. The browser scrolls it by itself and tells where it stands.
///
/// Source: developer.apple.com/documentation/uikit/uiscrollview. Zooming is not here.
@MainActor open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?
    /// In points; also what the constraints of what is inside say.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { didChangeLooks() } } }
    /// Room around the content.
    open var contentInset = UIEdgeInsets.zero { didSet { didChangeLooks() } }
    open var isScrollEnabled = true { didSet { didChangeLooks() } }
    open var isPagingEnabled = false { didSet { didChangeLooks() } }
    open var showsHorizontalScrollIndicator = true { didSet { didChangeLooks() } }
    open var showsVerticalScrollIndicator = true { didSet { didChangeLooks() } }
    /// Whether content that fits can be pulled is the browser's to say.
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { didChangeLooks() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var decelerationRate = DecelerationRate.normal
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var refreshControl: UIRefreshControl? { didSet { didChangeLooks() } }
    private var place = CGPoint.zero
    private var target: ViewScroll.Target?
    /// Where scrolling comes to rest; nil where it may stop anywhere.
    var stops: [CGFloat]? { didSet { if stops != oldValue { didChangeLooks() } } }

    public enum KeyboardDismissMode: Int, Sendable { case none = 0, onDrag, interactive, onDragWithAccessory }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic = 0, scrollableAxes, never, always }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The content, for constraints.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self, insets: nil)

    /// The window, for constraints.
    public private(set) lazy var frameLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: guide, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 1,
                constant: 0),
            NSLayoutConstraint(
                item: guide, attribute: .height, relatedBy: .equal, toItem: self, attribute: .height, multiplier: 1,
                constant: 0),
        ])
        return guide
    }()

    override open func layoutSubviews() {
        super.layoutSubviews()
        let size = contentLayoutGuide.solvedFrame.size
        if subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }), size != .zero {
            contentSize = size
        }
    }

    // MARK: Where it stands

    /// The content's point at the window's corner, in points.
    open var contentOffset: CGPoint {
        get { place }
        set { setContentOffset(newValue, animated: false) }
    }

    override open var bounds: CGRect {
        get { CGRect(origin: place, size: box.size) }
        set {
            super.bounds = CGRect(origin: .zero, size: newValue.size)
            contentOffset = newValue.origin
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        let isNew = contentOffset != place
        place = contentOffset
        target = ViewScroll.Target(offset: contentOffset, serial: (target?.serial ?? 0) + 1, isAnimated: animated)
        didChangeLooks()
        if isNew { didScroll() }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Moves the window just as far as is needed for the rectangle of the content to be seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func offset(_ place: CGFloat, _ window: CGFloat, _ low: CGFloat, _ high: CGFloat, _ all: CGFloat) -> CGFloat {
            let moved = low < place ? low : high > place + window ? high - window : place
            return max(0, min(moved, all - window))
        }
        let point = CGPoint(
            x: offset(place.x, box.width, rect.minX, rect.maxX, contentSize.width),
            y: offset(place.y, box.height, rect.minY, rect.maxY, contentSize.height))
        if point != place { setContentOffset(point, animated: animated) }
    }

    /// Called where the window stands elsewhere.
    func didScroll() { delegate?.scrollViewDidScroll(self) }

    /// Whether scrolling by hand is still going on is the browser's to know.
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isTracking: Bool { false }
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open func flashScrollIndicators() {}

    // MARK: What reaches the person

    override var role: ViewRole {
        let content = CGSize(
            width: contentSize.width + contentInset.left + contentInset.right,
            height: contentSize.height + contentInset.top + contentInset.bottom)
        return .scroll(
            ViewScroll(
                contentSize: content, isHorizontal: isScrollEnabled && content.width > box.width,
                isVertical: isScrollEnabled && content.height > box.height,
                hidesIndicators: !showsVerticalScrollIndicator && !showsHorizontalScrollIndicator,
                target: target.map(paddedTarget), isPaging: isPagingEnabled, stops: stops,
                isRefreshable: refreshControl != nil,
                dismissesKeyboard: keyboardDismissMode != .none))
    }

    private func paddedTarget(_ target: ViewScroll.Target) -> ViewScroll.Target {
        var moved = target
        moved.offset.x += contentInset.left
        moved.offset.y += contentInset.top
        return moved
    }

    /// A browser tells where it stands, and not which finger did it: each place is a drag of its own.
    private func scrolled(to point: CGPoint) {
        guard point != place else { return }
        delegate?.scrollViewWillBeginDragging(self)
        place = point
        didScroll()
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        delegate?.scrollViewDidEndDecelerating(self)
    }

    override func receive(_ input: ViewInput) {
        switch input {
        case .scroll(let point): scrolled(to: CGPoint(x: point.x - contentInset.left, y: point.y - contentInset.top))
        case .refresh: refreshControl?.pulled()
        default: super.receive(input)
        }
    }
}
