import Foundation

/// Icons of Debian's package `bootstrap-icons` (MIT), loaded on first use. Like fonts they remain files: a table of
/// their outlines would be 900 KB of source, and loading one takes a tenth of a millisecond.
enum SymbolIcons {
    /// Folder of the icons. A sandbox of app processes must allow reading it.
    static let folder = "/usr/share/bootstrap-icons/svg"
    /// Largest icon that is loaded, in bytes; the largest in the package has 9 KB.
    private static let byteCountMax = 100_000

    static func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder) }

    /// Loads an icon; returns nil if there is none.
    static func layer(_ name: String) -> SymbolArt.Layer? {
        guard let data = FileManager.default.contents(atPath: path(name)), data.count <= byteCountMax else {
            return nil
        }
        let layer = SymbolIconReader(String(decoding: data, as: UTF8.self)).layer
        return layer.path.isEmpty ? nil : layer
    }

    private static func path(_ name: String) -> String { "\(folder)/\(name).svg" }
}

/// Parser of one icon. The files contain `path`, `circle` and `rect` elements without nesting.
private struct SymbolIconReader {
    let text: String

    init(_ text: String) { self.text = text }

    /// All outlines as one path. Parts of an icon do not overlap, so one fill rule fits all.
    var layer: SymbolArt.Layer {
        let tags = text.split(separator: "<").map(String.init)
        let elements = tags.flatMap(elements)
        return SymbolArt.Layer(
            path: CGPath(elements: elements), evenOdd: tags.contains { $0.contains("fill-rule=\"evenodd\"") })
    }

    private func elements(_ tag: String) -> [CGPath.Element] {
        if tag.hasPrefix("path") { return attribute("d", of: tag).map(SVGPathParser.elements) ?? [] }
        if tag.hasPrefix("circle") {
            let (x, y, radius) = (number("cx", of: tag), number("cy", of: tag), number("r", of: tag))
            return CGPath.ellipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
        if tag.hasPrefix("rect") {
            let box = CGRect(
                x: number("x", of: tag), y: number("y", of: tag), width: number("width", of: tag),
                height: number("height", of: tag))
            let path = CGPath.roundedRectangle(box, number("rx", of: tag), number("rx", of: tag))
            return path.map { $0.applying(transform(of: tag)) }
        }
        return []
    }

    private func attribute(_ name: String, of tag: String) -> String? {
        guard let start = tag.range(of: " \(name)=\"")?.upperBound,
            let end = tag[start...].firstIndex(of: "\"")
        else { return nil }
        return String(tag[start..<end])
    }

    private func number(_ name: String, of tag: String) -> CGFloat {
        attribute(name, of: tag).flatMap(Double.init).map { CGFloat($0) } ?? 0
    }

    private func transform(of tag: String) -> CGAffineTransform {
        let parts = (attribute("transform", of: tag) ?? "").dropFirst("matrix(".count).dropLast()
            .split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        guard parts.count == 6 else { return .identity }
        return CGAffineTransform(
            a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
}
