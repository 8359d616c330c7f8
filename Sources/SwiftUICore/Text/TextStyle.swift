import CoreGraphics

extension Text {
    /// Part of an overlong line that is replaced by an ellipsis.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Case that text is converted to.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// Size of text relative to its surroundings: `secondary` is four fifths.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat
        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line under or through text.
    ///
    /// Source: developer.apple.com/documentation/swiftui/text/linestyle
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            /// Lengths of dashes and gaps, as multiples of the line's thickness.
            let dash: [Double]
            public static let solid = Pattern(dash: [])
            public static let dot = Pattern(dash: [1, 2])
            public static let dash = Pattern(dash: [4, 2])
            public static let dashDot = Pattern(dash: [4, 2, 1, 2])
            public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
        }
        let pattern: Pattern
        /// Colour of the line; nil is the text's colour.
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}

/// Alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// Style set by text modifiers; nil fields are inherited from the environment.
package struct TextStyle: Hashable, Sendable {
    /// A line, or its explicit absence.
    enum Line: Hashable, Sendable {
        case none
        case line(Text.LineStyle)

        init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern = .solid, _ color: Color? = nil) {
            self = isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .none
        }

        var style: Text.LineStyle? {
            if case .line(let style) = self { style } else { nil }
        }
    }

    var weight: Font.Weight?
    var italic: Bool?
    var monospacedDigits: Bool?
    var monospaced: Bool?
    var design: Font.Design?
    var underline: Line?
    var strikethrough: Line?
    /// Points added after each letter. On Apple's systems kerning and tracking differ only in their effect on
    /// ligatures.
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Text.Scale?

    /// A style that sets nothing.
    package static let plain = TextStyle()

    func merged(over outer: TextStyle) -> TextStyle {
        TextStyle(
            weight: weight ?? outer.weight, italic: italic ?? outer.italic,
            monospacedDigits: monospacedDigits ?? outer.monospacedDigits, monospaced: monospaced ?? outer.monospaced,
            design: design ?? outer.design, underline: underline ?? outer.underline,
            strikethrough: strikethrough ?? outer.strikethrough, kerning: kerning ?? outer.kerning,
            tracking: tracking ?? outer.tracking, baselineOffset: baselineOffset ?? outer.baselineOffset,
            scale: scale ?? outer.scale)
    }

    func applied(to font: Font) -> Font {
        var font = font
        if let weight { font.weightValue = weight }
        if let italic { font.isItalic = italic }
        if let monospacedDigits { font.hasMonospacedDigits = monospacedDigits }
        if let design { font.design = design }
        if monospaced == true { font = font.monospaced() }
        if let scale { font.size *= scale.factor }
        return font
    }
}
