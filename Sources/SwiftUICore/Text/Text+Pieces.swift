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
    func renamed(_ key: String) -> LocalizedStringKey { LocalizedStringKey(key: key, arguments: arguments) }

    /// Formats the string with its values; Markdown is kept as plain text.
    func words(table: String?, folder: URL?, locale: Locale) -> String {
        let context = TextContext(locale: locale)
        return tokens(of: format(table, folder, locale)).map { token in
            switch token {
            case .literal(let text): text
            case .value(let index, let specifier):
                value(index, specifier, context).map(\.spoken).joined()
            }
        }.joined()
    }

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

    private func format(_ table: String?, _ folder: URL?, _ locale: Locale) -> String {
        Self.format(for: key, table: table, folder: folder, locale: locale, arguments: arguments)
            ?? key
    }

    /// Without values, a per cent sign is literal text.
    private func tokens(of format: String) -> [FormatString.Token] {
        arguments.isEmpty ? [.literal(format)] : FormatString(format).tokens
    }

    private func value(_ index: Int, _ specifier: String, _ context: TextContext) -> [TextSegment] {
        guard arguments.indices.contains(index) else { return [TextSegment(words: specifier)] }
        return switch arguments[index] {
        case .string(let words): [TextSegment(words: words)]
        case .text(let text): text.resolvedPieces(in: context)
        case .integer(let value): [TextSegment(words: Self.words(value, specifier, "dDi", context.locale))]
        case .unsigned(let value): [TextSegment(words: Self.words(value, specifier, "uUxXo", context.locale))]
        case .number(let value): [TextSegment(words: Self.words(value, specifier, "fFeEgG", context.locale))]
        }
    }

    /// Formats a value: a localised string may use another specifier than the literal.
    private static func words<Value: CVarArg>(
        _ value: Value, _ specifier: String, _ kinds: String, _ locale: Locale
    ) -> String {
        let isPlain = specifier.utf8.dropFirst().allSatisfy { $0 >= UInt8(ascii: "@") }
        if isPlain, let integer = value as? any BinaryInteger { return grouped(integer, locale) }
        guard specifier.last.map(kinds.contains) ?? false else {
            return String(format: "%lf", locale: locale, value)
        }
        return String(format: specifier, locale: locale, value)
    }

    private static func grouped(_ value: some BinaryInteger, _ locale: Locale) -> String {
        // Looking up the locale's format takes microseconds, and most numbers are small.
        if let small = UInt16(exactly: value), small < 1000, PlainDigits.shared.areUsed(in: locale) {
            return String(small)
        }
        if let signed = Int64(exactly: value) { return signed.formatted(.number.locale(locale)) }
        return UInt64(clamping: value).formatted(.number.locale(locale))
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
