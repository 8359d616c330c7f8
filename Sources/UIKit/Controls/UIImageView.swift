import RenderTree
import TreePainter

/// View that shows an image. Source: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            // The pictures that are shown in its place go on.
            if !isAnimating { framesDidChange() }
            invalidateIntrinsicContentSize()
            didChangeLooks()
        }
    }
    open var highlightedImage: UIImage? { didSet { didChangeLooks() } }
    open var isHighlighted = false { didSet { didChangeLooks() } }
    /// Seconds in which all pictures are shown; 0 is a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// Number of times that all pictures are shown; 0 repeats for ever.
    open var animationRepeatCount = 0
    public internal(set) var isAnimating = false
    var frames = FrameClock()
    /// Shows `animationImages` one after the other.
    open func startAnimating() { beginFrames() }
    /// Shows `image` again.
    open func stopAnimating() { endFrames() }
    /// Pictures that take the place of `image` while they are shown.
    open var animationImages: [UIImage]? { didSet { framesDidChange() } }
    /// Pictures that take the place of `highlightedImage`.
    open var highlightedAnimationImages: [UIImage]? { didSet { framesDidChange() } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { didChangeLooks() } }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeImageValues(from: coder) }
    }

    private var shown: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard var shown = framePicture ?? chosen ?? animationImages?.first else { return nil }
        shown = shown.variant(for: traitCollection)
        if shown.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            shown = shown.withHorizontallyFlippedOrientation()
        }
        return preferredSymbolConfiguration.map(shown.withConfiguration) ?? shown
    }

    override open var intrinsicContentSize: CGSize {
        shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        playFrames()
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

    override func ownNodes() -> [NodeDraft] {
        guard let shown else { return [] }
        return shown.drafts(in: contentMode.frame(of: shown.size, in: CGRect(origin: .zero, size: box.size)), tintColor)
    }

    override var ownAccessibility: NodeAccessibility { NodeAccessibility(traits: [.image]) }
}

extension UIImage {
    /// Returns the drafts of the image in a rectangle; a template image is drawn in the tint colour.
    func drafts(in rect: CGRect, _ tint: UIColor) -> [NodeDraft] {
        guard let upright = uprightImage, rect.width > 0, rect.height > 0 else { return [] }
        let color = renderingMode == .alwaysTemplate ? tint.rgba : nil
        return patches(of: upright, in: rect).compactMap { source, target in
            (source.map(upright.cropping) ?? upright).map { .picture($0, in: target, tint: color) }
        }
    }
}
