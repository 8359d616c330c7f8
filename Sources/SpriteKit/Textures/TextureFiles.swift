import UIKit

/// Files of the app's bundle.
@MainActor enum BundleFiles {
    static var folder: String { UIImage.resourceFolder ?? Bundle.main.resourcePath ?? "." }

    /// Returns the URL of a file; nil where there is none, or its name leads out of the bundle.
    static func url(of name: String) -> URL? {
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
}

/// Images of the bundle, and those of its `.atlas` folders.
@MainActor enum TextureFiles {
    private static let endings = ["png", "jpg", "jpeg"]
    private static let scales = ["@3x", "@2x", "@1x", ""]
    /// Files of the `.atlas` folders of each bundle by atlas and name.
    private static var atlases: [String: [String: [String: URL]]] = [:]

    static func image(named name: String) -> UIImage? {
        UIImage(named: name) ?? file(named: name).flatMap { UIImage(contentsOfFile: $0.path) }
    }

    private static func file(named name: String) -> URL? {
        let base = baseName(name)
        return all.sorted { $0.key < $1.key }.lazy.compactMap { $0.value[base] }.first
    }

    /// Returns the sharpest file for each name of an `.atlas` folder; nil where there is no such folder.
    static func files(ofAtlas name: String) -> [String: URL]? {
        all[name.hasSuffix(".atlas") ? String(name.dropLast(6)) : name]
    }

    static func baseName(_ name: String) -> String {
        let ending = (name as NSString).pathExtension.lowercased()
        return endings.contains(ending) ? (name as NSString).deletingPathExtension : name
    }

    private static var all: [String: [String: URL]] {
        let folder = BundleFiles.folder
        if let known = atlases[folder] { return known }
        let found = find(in: folder, depth: 0)
        atlases[folder] = found
        return found
    }

    /// Folders are searched to this depth: Xcode puts atlases at the top of a bundle, packages' resources may be lower.
    private static let depthMax = 3

    private static func find(in folder: String, depth: Int) -> [String: [String: URL]] {
        var found: [String: [String: URL]] = [:]
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for entry in entries.sorted() {
            let path = folder + "/" + entry
            if entry.hasSuffix(".atlas") {
                found[String(entry.dropLast(6))] = files(in: path)
            } else if depth < depthMax, (entry as NSString).pathExtension.isEmpty {
                found.merge(find(in: path, depth: depth + 1)) { first, _ in first }
            }
        }
        return found
    }

    private static func files(in folder: String) -> [String: URL] {
        var best: [String: (rank: Int, url: URL)] = [:]
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard endings.contains((entry as NSString).pathExtension.lowercased()) else { continue }
            var base = (entry as NSString).deletingPathExtension
            for device in ["~ipad", "~iphone"] where base.hasSuffix(device) { base.removeLast(device.count) }
            let rank = scales.firstIndex { base.hasSuffix($0) } ?? scales.count - 1
            base.removeLast(scales[rank].count)
            guard rank < best[base]?.rank ?? .max else { continue }
            best[base] = (rank, URL(fileURLWithPath: folder).appendingPathComponent(entry))
        }
        return best.mapValues(\.url)
    }

    /// Picture of a texture whose file is missing: a red cross, as on Apple's systems.
    static let missing: CGImage? = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
        UIColor.red.setStroke()
        let cross = UIBezierPath()
        cross.move(to: CGPoint(x: 8, y: 8))
        cross.addLine(to: CGPoint(x: 56, y: 56))
        cross.move(to: CGPoint(x: 56, y: 8))
        cross.addLine(to: CGPoint(x: 8, y: 56))
        cross.lineWidth = 8
        cross.stroke()
    }.cgImage

    /// A clear pixel.
    static var clear: CGImage {
        guard let image = CGContext(width: 1, height: 1)?.makeImage() else {
            preconditionFailure("There is no memory for one pixel")
        }
        return image
    }
}
