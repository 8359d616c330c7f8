import CoreGraphics

extension Text {
    /// Where a line that is too long loses its letters.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// How letters are written that have two forms.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// How large a text is beside others: `secondary` is four fifths.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat
        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line below or through letters.
    ///
    /// Source: developer.apple.com/documentation/swiftui/text/linestyle
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            /// Lengths of lines and gaps, in thicknesses of the line.
            let dash: [Double]
            public static let solid = Pattern(dash: [])
            public static let dot = Pattern(dash: [1, 2])
            public static let dash = Pattern(dash: [4, 2])
            public static let dashDot = Pattern(dash: [4, 2, 1, 2])
            public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
        }
        let pattern: Pattern
        /// nil is the letters' own colour.
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}

/// Where lines of text stand beside one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// What modifiers have said about a text's looks; nil is what the environment says.
struct TextStyle: Hashable, Sendable {
    /// A line that is wanted, or expressly not.
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
    /// Points added after each letter. Kerning and tracking differ on Apple's systems in what they do to ligatures only.
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Text.Scale?

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
