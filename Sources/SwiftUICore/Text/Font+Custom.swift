import UIKit

extension Font {
    /// Returns a font by name: one of the app's bundle (`UIAppFonts`) by its PostScript, full or family name. Of Apple's fonts, serif ones are drawn with Caladea, rounded ones with Quicksand,
    /// monospaced ones with JetBrains Mono and all others with Inter; any other name is reported as a diagnostic.
    ///
    /// `size` in points at the default text size; it scales with Dynamic Type as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, fixedSize: size).with { $0.relativeStyle = textStyle }
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        var font = Font(size: checked(fixedSize))
        guard let named = NamedFont(name) else {
            font.missingName = name
            return font
        }
        font.isItalic = named.isItalic
        font.weightValue = Weight(value: named.weight)
        font.family = named.family
        return font
    }
}

extension Font.Design {
    /// The family that is drawn for the design.
    var family: String {
        let design: NamedFont.Design =
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        return design.family
    }
}
