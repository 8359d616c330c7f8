import RenderTree
import TreePainter

/// View that shows an image. Source: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            didChangeLooks()
        }
    }
    open var highlightedImage: UIImage? { didSet { didChangeLooks() } }
    open var isHighlighted = false { didSet { didChangeLooks() } }
    /// Ignored: images are not animated.
    open var animationDuration: TimeInterval = 0
    /// Ignored: images are not animated.
    open var animationRepeatCount = 0
    public private(set) var isAnimating = false
    /// Shows the first of the images.
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    /// Not animated: only the first image is shown, where `image` is nil.
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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeImageValues(from: coder) }
    }

    private var shown: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard let shown = chosen ?? animationImages?.first else { return nil }
        return preferredSymbolConfiguration.map(shown.withConfiguration) ?? shown
    }

    override open var intrinsicContentSize: CGSize {
        shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
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
