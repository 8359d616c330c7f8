public import Foundation

extension AttributedString {
    /// Options for reading Markdown.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// How much of Markdown's syntax is read.
        /// Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum
        public enum InterpretedSyntax: Int, Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        /// Inline Markdown is always read, so that no text fails.
        public enum FailurePolicy: Int, Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Parses inline Markdown: emphasis, code, strikethrough and links. Addresses of links are relative to `baseURL`.
    ///
    /// Partly: block syntax is kept as plain text, and of extended attributes, `^[text](attributes)`, the text alone is kept.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let isCollapsed = options.interpretedSyntax == .inlineOnly
        let source = isCollapsed ? markdown.replacing(/\s+/, with: " ") : markdown
        for piece in InlineMarkdown.pieces(of: source, readsAttributes: options.allowsExtendedAttributes) {
            append(AttributedString(piece, text: piece.text, baseURL: baseURL))
        }
    }

    /// Parses Markdown with the attributes of a scope.
    ///
    /// Partly: extended attributes are left out.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/init(markdown:including:options:baseurl:)-52n3u
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Creates the text with the looks of a piece of Markdown.
    init(_ piece: InlineMarkdown.Piece, text: String, baseURL: URL?) {
        self.init(text)
        self.inlinePresentationIntent = piece.styles.isEmpty ? nil : InlinePresentationIntent(piece.styles)
        self.link = piece.link.flatMap { URL(string: $0, relativeTo: baseURL) }
    }

    /// Parses Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Parses the Markdown of a file.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}
