/// A font to measure with: what `FontDescription` says on the wire.
package struct FontSpec: Hashable, Sendable {
    /// `Inter` is what the system font is drawn with.
    package var family: String
    /// In points.
    package var size: CGFloat
    /// CSS weight, 100…900.
    package var weight: Int
    package var italic: Bool
    package var monospacedDigits: Bool
    /// Points added after each character but the last of a line.
    package var tracking: CGFloat

    package init(
        family: String = "Inter", size: CGFloat, weight: Int = 400, italic: Bool = false,
        monospacedDigits: Bool = false, tracking: CGFloat = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.tracking = tracking
    }
}

/// Neighbouring characters in one font.
package struct TextSpan: Hashable, Sendable {
    package var text: String
    package var font: FontSpec
    /// Set where something else than letters stands in the line: how wide that is, in points. `text` is then one
    /// character, which nobody draws.
    package var attachmentWidth: CGFloat?

    package init(text: String, font: FontSpec, attachmentWidth: CGFloat? = nil) {
        self.text = text
        self.font = font
        self.attachmentWidth = attachmentWidth
    }
}

/// Text to be measured and broken into lines.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var spans: [TextSpan]
    /// Lines are broken to fit it; nil lets each line be as long as it is.
    package var width: CGFloat?
    /// nil is no limit. At least 1.
    package var lineLimit: Int?
    package var alignment: Alignment
    package var truncation: Truncation
    /// Additional points between lines.
    package var lineSpacing: CGFloat

    package init(
        spans: [TextSpan], width: CGFloat? = nil, lineLimit: Int? = nil, alignment: Alignment = .leading,
        truncation: Truncation = .tail, lineSpacing: CGFloat = 0
    ) {
        self.spans = spans
        self.width = width
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.truncation = truncation
        self.lineSpacing = lineSpacing
    }
}

/// Measured text: lines in order, from the top-left corner of the text's own box. All in points.
package struct TextLayout: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var y: CGFloat
        package var height: CGFloat
        /// Where the letters stand, from the top of the box.
        package var baseline: CGFloat
        package var width: CGFloat
        package var runs: [Run]
    }

    package struct Run: Hashable, Sendable {
        /// Of the paragraph's `spans`.
        package var span: Int
        package var text: String
        package var x: CGFloat
        package var width: CGFloat
        /// True where a glyph came from another font than the one asked for.
        package var isFallback: Bool
    }

    /// The width of the longest line, and the height of all.
    package var size: CGSize
    package var lines: [Line]
    package var isTruncated: Bool
}
