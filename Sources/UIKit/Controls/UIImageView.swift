/// A picture. Source: developer.apple.com/documentation/uikit/uiimageview
@MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            didChangeLooks()
        }
    }
    open var highlightedImage: UIImage? { didSet { didChangeLooks() } }
    open var isHighlighted = false { didSet { didChangeLooks() } }
    /// Only the first of them is shown.
    open var animationImages: [UIImage]? { didSet { didChangeLooks() } }
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

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var shown: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard let shown = chosen ?? animationImages?.first else { return nil }
        return preferredSymbolConfiguration.map(shown.withConfiguration) ?? shown
    }

    override open var intrinsicContentSize: CGSize {
        shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

    override func ownMarks() -> [ViewMark] {
        guard let shown else { return [] }
        return shown.marks(in: contentMode.frame(of: shown.size, in: CGRect(origin: .zero, size: box.size)), tintColor)
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.traits = .image
        return speech
    }
}

extension UIImage {
    /// The picture in a rectangle; a stencil in the tint.
    func marks(in rect: CGRect, _ tint: UIColor) -> [ViewMark] {
        guard let upright = uprightImage, rect.width > 0, rect.height > 0 else { return [] }
        let color = renderingMode == .alwaysTemplate ? tint.cgColor : nil
        return patches(of: upright, in: rect).compactMap { source, target in
            (source.map(upright.cropping) ?? upright).map { ViewMark(target, .image($0, tint: color)) }
        }
    }
}
