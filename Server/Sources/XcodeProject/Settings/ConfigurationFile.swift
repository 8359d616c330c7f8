import Foundation

/// Settings of an `.xcconfig` file, and of those that it includes.
///
/// Source: Apple, "Adding a build configuration file to your project".
struct ConfigurationFile {
    /// Most files that include one another, and most bytes of one.
    private static let depthMax = 16
    private static let byteCountMax = 1 << 20

    private(set) var settings: [String: String] = [:]

    /// Reads nothing where the file is missing.
    init(_ file: URL) { read(file, depth: 0) }

    private mutating func read(_ file: URL, depth: Int) {
        guard depth < Self.depthMax, let data = try? Data(contentsOf: file), data.count <= Self.byteCountMax else {
            return
        }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(
                in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                read(
                    URL(fileURLWithPath: String(parts[1]), relativeTo: file.deletingLastPathComponent()),
                    depth: depth + 1)
            } else if let sign = text.firstIndex(of: "=") {
                set(text[..<sign].trimmingCharacters(in: .whitespaces), to: text[text.index(after: sign)...])
            }
        }
    }

    private mutating func set(_ name: String, to value: Substring) {
        guard !name.contains("[") else { return }
        settings[name] = value.trimmingCharacters(in: CharacterSet.whitespaces.union(CharacterSet(charactersIn: ";")))
    }
}
