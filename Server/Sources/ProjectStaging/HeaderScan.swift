import Foundation

/// Looks for Objective-C in a header and in those that it includes.
struct HeaderScan {
    /// Most headers that are read, and most bytes of one.
    private static let countMax = 500
    private static let byteCountMax = 1 << 20

    let folders: [URL]
    private var seen: Set<String> = []

    init(folders: [URL]) { self.folders = folders }

    struct Line: Equatable {
        let file: URL
        /// Counted from 1.
        let line: Int
        let text: String
    }

    /// Returns the first line that a C compiler does not take: one with a keyword of Objective-C, or an include of a framework. Passes
    /// over what stands under `__OBJC__`, which such a compiler does too.
    mutating func firstForeignLine(of file: URL) -> Line? {
        let file = file.standardizedFileURL
        guard seen.count < Self.countMax, seen.insert(file.path).inserted, let data = Self.contents(of: file) else {
            return nil
        }
        let text = HeaderText(data).withoutComments
        var conditions = HeaderConditions()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !conditions.skips(line) else { continue }
            if Self.isForeign(line) {
                return Line(file: file, line: index + 1, text: line.trimmingCharacters(in: .whitespaces))
            }
            guard let name = line.firstMatch(of: #/^\s*#\s*(?:import|include)\s*"([^"]+)"/#)?.1,
                let included = find(String(name), besides: file)
            else { continue }
            if let found = firstForeignLine(of: included) { return found }
        }
        return nil
    }

    /// Returns the bytes of a file; nil for what is too large or no file, since a named pipe in its place would block for ever.
    private static func contents(of file: URL) -> Data? {
        let file = file.resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            (attributes?[.size] as? Int ?? .max) <= byteCountMax
        else { return nil }
        return try? Data(contentsOf: file)
    }

    private func find(_ name: String, besides file: URL) -> URL? {
        ([file.deletingLastPathComponent()] + folders).map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func isForeign(_ line: Substring) -> Bool {
        line.contains(#/^\s*@(?:interface|protocol|class|import|implementation|end|property)\b/#)
            || line.contains(#/^\s*#\s*(?:import|include)\s*<[A-Z]\w*/#)
    }
}
