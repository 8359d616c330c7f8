import Foundation

/// Looks for Objective-C in a header and in those that it includes.
struct HeaderScan {
    /// Most headers that are read, and most bytes of one.
    private static let countMax = 500
    private static let byteCountMax = 4 << 20

    let folders: [URL]
    private var seen: Set<String> = []

    init(folders: [URL]) { self.folders = folders }

    struct Line: Equatable {
        let file: URL
        /// Counted from 1.
        let line: Int
        let text: String
    }

    /// Returns the first line that a C compiler does not take: one with a keyword of Objective-C, or an include of a framework.
    mutating func firstForeignLine(of file: URL) -> Line? {
        let file = file.standardizedFileURL
        guard seen.count < Self.countMax, seen.insert(file.path).inserted, let data = try? Data(contentsOf: file),
            data.count <= Self.byteCountMax
        else { return nil }
        let text = Self.withoutComments(String(decoding: data, as: UTF8.self))
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
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

    private func find(_ name: String, besides file: URL) -> URL? {
        ([file.deletingLastPathComponent()] + folders).map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func isForeign(_ line: Substring) -> Bool {
        line.contains(#/^\s*@(?:interface|protocol|class|import|implementation|end|property)\b/#)
            || line.contains(#/^\s*#\s*(?:import|include)\s*<[A-Z]\w*/#)
    }

    /// Returns the text with spaces in place of its comments, so that lines keep their numbers.
    private static func withoutComments(_ text: String) -> String {
        let plain = text.replacing("\r\n", with: "\n").replacing(#/\/\*[\s\S]*?\*\//#) { match in
            String(repeating: "\n", count: match.0.count { $0 == "\n" })
        }
        return plain.replacing(#/\/\/[^\n]*/#, with: "")
    }
}
