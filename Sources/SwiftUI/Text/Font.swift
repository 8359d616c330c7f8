import CoreGraphics
import RenderTree

/// A font. The system font is Inter.
///
/// Source: developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// Points, at the default text size of iOS. Source: Apple's Human Interface Guidelines, "Typography".
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }

    public struct Weight: Hashable, Sendable {
        /// As in CSS.
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    var size: CGFloat
    var weightValue = Weight.regular
    var isItalic = false
    var hasMonospacedDigits = false

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
        Font(size: style.size, weightValue: weight ?? (style == .headline ? .semibold : .regular))
    }

    /// `size` in points.
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
        Font(size: size.isFinite ? max(1, size) : 17, weightValue: weight ?? .regular)
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    var description: FontDescription {
        FontDescription(
            size: size, weight: weightValue.value, italic: isItalic ? true : nil,
            monospacedDigits: hasMonospacedDigits ? true : nil)
    }

    var spec: FontSpec {
        FontSpec(size: size, weight: weightValue.value, italic: isItalic, monospacedDigits: hasMonospacedDigits)
    }
}

/// Where lines of text stand beside one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// What modifiers have said about a text's looks; nil is what the environment says.
struct TextStyle: Hashable, Sendable {
    var weight: Font.Weight?
    var italic: Bool?
    var monospacedDigits: Bool?
    var underline: Bool?
    var strikethrough: Bool?

    func merged(over outer: TextStyle) -> TextStyle {
        TextStyle(
            weight: weight ?? outer.weight, italic: italic ?? outer.italic,
            monospacedDigits: monospacedDigits ?? outer.monospacedDigits, underline: underline ?? outer.underline,
            strikethrough: strikethrough ?? outer.strikethrough)
    }

    func applied(to font: Font) -> Font {
        var font = font
        if let weight { font.weightValue = weight }
        if let italic { font.isItalic = italic }
        if let monospacedDigits { font.hasMonospacedDigits = monospacedDigits }
        return font
    }
}
