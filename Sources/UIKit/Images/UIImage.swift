import Synchronization

/// An image: PNG or JPEG. Source: developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {  // never changes after init
    /// The bitmap as it is stored; `imageOrientation` tells how to turn it for drawing.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let renderingMode: RenderingMode
    /// Insets, in points, of the edges that keep their size when the image is stretched.
    public let capInsets: UIEdgeInsets
    public let resizingMode: ResizingMode
    let details: Details
    /// The image's variants; nil until somebody asks for them.
    private let variants = Mutex<UIImageAsset?>(nil)

    /// Rotation and mirroring of a bitmap for drawing.
    /// Source: developer.apple.com/documentation/uikit/uiimage/orientation
    public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// The orientation as an Exif value, 1…8.
        var exif: Int { [1, 3, 8, 6, 2, 4, 5, 7][rawValue] }

        init(exif: Int) {
            let all: [Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
        }

        var isOnItsSide: Bool { exif >= 5 }
    }

    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// Values that only a few images have.
    struct Details: Sendable {
        var symbol: SymbolRequest?
        var hasCaps = false
        /// Colour of a symbol that `withTintColor` has set.
        var tint: CGColor?
        /// Pictures of an animated image, and the seconds in which all are shown.
        var frames: [UIImage]?
        var frameDuration: TimeInterval = 0
        /// Whether the image is mirrored where the layout is from right to left.
        var isFlippedForRightToLeft = false
        /// Configuration that a symbol was made with.
        var configuration: Configuration?
        /// The JPEG data that the image was created from, which is far smaller than the same photograph as PNG.
        var jpeg: Data?
    }

    /// Creates the image of an image literal: that of the app with that name, or an empty one.
    public required convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name) {
            self.init(copying: image)
        } else {
            self.init(nil, scale: 1)
        }
    }

    /// Creates a copy without an asset, and so are the pictures of an animated one.
    convenience init(copying other: UIImage) {
        var details = other.details
        details.frames = details.frames?.map(UIImage.init(copying:))
        self.init(
            other.cgImage, scale: other.scale, orientation: other.imageOrientation, renderingMode: other.renderingMode,
            capInsets: other.capInsets, resizingMode: other.resizingMode, details: details)
    }

    init(
        _ cgImage: CGImage?, scale: CGFloat, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
        capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .stretch, details: Details = Details()
    ) {
        self.cgImage = cgImage
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.details = details
        super.init()
    }

    /// Creates an empty image.
    public convenience override init() { self.init(nil, scale: 1) }

    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale, orientation: orientation)
    }

    /// Returns nil for data that is neither PNG nor JPEG, or an image with more than 4,096 pixels on a side.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Decodes an image. A photograph is turned by its Exif orientation; of an animated PNG the first frame is used.
    public convenience init?(data: Data, scale: CGFloat) {
        if let image = CGImage(png: data) {
            self.init(image, scale: scale)
        } else if let photograph = CGImage(jpeg: data) {
            let orientation = Orientation(exif: JPEGOrientation.value(in: data))
            self.init(
                photograph, scale: scale, orientation: orientation,
                details: Details(jpeg: orientation == .up ? data : nil))
        } else {
            return nil
        }
    }

    /// Loads an image from a file. `@2x` or `@3x` at the end of the name sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ResourceName(path: path).scale)
    }

    /// The image's variants for other traits, among which it is itself.
    /// Source: developer.apple.com/documentation/uikit/uiimage/imageasset
    open var imageAsset: UIImageAsset? {
        variants.withLock { variants in
            let asset = variants ?? UIImageAsset(self)
            variants = asset
            return asset
        }
    }

    /// Makes the image one of an asset's.
    func enter(_ asset: UIImageAsset) { variants.withLock { $0 = asset } }

    /// Returns the variant for some traits; the image itself where nobody has given others.
    func variant(for traits: UITraitCollection) -> UIImage {
        let asset = variants.withLock(\.self)
        return asset?.knownImage(for: traits) ?? self
    }

    /// Pictures of an animated image; nil for any other.
    open var images: [UIImage]? { details.frames }
    /// Seconds in which all pictures of an animated image are shown.
    open var duration: TimeInterval { details.frameDuration }
    /// Configuration that a symbol was made with; nil for an image that is none.
    open var configuration: Configuration? {
        details.configuration ?? (isSymbolImage ? SymbolConfiguration.unspecified : nil)
    }

    /// Size in points, as the image is drawn.
    open var size: CGSize {
        let (width, height) = (CGFloat(cgImage?.width ?? 0) / scale, CGFloat(cgImage?.height ?? 0) / scale)
        return imageOrientation.isOnItsSide
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The bitmap turned by `imageOrientation`.
    package var uprightImage: CGImage? { cgImage?.upright(exif: imageOrientation.exif) }

    /// Data for painters: PNG, or a photograph's own JPEG. nil for an empty image.
    package var dataForPainters: Data? { details.jpeg ?? pngData() }

    /// Returns the upright image as PNG, which does not record the scale. nil for an empty image.
    open func pngData() -> Data? { uprightImage?.pngData }

    /// Returns the upright image as JPEG; transparent pixels become white. nil for an empty image.
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best quality.
    open func jpegData(compressionQuality: CGFloat) -> Data? { uprightImage?.jpegData(quality: compressionQuality) }
}
