import Synchronization

/// A picture. Source: Apple, "UIImage". PNG only: nothing here reads or writes JPEG yet.
open class UIImage: NSObject, @unchecked Sendable {  // never changes after init
    public let cgImage: CGImage?
    /// Pixels a point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode

    public enum Orientation: Int, Sendable { case up = 0 }

    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    private init(_ cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode) {
        self.cgImage = cgImage
        self.scale = scale > 0 ? scale : 1
        self.renderingMode = renderingMode
        super.init()
    }

    /// An empty picture.
    public convenience override init() { self.init(nil, scale: 1, renderingMode: .automatic) }

    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1, renderingMode: .automatic) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale, renderingMode: .automatic)
    }

    /// nil for bytes that are no PNG, or have more than 4,096 pixels on a side.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage(png: data) else { return nil }
        self.init(image, scale: scale, renderingMode: .automatic)
    }

    /// `@2x` and `@3x` at the end of the name say the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// From the app's bundle: `name`, `name.png`, and the same with `@3x`, `@2x`; the sharpest one there is.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let folder = bundle?.resourcePath ?? Self.resourceFolder ?? Bundle.main.resourcePath ?? "."
        guard !name.contains("/"), !name.contains("..") else { return nil }
        let base = (name as NSString).deletingPathExtension
        let candidates = ["\(base)@3x.png", "\(base)@2x.png", "\(base).png", name]
        let path = candidates.map { folder + "/" + $0 }.first { FileManager.default.fileExists(atPath: $0) }
        guard let path else { return nil }
        self.init(contentsOfFile: path)
    }

    private static let resources = Mutex<String?>(nil)

    /// Where named pictures are; the app's bundle folder, once the runtime has been told.
    package static var resourceFolder: String? {
        get { resources.withLock { $0 } }
        set { resources.withLock { $0 = newValue } }
    }

    /// In points.
    open var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }

    /// nil for an empty picture.
    open func pngData() -> Data? { cgImage?.pngData }

    open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(cgImage, scale: scale, renderingMode: mode)
    }

    /// Into the current context.
    open func draw(in rect: CGRect) {
        guard let cgImage else { return }
        UIGraphicsGetCurrentContext()?.drawUpright(cgImage, in: rect)
    }

    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
