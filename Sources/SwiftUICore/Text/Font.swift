import CoreGraphics
package import RenderTree
import TreePainter
public import UIKit

/// A font. The system font is Inter; the serif design is Caladea, the rounded one Quicksand, the
/// monospaced one JetBrains Mono.
///
/// Source: developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// Size in points, at the default text size of iOS. Source: Apple's Human Interface Guidelines, "Typography".
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
        /// Weight as in CSS, 100…900.
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

    /// Typeface design.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Line spacing: two points more or less than the font's own, one for small text.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    enum SmallCaps: Hashable, Sendable { case lowercase, uppercase, all }

    /// Size in points, before Dynamic Type.
    var size: CGFloat
    /// Text style whose Dynamic Type scaling applies; nil for a fixed size.
    var relativeStyle: TextStyle?
    var weightValue = Weight.regular
    var isItalic = false
    var hasMonospacedDigits = false
    var design = Design.default
    /// Font family, if the font was created by name; `design` is then ignored.
    var family: String?
    /// Requested name that matches no available font.
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

    /// Returns the system font; `size` in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: Self.checked(size), weightValue: weight ?? .regular, design: design ?? .default)
    }

    /// Creates a font from a `UIFont`.
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
    /// Replaces all letters by small capitals: capitals at four fifths of the size.
    public func smallCaps() -> Font { with { $0.smallCapsValue = .all } }
    public func lowercaseSmallCaps() -> Font { with { $0.smallCapsValue = .lowercase } }
    public func uppercaseSmallCaps() -> Font { with { $0.smallCapsValue = .uppercase } }

    func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the font at the person's text size; fixed sizes are unchanged.
    func scaled(for typeSize: DynamicTypeSize) -> Font {
        guard let relativeStyle else { return self }
        return with {
            $0.size *= relativeStyle.scale(at: typeSize)
            $0.relativeStyle = nil
        }
    }

    private var drawnFamily: String { family ?? design.family }

    package var description: FontDescription { FontDescription(spec) }

    package var spec: FontSpec {
        let spec = FontSpec(
            family: drawnFamily, size: size, weight: weightValue.value, italic: isItalic,
            monospacedDigits: hasMonospacedDigits)
        return family == nil ? spec : AddedFonts.resolve(spec)
    }

    /// Points added to the distance between lines; may be negative.
    var extraLeading: CGFloat {
        let step: CGFloat = size >= 15 ? 2 : 1
        return switch leadingValue {
        case .standard: 0
        case .tight: -step
        case .loose: step
        }
    }
}
