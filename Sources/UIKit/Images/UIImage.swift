/// A picture: PNG or JPEG. Source: developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {  // never changes after init
    /// The bitmap as it lies; `imageOrientation` says how it is turned for drawing.
    public let cgImage: CGImage?
    /// Pixels a point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let renderingMode: RenderingMode
    /// Parts at the edges that keep their size when the picture is stretched; in points.
    public let capInsets: UIEdgeInsets
    public let resizingMode: ResizingMode
    let details: Details

    /// Source: developer.apple.com/documentation/uikit/uiimage/orientation
    public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// As Exif counts, 1…8.
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

    /// What a few pictures have and most have not.
    struct Details: Sendable {
        var symbol: SymbolRequest?
        var hasCaps = false
        /// A photograph as it came, which is far smaller than the same as PNG.
        var jpeg: Data?
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

    /// An empty picture.
    public convenience override init() { self.init(nil, scale: 1) }

    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale, orientation: orientation)
    }

    /// nil for bytes that are neither PNG nor JPEG, or have more than 4,096 pixels on a side.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A photograph is turned as its camera was held. Of a moving PNG there is the first frame.
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

    /// `@2x` and `@3x` at the end of the name say the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ResourceName(path: path).scale)
    }

    /// As it is shown, in points.
    open var size: CGSize {
        let (width, height) = (CGFloat(cgImage?.width ?? 0) / scale, CGFloat(cgImage?.height ?? 0) / scale)
        return imageOrientation.isOnItsSide
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The bitmap as it is shown: upright.
    package var uprightImage: CGImage? { cgImage?.upright(exif: imageOrientation.exif) }

    /// For painters: PNG, or a photograph's own JPEG. nil for an empty picture.
    package var dataForPainters: Data? { details.jpeg ?? pngData() }

    /// nil for an empty picture. Upright, and without a word about its scale.
    open func pngData() -> Data? { uprightImage?.pngData }

    /// nil for an empty picture. Upright; what is see-through becomes white.
    /// - Parameter compressionQuality: 0, the smallest file, to 1, the best picture.
    open func jpegData(compressionQuality: CGFloat) -> Data? { uprightImage?.jpegData(quality: compressionQuality) }
}
