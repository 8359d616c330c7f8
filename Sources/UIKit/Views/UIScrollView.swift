import RenderTree
import TreePainter

/// View that shows a part of larger content. The browser scrolls by itself and reports the offset.
///
/// Source: developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Size of the content in points; constraints of the subviews set it, too.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { didChangeLooks() } } }
    /// Space around the content, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { didChangeLooks() } }
    open var isScrollEnabled = true { didSet { didChangeLooks() } }
    open var isPagingEnabled = false { didSet { didChangeLooks() } }
    open var showsHorizontalScrollIndicator = true { didSet { didChangeLooks() } }
    open var showsVerticalScrollIndicator = true { didSet { didChangeLooks() } }
    /// Ignored: the browser decides whether content that fits can be pulled.
    open var bounces = true
    /// Ignored: the browser decides it, as with `bounces`.
    open var alwaysBounceVertical = false
    /// Ignored: the browser decides it, as with `bounces`.
    open var alwaysBounceHorizontal = false
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { didChangeLooks() } }
    /// Ignored: the content inset is never adjusted.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Ignored: the browser decides how scrolling slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Ignored: the browser draws the scroll indicators.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var refreshControl: UIRefreshControl? { didSet { didChangeLooks() } }
    /// Ignored: the browser draws the scroll indicators.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Ignored: the browser draws the scroll indicators.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Ignored: the browser draws the scroll indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// Ignored: the browser decides when a touch scrolls.
    open var isDirectionalLockEnabled = false
    /// Ignored: the browser decides when a touch scrolls.
    open var delaysContentTouches = true
    /// Ignored: the browser decides when a touch scrolls.
    open var canCancelContentTouches = true
    /// Ignored: a page has no status bar to tap.
    open var scrollsToTop = true
    /// Ignored: scales stop at the limits.
    open var bouncesZoom = true
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
    var zoom = ZoomState()
    /// Recogniser whose state follows no finger: the browser scrolls by itself.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Title of a navigation bar, above the content.
    var largeTitle: LargeTitle? { didSet { titleDidChange(from: oldValue?.height ?? 0) } }
    /// Tells the bar above that the offset has changed.
    var titleMoved: (() -> Void)?
    private var place = CGPoint.zero
    private var target: ScrollTarget?
    /// Offsets at which scrolling comes to rest; nil lets it stop anywhere.
    var stops: [CGFloat]? { didSet { if stops != oldValue { didChangeLooks() } } }

    /// Offset to which the painter returns where this is a row with swipe actions; nil where it is not.
    var rest: CGFloat? { didSet { if rest != oldValue { didChangeLooks() } } }

    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    /// Never called: the browser decides whether a finger that moves scrolls or touches.
    /// Source: developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Never called, as `touchesShouldCancel(in:)` is not.
    /// Source: developer.apple.com/documentation/uikit/uiscrollview/touchesshouldbegin(_:with:in:)
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic = 0, scrollableAxes, never, always }

    public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeScrollValues(from: coder) }
    }

    /// Guide of the content's area.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self, insets: nil)

    /// Guide of the visible area's size.
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

    // MARK: Offset

    /// Content point at the top-left corner of the visible area, in points.
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
        target = ScrollTarget(
            x: contentOffset.x, y: contentOffset.y, serial: (target?.serial ?? 0) + 1,
            isAnimated: animated ? true : nil)
        didChangeLooks()
        if isNew { didScroll() }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scrolls just as far as needed to make a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func offset(
            _ place: CGFloat, _ window: CGFloat, _ low: CGFloat, _ high: CGFloat, _ all: CGFloat, _ before: CGFloat,
            _ after: CGFloat
        ) -> CGFloat {
            if low >= place + before, high <= place + window - after { return place }
            let moved = low < place + before ? low - before : high - window + after
            return max(-before, min(moved, all - window + after))
        }
        let inset = adjustedContentInset
        let point = CGPoint(
            x: offset(place.x, box.width, rect.minX, rect.maxX, contentSize.width, inset.left, inset.right),
            y: offset(place.y, box.height, rect.minY, rect.maxY, contentSize.height, inset.top, inset.bottom))
        if point != place { setContentOffset(point, animated: animated) }
    }

    /// Called when the offset has changed.
    func didScroll() {
        titleMoved?()
        delegate?.scrollViewDidScroll(self)
    }

    /// Keeps content at the top below the title, and other content where it is.
    private func titleDidChange(from height: CGFloat) {
        let growth = (largeTitle?.height ?? 0) - height
        didChangeLooks()
        guard growth != 0 else { return }
        if place.y <= 0 { place.y -= growth } else { setContentOffset(place, animated: false) }
    }

    /// Always false: only the browser knows whether a person is still scrolling.
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isTracking: Bool { false }
    /// The content inset, and above it the large title that scrolls with the content.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset
        inset.top += largeTitle?.height ?? 0
        return inset
    }

    var titleNodes: [NodeDraft] {
        largeTitle.map { [$0.draft(width: box.width, bottom: -contentInset.top)] } ?? []
    }
    open func flashScrollIndicators() {}

    // MARK: Rendering and input

    override var nodeContent: NodeContent {
        let inset = adjustedContentInset
        let width = max(0, contentSize.width + inset.left + inset.right)
        let height = max(0, contentSize.height + inset.top + inset.bottom)
        let hidesIndicators = !showsVerticalScrollIndicator && !showsHorizontalScrollIndicator
        return .scroll(
            ScrollContent(
                contentSize: TreeSize(width: width, height: height),
                horizontal: isScrollEnabled && width > box.width, vertical: isScrollEnabled && height > box.height,
                hidesIndicators: hidesIndicators ? true : nil, target: paddedTarget,
                snap: isPagingEnabled ? .pages : stops.map { .offsets($0.map { Double($0) }) },
                rest: rest.map { Double($0) }, reportsOffset: true,
                isRefreshable: refreshControl == nil ? nil : true,
                dismissesKeyboard: keyboardDismissMode == .none ? nil : true))
    }

    private var paddedTarget: ScrollTarget? {
        var moved = target
        moved?.x += adjustedContentInset.left
        moved?.y += adjustedContentInset.top
        return moved
    }

    /// Number of offsets that the browser has reported.
    private var settleCount = 0

    /// Applies an offset that the browser reports. It does not report the finger's phase, so each offset is delivered
    /// as a drag of its own.
    private func scrolled(to point: CGPoint) {
        guard point != place else { return }
        delegate?.scrollViewWillBeginDragging(self)
        place = point
        didScroll()
        var end = point
        withUnsafeMutablePointer(to: &end) {
            delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: $0)
        }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        delegate?.scrollViewDidEndDecelerating(self)
        settle(at: end == point ? nil : end)
    }

    /// Seconds without a further offset, after which a person has stopped scrolling.
    private static let settlingTime = 0.2

    /// Scrolls to the offset that the delegate has chosen, when the person has stopped; nil keeps the offset.
    private func settle(at end: CGPoint?) {
        settleCount += 1
        guard let end, end.x.isFinite, end.y.isFinite else { return }
        let count = settleCount
        let scene = AnimationScenes.all.first { $0.shows(self) }
        guard let scene else { return setContentOffset(end, animated: true) }
        scene.schedule(after: Self.settlingTime) { [weak self] in
            if self?.settleCount == count { self?.setContentOffset(end, animated: true) }
        }
    }

    override func receive(_ event: InputEvent) {
        switch event {
        case .scroll(_, let x, let y):
            scrolled(to: CGPoint(x: x - adjustedContentInset.left, y: y - adjustedContentInset.top))
        case .refresh: refreshControl?.pulled()
        default: super.receive(event)
        }
    }
}
