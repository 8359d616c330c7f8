/// Says that something is going on. It stands still here. Source:
/// developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor open class UIActivityIndicatorView: UIView {
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    open var color = UIColor.systemGray { didSet { didChangeLooks() } }
    open var hidesWhenStopped = true { didSet { didChangeLooks() } }
    public private(set) var isAnimating = false

    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }

    open func startAnimating() {
        isAnimating = true
        didChangeLooks()
    }

    open func stopAnimating() {
        isAnimating = false
        didChangeLooks()
    }

    override open var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large ? 37 : 20
        return CGSize(width: side, height: side)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func ownMarks() -> [ViewMark] {
        guard isAnimating || !hidesWhenStopped else { return [] }
        let side = intrinsicContentSize.width
        let (center, outer) = (CGPoint(x: box.width / 2, y: box.height / 2), side / 2 - 1)
        return (0..<8).map { index in
            let angle = CGFloat(index) * .pi / 4
            let path = CGMutablePath()
            for (place, isStart) in [(outer * 0.5, true), (outer, false)] {
                let point = CGPoint(x: center.x + cos(angle) * place, y: center.y + sin(angle) * place)
                if isStart { path.move(to: point) } else { path.addLine(to: point) }
            }
            let shade = color.withAlphaComponent(1 - CGFloat(index) * 0.1).cgColor
            return .stroke(path, shade, width: side / 10, bounds: CGRect(origin: .zero, size: box.size))
        }
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        if isAnimating { speech.label = "In progress" }
        return speech
    }
}

/// How far something has come. Source: developer.apple.com/documentation/uikit/uiprogressview
@MainActor open class UIProgressView: UIView {
    private var share: Float = 0
    open var progressTintColor: UIColor? { didSet { didChangeLooks() } }
    open var trackTintColor: UIColor? { didSet { didChangeLooks() } }

    public enum Style: Int, Sendable { case `default` = 0, bar }

    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    /// 0…1.
    open var progress: Float {
        get { share }
        set {
            share = newValue.isNaN ? 0 : max(0, min(1, newValue))
            didChangeLooks()
        }
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: box.size)
        var filled = area
        filled.size.width *= CGFloat(share)
        return [
            .box(area, (trackTintColor ?? .systemFill).cgColor, cornerRadius: area.height / 2),
            .box(filled, (progressTintColor ?? tintColor).cgColor, cornerRadius: area.height / 2),
        ]
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.progress = Double(share)
        return speech
    }
}

/// Which of several pages is shown. Source: developer.apple.com/documentation/uikit/uipagecontrol
@MainActor open class UIPageControl: UIControl {
    /// At least 0, and at most 100 are drawn.
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
    open var currentPage = 0 { didSet { didChangeLooks() } }
    open var hidesForSinglePage = false { didSet { didChangeLooks() } }
    open var pageIndicatorTintColor: UIColor? { didSet { didChangeLooks() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { didChangeLooks() } }
    private var shownCount: Int { max(0, min(100, numberOfPages)) }

    override open var intrinsicContentSize: CGSize { CGSize(width: CGFloat(shownCount) * 17 + 12, height: 26) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open func size(forNumberOfPages count: Int) -> CGSize { CGSize(width: CGFloat(count) * 17 + 12, height: 26) }

    override func ownMarks() -> [ViewMark] {
        guard shownCount > 1 || !hidesForSinglePage else { return [] }
        let start = (box.width - CGFloat(shownCount) * 17) / 2
        return (0..<shownCount).map { page in
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
            let dot = CGRect(x: start + CGFloat(page) * 17 + 5, y: (box.height - 7) / 2, width: 7, height: 7)
            return .box(dot, color.cgColor, cornerRadius: 3.5)
        }
    }

    override var role: ViewRole { .button(isDisabled: !isEnabled || numberOfPages < 2) }

    /// A tap goes on by a page, and from the last one to the first.
    override func triggered() {
        guard numberOfPages > 1 else { return }
        currentPage = (currentPage + 1) % numberOfPages
        sendActions(for: .valueChanged)
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        let words = "Page \(currentPage + 1) of \(numberOfPages)"
        // A name of the app's own stands before it.
        if spokenText.label == nil { speech.label = words } else { speech.value = words }
        return speech
    }
}

/// Blurs what is behind: here it is covered with a thin colour. Source:
/// developer.apple.com/documentation/uikit/uivisualeffectview
@MainActor open class UIVisualEffectView: UIView {
    public let contentView = UIView()
    open var effect: UIVisualEffect? { didSet { didChangeLooks() } }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { nil }

    override func ownMarks() -> [ViewMark] {
        guard effect != nil else { return [] }
        let color = UIColor.secondarySystemBackground.withAlphaComponent(0.85).cgColor
        return [.fill(outline, color, bounds: CGRect(origin: .zero, size: box.size))]
    }
}

open class UIVisualEffect: NSObject {}

/// Source: developer.apple.com/documentation/uikit/uiblureffect
open class UIBlurEffect: UIVisualEffect {
    /// All are drawn alike.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
    }

    public init(style: Style) { super.init() }
}
