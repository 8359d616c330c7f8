import CoreGraphics
import RenderTree
public import UIKit

/// A font. The system font is Inter, the monospaced one JetBrains Mono, the one with serifs DejaVu Serif.
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

    /// `rounded` is drawn as `default`: no rounded font is at hand.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Room between lines: two points more or less than the font's own, one for small text.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    enum SmallCaps: Hashable, Sendable { case lowercase, uppercase, all }

    /// In points.
    var size: CGFloat
    /// The text style whose size it grows and shrinks with; nil where the size is fixed.
    var relativeStyle: TextStyle?
    var weightValue = Weight.regular
    var isItalic = false
    var hasMonospacedDigits = false
    var design = Design.default
    /// Set where the font was asked for by name; `design` is then of no account.
    var family: String?
    /// The name that no font here has.
    var missingName: String?
    var leadingValue = Leading.standard
    var smallCapsValue: SmallCaps?

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

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            size: style.size, relativeStyle: style, weightValue: weight ?? (style == .headline ? .semibold : .regular),
            design: design ?? .default)
    }

    /// `size` in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: Self.checked(size), weightValue: weight ?? .regular, design: design ?? .default)
    }

    /// UIKit's font.
    public init(_ font: UIFont) {
        let spec = font.spec
        self.init(
            size: spec.size, weightValue: Weight(value: spec.weight), isItalic: spec.italic,
            hasMonospacedDigits: spec.monospacedDigits, family: spec.family == "Inter" ? nil : spec.family)
    }

    init(
        size: CGFloat, relativeStyle: TextStyle? = nil, weightValue: Weight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, design: Design = .default, family: String? = nil
    ) {
        self.size = size
        self.relativeStyle = relativeStyle
        self.weightValue = weightValue
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.design = design
        self.family = family
    }

    static func checked(_ size: CGFloat) -> CGFloat { size.isFinite ? max(1, size) : 17 }
}

extension Font {
    public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospaced() -> Font {
        with {
            $0.design = .monospaced
            $0.family = nil
        }
    }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func leading(_ leading: Leading) -> Font { with { $0.leadingValue = leading } }
    /// All letters as small capitals: capitals at four fifths of the size.
    public func smallCaps() -> Font { with { $0.smallCapsValue = .all } }
    public func lowercaseSmallCaps() -> Font { with { $0.smallCapsValue = .lowercase } }
    public func uppercaseSmallCaps() -> Font { with { $0.smallCapsValue = .uppercase } }

    func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// As large as a person wants text to be; a fixed size stays.
    func scaled(for typeSize: DynamicTypeSize) -> Font {
        guard let relativeStyle else { return self }
        return with {
            $0.size *= relativeStyle.scale(at: typeSize)
            $0.relativeStyle = nil
        }
    }

    private var drawnFamily: String {
        if let family { return family }
        return switch design {
        case .default, .rounded: "Inter"
        case .serif: "DejaVu Serif"
        case .monospaced: "JetBrains Mono"
        }
    }

    var description: FontDescription {
        FontDescription(
            family: drawnFamily, size: size, weight: weightValue.value, italic: isItalic ? true : nil,
            monospacedDigits: hasMonospacedDigits ? true : nil)
    }

    var spec: FontSpec {
        FontSpec(
            family: drawnFamily, size: size, weight: weightValue.value, italic: isItalic,
            monospacedDigits: hasMonospacedDigits)
    }

    /// Points by which its lines stand further apart.
    var extraLeading: CGFloat {
        let step: CGFloat = size >= 15 ? 2 : 1
        return switch leadingValue {
        case .standard: 0
        case .tight: -step
        case .loose: step
        }
    }
}
