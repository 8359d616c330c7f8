import RenderTree
import TreePainter

/// View that shows that something is in progress. It is not animated here.
/// Source: developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    open var color = UIColor.systemGray { didSet { didChangeLooks() } }
    /// Whether the view is hidden while nothing is in progress.
    /// Source: developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
    open var hidesWhenStopped = true { didSet { update() } }
    public private(set) var isAnimating = false

    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
        isHidden = true
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let isHiddenInFile = isHidden
        if let coder = coder as? InterfaceCoder { decodeIndicatorValues(from: coder) }
        isHidden = isHiddenInFile || hidesWhenStopped && !isAnimating
    }

    open func startAnimating() {
        isAnimating = true
        update()
    }

    open func stopAnimating() {
        isAnimating = false
        update()
    }

    private func update() {
        isHidden = hidesWhenStopped && !isAnimating
        didChangeLooks()
    }

    override open var intrinsicContentSize: CGSize {
        let side = style == .large ? SpinnerLook.largeSide : SpinnerLook.side
        return CGSize(width: side, height: side)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func ownNodes() -> [NodeDraft] {
        guard isAnimating || !hidesWhenStopped else { return [] }
        return SpinnerLook(color: color.rgba).nodes(in: box.size)
    }

    override var ownAccessibility: NodeAccessibility {
        NodeAccessibility(label: isAnimating ? SystemWords.current[.inProgress] : nil)
    }
}

/// View that shows how far something has progressed. Source: developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor open class UIProgressView: UIView {
    private var share: Float = 0
    open var progressTintColor: UIColor? { didSet { didChangeLooks() } }
    open var trackTintColor: UIColor? { didSet { didChangeLooks() } }
    /// Ignored: the line is of a colour.
    /// Source: developer.apple.com/documentation/uikit/uiprogressview/progressimage
    open var progressImage: UIImage?
    /// Ignored: the line is of a colour.
    /// Source: developer.apple.com/documentation/uikit/uiprogressview/trackimage
    open var trackImage: UIImage?
    /// Progress that the view shows until that is done. It is read ten times a second.
    /// Source: developer.apple.com/documentation/uikit/uiprogressview/observedprogress
    open var observedProgress: Progress? { didSet { observe() } }
    private var observation: Task<Void, Never>?

    private func observe() {
        observation?.cancel()
        guard let observedProgress else { return }
        progress = Float(observedProgress.fractionCompleted)
        observation = Task { [weak self] in
            while !Task.isCancelled, let self, self.observedProgress === observedProgress {
                progress = Float(observedProgress.fractionCompleted)
                if observedProgress.isFinished { return }
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
    }

    public enum Style: Int, Sendable { case `default` = 0, bar }

    /// Creates a progress view. Both styles are drawn alike.
    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeProgressValues(from: coder) }
    }

    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    /// Progress in 0…1; other numbers are clamped, and NaN is 0.
    open var progress: Float {
        get { share }
        set {
            share = newValue.isNaN ? 0 : max(0, min(1, newValue))
            didChangeLooks()
        }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: ProgressLook.height)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ProgressLook.height) }

    override func ownNodes() -> [NodeDraft] {
        let look = ProgressLook(
            fraction: Double(share), isMirrored: isRightToLeft, track: (trackTintColor ?? .controlTrack).rgba,
            tint: (progressTintColor ?? tintColor).rgba)
        return look.nodes(in: box.size)
    }

    override var ownAccessibility: NodeAccessibility {
        NodeAccessibility(traits: [.progress], progress: Double(share))
    }
}

/// Control that shows which of several pages is current. Source: developer.apple.com/documentation/uikit/uipagecontrol
@preconcurrency @MainActor open class UIPageControl: UIControl {
    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodePageValues(from: coder) }
    }

    /// Number of pages; at least 0 and at most 100 dots are drawn.
    open var numberOfPages = 0 {
        didSet {
            currentPage = kept(currentPage)
            invalidateIntrinsicContentSize()
        }
    }
    /// Index of the page that is shown; one that there is not becomes the first or the last.
    /// Source: developer.apple.com/documentation/uikit/uipagecontrol/currentpage
    open var currentPage = 0 {
        didSet {
            currentPage = kept(currentPage)
            didChangeLooks()
        }
    }
    private func kept(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }
    open var hidesForSinglePage = false { didSet { didChangeLooks() } }
    open var pageIndicatorTintColor: UIColor? { didSet { didChangeLooks() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { didChangeLooks() } }
    /// Whether the dots stand on a ground of their own: a prominent one, or one of the system's choice, which is none.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { didChangeLooks() } }
    /// Ignored: every page has a dot.
    open var preferredIndicatorImage: UIImage?
    /// Ignored: every page has a dot.
    open var preferredCurrentPageIndicatorImage: UIImage?
    /// Ignored: every page has a dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }
    /// Ignored: a tap goes to the next page.
    open var allowsContinuousInteraction = true
    /// Never continuous: a tap is over when the app hears of it.
    /// Source: developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.property
    open var interactionState: InteractionState { .none }

    /// Source: developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum
    public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
    private var shownCount: Int { max(0, min(100, numberOfPages)) }

    /// Source: developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum
    public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }

    /// Way from the first page's dot to the last one's.
    /// Source: developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.property
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            didChangeLooks()
        }
    }

    override open var intrinsicContentSize: CGSize { size(forNumberOfPages: shownCount) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open func size(forNumberOfPages count: Int) -> CGSize {
        let length = CGFloat(count) * 17 + 12
        return isVertical ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
    }

    override func ownNodes() -> [NodeDraft] {
        guard shownCount > 1 || !hidesForSinglePage else { return [] }
        let size = size(forNumberOfPages: shownCount)
        let ground = CGRect(
            x: (box.width - size.width) / 2, y: (box.height - size.height) / 2, width: size.width, height: size.height)
        let grounds: [NodeDraft] =
            backgroundStyle == .prominent ? [.box(ground, UIColor.systemFill.rgba, cornerRadius: 13)] : []
        return grounds
            + (0..<shownCount).map { page -> NodeDraft in
                let color =
                    page == currentPage
                    ? currentPageIndicatorTintColor ?? .white
                    : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
                return .box(dot(of: page, in: ground), color.rgba, cornerRadius: 3.5)
            }
    }

    override var nodeContent: NodeContent {
        .button(ButtonContent(isDisabled: isEnabled && numberOfPages > 1 ? nil : true))
    }

    /// Goes on to the next page, and from the last one to the first.
    override func triggered() {
        guard numberOfPages > 1 else { return }
        currentPage = (currentPage + 1) % numberOfPages
        sendActions(for: .valueChanged)
    }

    override var ownAccessibility: NodeAccessibility {
        let words = SystemWords.current.page(currentPage + 1, of: numberOfPages)
        // A label that the app has set stays the label; the page number is then the value.
        let isNamed = givenAccessibility.label != nil
        return NodeAccessibility(label: isNamed ? nil : words, value: isNamed ? words : nil)
    }
}
