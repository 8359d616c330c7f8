public import Foundation
public import FoundationAdditions

/// Read-only text.
///
/// Source: developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, Sendable {
    struct Span: Sendable {
        var content: Content
        var font: Font?
        var style = TextStyle()
        var foreground: AnyShapeStyle?
    }

    enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: URL?)
        case attributed(AttributedString)
        case image(Image)
        case date(DateText)
        case formatted(FormattedValue)
    }
    var spans: [Span]

    init(_ content: Content) { spans = [Span(content: content)] }

    /// Shows the localised string for the key, or the literal itself if no table has an entry, with its values
    /// inserted. `**bold**`, `*italic*`, `~~strikethrough~~`, `` `code` `` and `[links](address)` are formatted.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle?.resourceURL))
    }

    /// Shows a string verbatim.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Shows a localised string resource, looked up like a literal.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        self.init(.localized(LocalizedStringKey(resource), table: resource.table, bundle: resource.bundleFolder))
    }

    /// Shows an attributed string; uses attributes of SwiftUI's scope, links, and Markdown's presentation intents.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// Shows an inline picture or symbol.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Shows a value as the format writes it for the locale and in the time zone of the environment.
    ///
    /// Source: developer.apple.com/documentation/swiftui/text/init(_:format:)
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format)))
    }

    /// Creates a text of a date, which is no `ReferenceConvertible` in Foundation for Linux.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.spans += right.spans
        return text
    }

    /// The text without attributes, in the process's own language.
    package var plain: String { resolvedPieces(in: TextContext()).map(\.spoken).joined() }
}

extension Text: View, PrimitiveView {
    public typealias Body = Never

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: TextNode(context.graph)) { node, text, environment in
            node.set(text, environment)
        }
    }
}

extension Text: ViewEquatable {
    package func isSame(as other: Text) -> Bool { self == other }

    public static func == (left: Text, right: Text) -> Bool {
        left.spans.count == right.spans.count
            && zip(left.spans, right.spans).allSatisfy { left, right in
                left.content == right.content && left.font == right.font && left.style == right.style
                    && isSameStyle(left.foreground, right.foreground)
            }
    }
}

/// Returns whether the styles are equal; styles that cannot be compared count as different.
private func isSameStyle(_ left: AnyShapeStyle?, _ right: AnyShapeStyle?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard let style = left.style as? any Equatable else { return false }
    func compare<Style: Equatable>(_ style: Style) -> Bool { (right.style as? Style) == style }
    return compare(style)
}
