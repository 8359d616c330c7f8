import CoreGraphics
import Foundation
import RenderTree

/// A text resolved with the settings of an environment.
struct ResolvedText: Equatable {
    struct Span: Equatable {
        var text: String
        var font: Font
        var paint: Paint
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var underlineColor: RGBA?
        var strikethroughColor: RGBA?
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var background: RGBA?
        var link: URL?
        var attachment: TextAttachment?

        var spec: FontSpec {
            var spec = font.spec
            spec.tracking = tracking
            return spec
        }
    }
    var spans: [Span]
    /// Text for assistive technology; differs from the drawn text if letters were changed or replaced by a picture.
    var spoken: String
    var ticks: Bool
    var lineLimit: Int?
    /// Minimum number of lines for which space is reserved.
    var reservedLineCount: Int
    var lineSpacing: CGFloat
    var alignment: TextAlignment
    var truncation: Text.TruncationMode
    var minimumScale: CGFloat
    var allowsTightening: Bool
    var isSelectable: Bool

    init(_ text: Text, _ around: ResolvedTextEnvironment, now: Date) {
        let segments = text.resolvedPieces(in: TextContext(locale: around.locale, timeZone: around.timeZone, now: now))
        spans = []
        spans.reserveCapacity(segments.count)
        spoken = ""
        ticks = false
        var extraLeading: CGFloat?
        for segment in segments {
            spoken += segment.spoken
            ticks = ticks || segment.ticks
            for span in Self.spans(of: segment, around) {
                spans.append(span)
                extraLeading = max(extraLeading ?? span.font.extraLeading, span.font.extraLeading)
            }
        }
        lineLimit = around.lineLimit
        reservedLineCount = around.reservedLineCount
        lineSpacing = around.lineSpacing + (extraLeading ?? 0)
        alignment = around.alignment
        truncation = around.truncation
        minimumScale = around.minimumScale
        allowsTightening = around.allowsTightening
        isSelectable = around.isSelectable
    }

    /// Returns the spans to draw: final characters, one font per span.
    private static func spans(of segment: TextSegment, _ around: ResolvedTextEnvironment) -> [Span] {
        let style = segment.style.merged(over: around.style)
        let font =
            segment.isPlain
            ? around.font : style.applied(to: (segment.font ?? around.baseFont).scaled(for: around.typeSize))
        var span = Span(
            text: cased(segment.words, around), font: font, paint: paint(of: segment, around),
            underline: style.underline?.style, strikethrough: style.strikethrough?.style,
            tracking: checked((style.tracking ?? style.kerning) ?? 0),
            baselineOffset: checked(style.baselineOffset ?? 0),
            background: segment.background?.resolved(in: around.environment), link: segment.link)
        span.underlineColor = span.underline?.color?.resolved(in: around.environment)
        span.strikethroughColor = span.strikethrough?.color?.resolved(in: around.environment)
        if let image = segment.image { return attachments(image, span, font, style, around.environment) }
        return font.smallCapsValue.map { smallCaps($0, span) } ?? [span]
    }

    private static func paint(of segment: TextSegment, _ around: ResolvedTextEnvironment) -> Paint {
        if let foreground = segment.foreground { return foreground.paint(in: around.environment) }
        return segment.link == nil ? around.paint : AnyShapeStyle(Color.accentColor).paint(in: around.environment)
    }

    private static func checked(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1_000), 1_000) : 0 }

    private static func cased(_ words: String, _ around: ResolvedTextEnvironment) -> String {
        switch around.textCase {
        case .uppercase: words.uppercased(with: around.locale)
        case .lowercase: words.lowercased(with: around.locale)
        case nil: words
        }
    }

    private static func attachments(
        _ image: Image, _ span: Span, _ font: Font, _ style: TextStyle, _ environment: EnvironmentValues
    ) -> [Span] {
        var values = environment
        values.font = font
        values.textStyle = TextStyle()
        guard let attachment = TextAttachment(image, span.paint, values) else { return [] }
        var span = span
        span.text = "\u{FFFC}"
        span.attachment = attachment
        return [span]
    }

    /// Replaces letters by capitals at four fifths of the size.
    private static func smallCaps(_ kind: Font.SmallCaps, _ span: Span) -> [Span] {
        var spans: [Span] = []
        for character in span.text {
            let isSmall = (character.isLowercase && kind != .uppercase) || (character.isUppercase && kind != .lowercase)
            let size = isSmall ? span.font.size * 0.8 : span.font.size
            let text = isSmall ? character.uppercased() : String(character)
            if let last = spans.indices.last, spans[last].font.size == size {
                spans[last].text += text
            } else {
                var part = span
                part.text = text
                part.font.size = size
                spans.append(part)
            }
        }
        return spans
    }
}

extension ResolvedText {
    /// Returns the text scaled, for `minimumScaleFactor`. `tightening` is added to the tracking as a fraction of the
    /// font size; negative values reduce letter spacing.
    func scaled(by factor: CGFloat, tightening: CGFloat = 0) -> ResolvedText {
        var text = self
        for index in text.spans.indices {
            text.spans[index].font.size *= factor
            text.spans[index].tracking = spans[index].tracking * factor + tightening * text.spans[index].font.size
            text.spans[index].baselineOffset *= factor
            text.spans[index].attachment?.scale *= factor
        }
        return text
    }

    func paragraph(width: CGFloat?) -> TextParagraph {
        let alignment: TextParagraph.Alignment =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let truncation: TextParagraph.Truncation =
            switch truncation {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        return TextParagraph(
            spans: spans.map { span in
                let attachment = span.attachment.map { AttachmentBox(width: $0.size.width) }
                return TextSpan(text: span.text, font: span.spec, attachment: attachment)
            },
            width: width, lineLimit: lineLimit, alignment: alignment, truncation: truncation, lineSpacing: lineSpacing)
    }
}
