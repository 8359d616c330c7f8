/// Lines of text that nobody edits.
///
/// Source: developer.apple.com/documentation/swiftui/text
public struct Text: Sendable {
    /// Where a line that is too long loses its letters.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    struct Span: Sendable {
        var text: String
        var font: Font?
        var style = TextStyle()
        var foreground: AnyShapeStyle?
    }
    var spans: [Span]

    /// Shows the literal as it stands; values between `\(` and `)` are put in.
    public init(_ key: LocalizedStringKey) { self.init(verbatim: key.text) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    public init(verbatim content: String) { spans = [Span(text: content)] }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.spans += right.spans
        return text
    }

    var plain: String { spans.map(\.text).joined() }

    /// The innermost modifier wins, as it would on views.
    private func mapping(_ change: (inout Span) -> Void) -> Text {
        var text = self
        for index in text.spans.indices { change(&text.spans[index]) }
        return text
    }

    public func font(_ font: Font?) -> Text { mapping { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { mapping { $0.style.weight = $0.style.weight ?? weight } }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { mapping { $0.style.italic = $0.style.italic ?? true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospacedDigit() -> Text { mapping { $0.style.monospacedDigits = true } }
    public func underline(_ isActive: Bool = true) -> Text {
        mapping { $0.style.underline = $0.style.underline ?? isActive }
    }
    public func strikethrough(_ isActive: Bool = true) -> Text {
        mapping { $0.style.strikethrough = $0.style.strikethrough ?? isActive }
    }
    public func foregroundColor(_ color: Color?) -> Text {
        mapping { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        mapping { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
    }
}

extension Text: View, PrimitiveView {
    public typealias Body = Never

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: TextNode(context.graph)) { node, text, environment in
            node.set(ResolvedText(text, environment))
        }
    }
}

extension Text: SelfComparing {
    func isSame(as other: Text) -> Bool {
        spans.count == other.spans.count
            && zip(spans, other.spans).allSatisfy { left, right in
                left.text == right.text && left.font == right.font && left.style == right.style
                    && sameValue(left.foreground, right.foreground)
            }
    }
}
