import Synchronization

/// Base name and scale of a resource's file, such as `name@2x.png`.
struct ResourceName {
    let base: String
    let scale: CGFloat

    init(path: String) {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let suffix: [(end: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2), ("@1x", 1)]
        let found = suffix.first { name.hasSuffix($0.end) }
        base = found.map { String(name.dropLast($0.end.count)) } ?? name
        scale = found?.scale ?? 1
    }
}

extension UIImage {
    /// Loads an image from the app's bundle: an image set of an asset catalogue, or `name`, `name.png`, `name.jpg` and
    /// the same with `@3x` and `@2x`, the sharpest first. nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Loads an image from a bundle.
    /// - Parameter traits: choose between light and dark of an image set that has both; nil is the current traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let folder = Self.folder(of: bundle)
        // A name must not lead out of the bundle.
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
        if let asset = AssetCatalog.image(name, in: folder, traits: traits ?? .current) {
            self.init(asset.image, asset.mode)
        } else if let path = Self.file(named: name, in: folder), let image = UIImage(contentsOfFile: path) {
            self.init(image, .automatic)
        } else {
            return nil
        }
    }

    /// Loads an image from a bundle.
    /// - Parameter configuration: its traits choose between light and dark. Size and weight have no effect: they apply
    ///   to symbols, and no asset is one here.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    private convenience init(_ other: UIImage, _ mode: RenderingMode) {
        self.init(other.cgImage, scale: other.scale, orientation: other.imageOrientation, renderingMode: mode)
    }

    /// Returns the names of the images of a sprite atlas of the app's asset catalogues.
    package static func names(inSpriteAtlas atlas: String) -> [String] {
        AssetCatalog.names(inSpriteAtlas: atlas, of: folder(of: nil))
    }

    private static func file(named name: String, in folder: String) -> String? {
        let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "PNG", "JPG"] : [ending]
        let candidates = endings.flatMap { end in ["@3x", "@2x", ""].map { "\(base)\($0).\(end)" } } + [name]
        return candidates.map { folder + "/" + $0 }.first { FileManager.default.fileExists(atPath: $0) }
    }

    static func folder(of bundle: Bundle?) -> String {
        if let bundle, bundle !== Bundle.main { return bundle.resourcePath ?? "." }
        return resourceFolder ?? Bundle.main.resourcePath ?? "."
    }

    private static let resources = Mutex<String?>(nil)

    /// Folder of the app's resources, which the runtime sets to the app's bundle; nil is the main bundle's.
    package static var resourceFolder: String? {
        get { resources.withLock { $0 } }
        set {
            resources.withLock { $0 = newValue }
            AppStrings.folder = newValue
        }
    }
}
