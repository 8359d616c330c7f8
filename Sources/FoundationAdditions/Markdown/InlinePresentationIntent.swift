public import Foundation

// Parts of Foundation on Apple's systems, which it lacks on Linux.

/// Inline styles of Markdown. Source: developer.apple.com/documentation/foundation/inlinepresentationintent
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes {
    /// The attribute in which Markdown's inline styles are kept.
    public struct MarkdownAttributes: AttributeScope {
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
    ) -> T { self[T.self] }
}

extension InlinePresentationIntent {
    private static let known: [(InlineMarkdown.Styles, InlinePresentationIntent)] = [
        (.strong, .stronglyEmphasized), (.emphasis, .emphasized), (.code, .code), (.strikethrough, .strikethrough),
    ]

    init(_ styles: InlineMarkdown.Styles) { self.init(Self.known.filter { styles.contains($0.0) }.map(\.1)) }

    package var styles: InlineMarkdown.Styles {
        InlineMarkdown.Styles(Self.known.filter { contains($0.1) }.map(\.0))
    }
}
