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

    /// The text for a compiler that reads it from another place: errors name the author's file.
    package var compiledText: String {
        let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(quoted)\", line: 1)\n" + text
    }
}
