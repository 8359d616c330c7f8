import Foundation
import FoundationAdditions

/// Inputs that the content of a text depends on.
struct TextContext {
    var locale = Locale.current
    var timeZone = TimeZone.current
    var now = Date()
}

/// A run of text with one style, or an inline picture.
struct TextSegment {
    var words = ""
    var image: Image?
    var font: Font?
    var style = TextStyle()
    var foreground: AnyShapeStyle?
    var background: Color?
    var link: URL?
    /// Whether the text changes over time.
    var ticks = false

    /// Whether the run has the inherited style.
    var isPlain: Bool { font == nil && style == TextStyle() }

    /// Text for assistive technology.
    var spoken: String { image.map { $0.label ?? "" } ?? words }

    func inside(_ outer: TextSegment) -> TextSegment {
        var merged = self
        merged.font = font ?? outer.font
        merged.style = style.merged(over: outer.style)
        merged.foreground = foreground ?? outer.foreground
        merged.background = background ?? outer.background
        merged.link = link ?? outer.link
        return merged
    }
}

extension Text {
    func resolvedPieces(in context: TextContext) -> [TextSegment] {
        if let only = spans.first, spans.count == 1 { return Self.segments(of: only, context) }
        return spans.flatMap { Self.segments(of: $0, context) }
    }

    private static func segments(of span: Span, _ context: TextContext) -> [TextSegment] {
        let segments = segments(of: span.content, context)
        let outer = TextSegment(font: span.font, style: span.style, foreground: span.foreground)
        if outer.isPlain && outer.foreground == nil { return segments }
        return segments.map { $0.inside(outer) }
    }

    private static func segments(of content: Content, _ context: TextContext) -> [TextSegment] {
        switch content {
        case .verbatim(let words): [TextSegment(words: words)]
        case .localized(let key, let table, let bundle): key.segments(table: table, folder: bundle, context)
        case .attributed(let string): string.segments
        case .image(let image): [TextSegment(image: image)]
        case .date(let date):
            [TextSegment(words: date.words(in: context), ticks: date.ticks(now: context.now))]
        case .formatted(let value): [TextSegment(words: value.words(in: context))]
        }
    }
}

extension LocalizedStringKey {
    func segments(table: String?, folder: URL?, _ context: TextContext) -> [TextSegment] {
        let format = format(table, folder, context.locale)
        let pieces = LiteralParseCache.shared.pieces(of: format, hasValues: !arguments.isEmpty) { tokens(of: format) }
        var segments: [TextSegment] = []
        var phrases: [Int?] = []
        segments.reserveCapacity(pieces.count)
        for piece in pieces {
            if let (index, specifier) = piece.value {
                for part in value(index, specifier, context) { segments.append(part.inside(piece.segment)) }
            } else {
                segments.append(piece.segment)
            }
            while phrases.count < segments.count { phrases.append(piece.phrase) }
        }
        guard pieces.contains(where: { $0.phrase != nil }) else { return segments }
        let words = Inflection.agreed(segments.map(\.words), phrases: phrases, in: context.locale)
        for (place, words) in words.enumerated() { segments[place].words = words }
        return segments
    }

    /// Without values, a per cent sign is literal text.
    private func tokens(of format: String) -> [FormatString.Token] {
        arguments.isEmpty ? [.literal(format)] : FormatString(format).tokens
    }

    private func value(_ index: Int, _ specifier: String, _ context: TextContext) -> [TextSegment] {
        guard arguments.indices.contains(index) else { return [TextSegment(words: specifier)] }
        return switch arguments[index] {
        case .text(let text): text.resolvedPieces(in: context)
        case .plain(let value): [TextSegment(words: value.words(specifier, context.locale))]
        }
    }
}

extension TextSegment {
    init(_ piece: InlineMarkdown.Piece) {
        self.init()
        apply(piece.styles)
        link = piece.link.flatMap { URL(string: $0) }
    }

    mutating func apply(_ styles: InlineMarkdown.Styles) {
        if styles.contains(.strong) { style.weight = .bold }
        if styles.contains(.emphasis) { style.italic = true }
        if styles.contains(.strikethrough) { style.strikethrough = .line(.single) }
        if styles.contains(.code) { style.monospaced = true }
    }
}
