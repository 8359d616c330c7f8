import Synchronization

/// Reads `.xcassets` folders in the form that Xcode keeps them in a project; nothing compiles them here.
///
/// Source: Apple, "Asset Catalog Format Reference" (Contents.json, Image Set Type, Named Color Type)
enum AssetCatalog {
    /// Deepest level of nested folders that is searched.
    private static let depthMax = 8

    /// Cache of the folders of the sets of each bundle, such as `…/Mussel.imageset`, by the set's name.
    private static let known = Mutex<[String: [String: String]]>([:])

    private static func folder(_ name: String, _ type: String, in bundle: String) -> String? {
        known.withLock { known in
            if let sets = known[bundle] { return sets["\(name).\(type)"] }
            var sets: [String: String] = [:]
            for entry in entries(of: bundle) where entry.hasSuffix(".xcassets") {
                collect(bundle + "/" + entry, space: "", depth: 0, into: &sets)
            }
            known[bundle] = sets
            return sets["\(name).\(type)"]
        }
    }

    private static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func collect(_ folder: String, space: String, depth: Int, into sets: inout [String: String]) {
        guard depth < depthMax else { return }
        for entry in entries(of: folder) {
            let path = folder + "/" + entry
            if entry.hasSuffix(".imageset") || entry.hasSuffix(".colorset") {
                sets[space + entry] = path
            } else if (entry as NSString).pathExtension.isEmpty || entry.hasSuffix(".spriteatlas") {
                let contents = decode(FolderContents.self, in: path)
                let name = (entry as NSString).deletingPathExtension
                let inner = contents?.properties?.providesNamespace == true ? "\(space)\(name)/" : space
                collect(path, space: inner, depth: depth + 1, into: &sets)
            }
        }
    }

    /// Returns the names of the image sets of a sprite atlas, in order; none where there is no such atlas.
    static func names(inSpriteAtlas atlas: String, of bundle: String) -> [String] {
        _ = folder("", "imageset", in: bundle)
        let sets = known.withLock { $0[bundle] ?? [:] }
        return sets.compactMap { name, path in
            guard name.hasSuffix(".imageset"), path.contains("/\(atlas).spriteatlas/") else { return nil }
            return String(name.dropLast(".imageset".count))
        }.sorted()
    }

    private static func decode<Contents: Decodable>(_ type: Contents.Type, in folder: String) -> Contents? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }

    // MARK: Images

    static func image(
        _ name: String, in bundle: String, traits: UITraitCollection
    ) -> (image: UIImage, mode: UIImage.RenderingMode)? {
        guard let folder = folder(name, "imageset", in: bundle),
            let contents = decode(ImageSetContents.self, in: folder)
        else { return nil }
        let isDark = traits.userInterfaceStyle == .dark
        for candidate in contents.images.sorted(by: { $0.rank(isDark) > $1.rank(isDark) }) {
            guard let file = candidate.filename, candidate.isFor(isDark), !file.contains("/"),
                let data = FileManager.default.contents(atPath: folder + "/" + file),
                let image = UIImage(data: data, scale: candidate.pixelsPerPoint)
            else { continue }
            return (image, contents.properties?.renderingMode ?? .automatic)
        }
        return nil
    }

    // MARK: Colours

    static func color(_ name: String, in bundle: String) -> UIColor? {
        guard let folder = folder(name, "colorset", in: bundle),
            let contents = decode(ColorSetContents.self, in: folder),
            let light = contents.color(isDark: false)
        else { return nil }
        guard let dark = contents.color(isDark: true) else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
