import Foundation

/// Output of the compiler as an author reads it. Each problem stands once: the compiler says it above and within the lines of source that
/// it shows, and again where it reads a file a second time. A symbol without effect here is not called deprecated, which is only how
/// the compiler is made to warn.
struct CompilerOutput {
    private var line = Data()
    private var said: Set<String> = []
    /// Whether the lines of a problem that was said already are left out.
    private var isLeavingOut = false

    /// Returns what to show of further output, in whole lines.
    mutating func take(_ bytes: Data) -> Data {
        var shown = Data()
        for part in bytes.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { shown += end() }
            line += part.element
        }
        return shown
    }

    /// Returns what to show of the last line, which nothing ends.
    mutating func finish() -> Data { line.isEmpty ? Data() : Data(end().dropLast()) }

    private let newline = UInt8(ascii: "\n")

    private mutating func end() -> Data {
        defer { line = Data() }
        guard let text = String(data: line, encoding: .utf8) else { return line + [newline] }
        return shown(text).map { Data("\($0)\n".utf8) } ?? Data()
    }

    private mutating func shown(_ text: String) -> String? {
        if text.contains(#/^/.*:\d+:\d+: (warning|error): /#) {
            isLeavingOut = !said.insert(text).inserted
        } else if text.isEmpty || text.hasPrefix("[") {
            defer { isLeavingOut = false }
            return isLeavingOut && text.isEmpty ? nil : text
        }
        guard !isLeavingOut else { return nil }
        return text.replacing(#/^( *\|.*?)[`|]- (?:warning|error): .*$/#) { "\($0.output.1)^" }
            .replacing(#/: warning: '[^']+' is deprecated: (?=.* has no effect in Parley)/#, with: ": warning: ")
    }
}
