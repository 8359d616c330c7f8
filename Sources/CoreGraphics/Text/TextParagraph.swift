/// A font for measuring; the counterpart of `FontDescription` in node trees.
package struct FontSpec: Hashable, Sendable {
    /// Font family; the system font is `Inter`.
    package var family: String
    /// Size in points.
    package var size: CGFloat
    /// CSS weight, 100…900.
    package var weight: Int
    package var italic: Bool
    package var monospacedDigits: Bool
    /// Points added after each character except the last one of a line.
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

/// Room for an attachment in a line, in points: the line is at least as high as it is.
package struct AttachmentBox: Hashable, Sendable {
    package var width: CGFloat
    /// Heights above and below the baseline; not negative.
    package var ascent, descent: CGFloat

    package init(width: CGFloat, ascent: CGFloat = 0, descent: CGFloat = 0) {
        (self.width, self.ascent, self.descent) = (width, max(0, ascent), max(0, descent))
    }
}

/// A run of characters in one font.
package struct TextSpan: Hashable, Sendable {
    package var text: String
    package var font: FontSpec
    /// Inline attachment, which replaces the text; `text` is then one placeholder character that is not drawn.
    package var attachment: AttachmentBox?

    package init(text: String, font: FontSpec, attachment: AttachmentBox? = nil) {
        self.text = text
        self.font = font
        self.attachment = attachment
    }
}

/// Text to measure and break into lines, with its layout settings.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var spans: [TextSpan]
    /// Width to wrap lines at; nil does not wrap.
    package var width: CGFloat?
    /// Maximum number of lines, at least 1; nil is no limit.
    package var lineLimit: Int?
    package var alignment: Alignment
    package var truncation: Truncation
    /// Additional space between lines, in points.
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

/// Measured text: lines in order, in points relative to the top-left corner of the text's box.
package struct TextLayout: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var y: CGFloat
        package var height: CGFloat
        /// Distance of the baseline from the top of the box.
        package var baseline: CGFloat
        package var width: CGFloat
        package var runs: [Run]
        /// Bytes of the paragraph before the line, as `TextEngine.measuredByteCount(of:)` counts them.
        package var start = 0
    }

    package struct Run: Hashable, Sendable {
        /// Index into the paragraph's `spans`.
        package var span: Int
        package var text: String
        package var x: CGFloat
        package var width: CGFloat
        /// Whether a glyph comes from a fallback font.
        package var isFallback: Bool
    }

    /// Width of the longest line, and total height.
    package var size: CGSize
    package var lines: [Line]
    package var isTruncated: Bool
}
