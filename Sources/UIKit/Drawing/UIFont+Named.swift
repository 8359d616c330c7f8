extension UIFont {
    /// Creates a font by name; nil for a name that is neither that of a font of the app's bundle or a served one, nor mapped to one (Helvetica is
    /// drawn in Inter, Georgia in Caladea, Menlo in JetBrains Mono, and their kin likewise).
    public convenience init?(name: String, size: CGFloat) {
        guard let font = NamedFont(name) else { return nil }
        self.init(spec: font.spec(size: size))
    }

    /// Creates a font from a descriptor.
    /// - Parameter size: in points; 0 keeps the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var spec = descriptor.spec
        if size > 0 { spec.size = size }
        self.init(spec: spec)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec) }

    public var fontName: String {
        if let added = AddedFonts.face(of: spec.family) { return added.postScriptName }
        let names = [100: "Thin", 200: "ExtraLight", 300: "Light", 500: "Medium", 600: "SemiBold", 700: "Bold"]
        let weight = names[spec.weight] ?? (spec.weight >= 900 ? "Black" : spec.weight >= 800 ? "ExtraBold" : "Regular")
        let family = spec.family.filter { $0 != " " }
        return "\(family)-\(weight)\(spec.italic ? "Italic" : "")"
    }

    public class var familyNames: [String] {
        let served = NamedFont.Design.allCases.map(\.family)
        return served + Set(AddedFonts.all.map(\.family)).subtracting(served).sorted()
    }

    /// Returns the PostScript names of a family's faces; none for a family that is not there.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let added = AddedFonts.all.filter { $0.family == familyName }.map(\.postScriptName)
        guard added.isEmpty, NamedFont.Design.allCases.contains(where: { $0.family == familyName }) else {
            return added
        }
        return [400, 700].map { UIFont(spec: FontSpec(family: familyName, size: 1, weight: $0)).fontName }
    }

    public var leading: CGFloat { 0 }

    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(spec: FontSpec(family: NamedFont.Design.monospaced.family, size: size, weight: weight.css))
    }

    /// Returns the font of a text style, scaled for a text size.
    /// - Parameter traits: nil is the current traits.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let size = style.size(at: (traits ?? .current).preferredContentSizeCategory)
        let weight = style == .headline ? Weight.semibold : .regular
        return UIFont(spec: FontSpec(size: size, weight: weight.css), style: style)
    }
}
