/// Expansion of `#Preview`: a type that the app's process can find, whose one property passes the macro's own
/// arguments to an initialiser that takes the same.
struct PreviewExpansion {
    private static let macro = "#Preview"
    /// Suffix of a mangled unique name: length of an identifier, the identifier, and the marker of a unique macro
    /// name.
    private static let uniqueEnd = "15PreviewRegistryfMu_"

    /// Type of the previews, with its module.
    private let kind: String
    private let name: String
    private let words: Substring
    private let fileID: String
    private let line: Int

    /// Parses a request; returns nil if it is malformed.
    /// - Parameters:
    ///   - kind: the type of the previews, with its module.
    ///   - request: the compiler's `expandFreestandingMacro` message.
    init?(of kind: String, _ request: [String: Any]) {
        guard let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String,
            let location = syntax["location"] as? [String: Any],
            let discriminator = request["discriminator"] as? String, let words = Self.words(of: source)
        else { return nil }
        self.kind = kind
        name = discriminator + Self.uniqueEnd
        self.words = words
        fileID = location["fileID"] as? String ?? ""
        // The line given is that of the line breaks and comments before the macro.
        line = (location["line"] as? Int ?? 0) + source[..<words.startIndex].count { $0.isNewline }
    }

    var source: String {
        """
        struct \(name): \(kind)Registry {
            static var fileID: String { "\(fileID)" }
            static var line: Int { \(line) }
            @MainActor static var preview: \(kind) { \(kind)\(words) }
        }
        """
    }

    /// Returns the source after the macro's name, past leading comments.
    private static func words(of source: String) -> Substring? {
        Substring(source).skippingComments().firstRange(of: macro).map { source[$0.upperBound...] }
    }
}
