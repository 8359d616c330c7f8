/// A source file of an author.
package struct SourceFile: Sendable {
    /// Absolute path, which errors and debuggers name.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A source file as it is compiled.
package struct RewrittenFile: Sendable {
    package let path: String
    /// The text with the lines of the author's.
    package let text: String
    /// Modules that it imports, each once, in order.
    package let imports: [String]
    package let diagnostics: [SourceDiagnostic]
    /// Length of each of the author's lines, in bytes; empty where all is the author's.
    var lineLengths: [Int] = []

    /// Whether a place is in what the author wrote, and not in a table or method that was added.
    /// - Parameters:
    ///   - line: From 1, as is the column.
    package func isAuthors(line: Int, column: Int) -> Bool {
        lineLengths.isEmpty || lineLengths.indices.contains(line - 1) && column <= lineLengths[line - 1] + 1
    }

    /// The text for a compiler that reads it from another place: errors name the author's file. A comment at the beginning makes room
    /// for that, so that the lines which the compiler prints beside an error have the author's numbers, too.
    package var compiledText: String {
        let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let end = text.firstIndex(where: \.isNewline)
        let isRoom = text.hasPrefix("//") && !text.hasPrefix("///") && end != nil
        let rest = isRoom ? text[text.index(after: end ?? text.startIndex)...] : text[...]
        return "#sourceLocation(file: \"\(quoted)\", line: \(isRoom ? 2 : 1))\n" + rest
    }
}
