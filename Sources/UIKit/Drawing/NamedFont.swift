import CoreGraphics

/// A font looked up by a name that authors use: one of the app's bundle, or one of four families that are served to browsers, one
/// for each design, to which the names of Apple's fonts are mapped.
package struct NamedFont {
    /// A design of the system font.
    package enum Design: String, CaseIterable, Sendable {
        case `default`, serif, rounded, monospaced

        /// The family that is drawn for the design.
        package var family: String {
            switch self {
            case .default: FontSpec(size: 1).family
            case .serif: "Caladea"
            case .rounded: "Quicksand"
            case .monospaced: "JetBrains Mono"
            }
        }
    }

    private static let serif: Set<String> = [
        "georgia", "times", "timesnewroman", "timesnewromanps", "timesnewromanpsmt", "palatino", "baskerville", "didot",
        "cochin", "hoeflertext", "newyork", "charter", "bodoni72", "bodonisvtytwoitctt", "americantypewriter",
        "rockwell", "caladea", "iowanoldstyle", "cambria",
    ]
    private static let rounded: Set<String> = [
        "arialrounded", "arialroundedmt", "arialroundedmtbold", "sfprorounded", "sfrounded", "quicksand", "nunito",
    ]
    private static let monospaced: Set<String> = [
        "menlo", "courier", "couriernew", "couriernewps", "couriernewpsmt", "monaco", "sfmono", "andalemono",
        "jetbrainsmono",
    ]
    /// Prefixes of the names of fonts that look similar enough to the system font.
    private static let plain = [
        "inter", "sfpro", "sanfrancisco", ".sf", "helvetica", "arial", "avenir", "verdana", "trebuchet", "gillsans",
        "futura", "optima", "tahoma", "lucida", "opensans", "roboto", "system",
    ]
    private static let weights: [(name: String, css: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600), ("demi", 600), ("extrabold", 800),
        ("light", 300), ("medium", 500), ("heavy", 800), ("black", 900), ("bold", 700),
    ]

    package let family: String
    /// Weight as CSS counts it, from 100 to 900.
    package let weight: Int
    package let isItalic: Bool

    /// Returns nil for a name that has no mapping.
    package init?(_ name: String) {
        if let face = AddedFonts.face(named: name) {
            (family, weight, isItalic) = (face.key, face.weight, face.isItalic)
            return
        }
        let parts = name.split(separator: "-", maxSplits: 1)
        let base = String(parts.first ?? "").lowercased().filter { $0 != " " }
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        guard let design = Self.design(of: base) else { return nil }
        family = design.family
        weight = Self.weights.first { style.contains($0.name) }?.css ?? 400
        isItalic = style.contains("italic") || style.contains("oblique")
    }

    private static func design(of base: String) -> Design? {
        if serif.contains(base) { return .serif }
        if rounded.contains(base) { return .rounded }
        if monospaced.contains(base) { return .monospaced }
        return plain.contains { base.hasPrefix($0) } ? .default : nil
    }

    func spec(size: CGFloat) -> FontSpec {
        FontSpec(family: family, size: size, weight: weight, italic: isItalic)
    }
}
