public import UIKit

/// How a texture's pixels are drawn at another size. Source: developer.apple.com/documentation/spritekit/sktexturefilteringmode
public enum SKTextureFilteringMode: Int, Sendable { case nearest = 0, linear }

/// A picture that sprites share. It is decoded when it is first needed, and sent to a page once.
///
/// Partly: mipmaps, normal maps and textures of noise or data are missing.
///
/// Source: developer.apple.com/documentation/spritekit/sktexture
@preconcurrency @MainActor open class SKTexture: NSObject {
    private let source: Source
    private lazy var loaded = source.load()
    /// Part of the whole picture, in unit coordinates with the origin at the lower left.
    private let area: CGRect
    private lazy var cut: CGImage? = cutOut()
    open var filteringMode = SKTextureFilteringMode.linear { didSet { SKNode.changeCount &+= 1 } }
    /// Without effect: browsers make their own smaller copies.
    open var usesMipmaps = false

    private enum Source {
        case named(String)
        case file(URL)
        case image(CGImage?, scale: CGFloat)

        @MainActor func load() -> (image: CGImage?, scale: CGFloat) {
            switch self {
            case .named(let name):
                if let image = TextureFiles.image(named: name) { return (image.uprightImage, image.scale) }
                SpriteLog.write("there is no image \(name) in the app's bundle; a red cross is in its place")
                return (TextureFiles.missing, 1)
            case .file(let url):
                let image = UIImage(contentsOfFile: url.path)
                return (image?.uprightImage, image?.scale ?? 1)
            case .image(let image, let scale): return (image, scale)
            }
        }
    }

    private init(_ source: Source, area: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        self.source = source
        self.area = area
        super.init()
    }

    /// Creates a texture of an image of the app's bundle: of an asset catalogue, a file, or a texture atlas.
    public convenience init(imageNamed name: String) { self.init(.named(name)) }

    convenience init(file: URL) { self.init(.file(file)) }

    public convenience init(image: UIImage) { self.init(.image(image.uprightImage, scale: image.scale)) }

    public convenience init(cgImage image: CGImage) { self.init(.image(image, scale: 1)) }

    /// Creates a texture of a part of another one, in its unit coordinates with the origin at the lower left.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.area
        let area = CGRect(
            x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height,
            width: rect.width * outer.width, height: rect.height * outer.height)
        self.init(.image(texture.loaded.image, scale: texture.loaded.scale), area: area)
        filteringMode = texture.filteringMode
    }

    /// Size in points.
    open func size() -> CGSize {
        guard let image else { return .zero }
        return CGSize(width: CGFloat(image.width) / loaded.scale, height: CGFloat(image.height) / loaded.scale)
    }

    open func textureRect() -> CGRect { area }

    open func cgImage() -> CGImage { image ?? TextureFiles.missing ?? TextureFiles.clear }

    /// Decodes the picture, and then calls the handler.
    open func preload(completionHandler: @escaping () -> Void) {
        _ = image
        DispatchQueue.main.async(execute: UncheckedCall(call: completionHandler).perform)
    }

    open func preload() async { _ = image }

    public class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        for texture in textures { _ = texture.image }
        DispatchQueue.main.async(execute: UncheckedCall(call: completionHandler).perform)
    }

    public class func preload(_ textures: [SKTexture]) async { for texture in textures { _ = texture.image } }

    /// The texture's own part of the picture; nil where it cannot be read.
    var image: CGImage? { cut }

    private func cutOut() -> CGImage? {
        guard let image = loaded.image, area != CGRect(x: 0, y: 0, width: 1, height: 1) else { return loaded.image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: (area.minX * width).rounded(), y: ((1 - area.maxY) * height).rounded(),
                width: (area.width * width).rounded(), height: (area.height * height).rounded()))
    }
}

/// A closure of an author, called on the main actor.
struct UncheckedCall: @unchecked Sendable {
    let call: () -> Void
    func perform() { call() }
}
