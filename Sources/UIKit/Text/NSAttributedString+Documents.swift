// Texts of documents. Source: developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)
extension NSAttributedString {
    /// Format of a document. Source: developer.apple.com/documentation/foundation/nsattributedstring/documenttype
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Not read.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Not read.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// Source: developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`, or its raw value.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// Raw value of a `String.Encoding`; UTF-8 without it.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of what has none of its own.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Source: developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads a text, or the text of a page with its bold and italic parts, its links, lines and paragraphs; styles, pictures and
    /// tables are left out.
    /// - Parameters:
    ///   - options: without a format, text that begins with `<` is a page.
    ///   - dict: ignored: nothing is said of the document.
    /// - Throws: `CocoaError.fileReadCorruptFile` for bytes that are no text, and for other formats.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
        let given = options[.documentType]
        let type = given as? DocumentType ?? (given as? String).map(DocumentType.init(rawValue:))
        let usual = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type ?? (text.hasPrefix("<") ? .html : .plain) {
        case .plain: self.init(string: text, attributes: usual)
        case .html: self.init(attributedString: PageText(text, usual).result)
        default: throw CocoaError(.fileReadCorruptFile)
        }
    }
}
