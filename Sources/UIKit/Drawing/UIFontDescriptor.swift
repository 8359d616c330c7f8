/// Attributes of a font. Source: developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, @unchecked Sendable {  // never changes after init
    let spec: FontSpec

    init(spec: FontSpec) {
        self.spec = spec
        super.init()
    }

    /// Creates a descriptor; an unknown name is the system font's.
    /// - Parameter size: in points.
    public convenience init(name: String, size: CGFloat) {
        self.init(spec: NamedFont(name)?.spec(size: size) ?? FontSpec(size: size))
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(spec: UIFont.preferredFont(forTextStyle: style).spec)
    }

    /// Traits of a font. Source: developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// Design of the system font. No serif and no rounded font are served: those designs are drawn as the default one.
    ///
    /// Source: developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
    }

    open var pointSize: CGFloat { spec.size }
    open var postscriptName: String { UIFont(spec: spec).fontName }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if spec.italic { traits.insert(.traitItalic) }
        if spec.weight >= 600 { traits.insert(.traitBold) }
        if spec.family == NamedFont.monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with these traits; never nil, because every font here has these variants.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = spec
        changed.italic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) {
            changed.weight = max(700, spec.weight)
        } else if spec.weight >= 600 {
            changed.weight = 400
        }
        if traits.contains(.traitMonoSpace) { changed.family = NamedFont.monospaced }
        return UIFontDescriptor(spec: changed)
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = spec
        changed.family = design == .monospaced ? NamedFont.monospaced : FontSpec(size: 1).family
        return UIFontDescriptor(spec: changed)
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var changed = spec
        changed.size = size
        return UIFontDescriptor(spec: changed)
    }
}

/// A font looked up by a name that authors use. Two families are served to browsers; the names of Apple's fonts are
/// mapped to one of them.
struct NamedFont {
    static let monospaced = "JetBrains Mono"
    private static let sans: Set<String> = [
        "inter", "helvetica", "helveticaneue", "arial", "arialmt", "avenir", "avenirnext", "sfprotext", "sfprodisplay",
        "sfpro", "sanfrancisco", "verdana", "trebuchetms", "gillsans", "futura", "opensans", "roboto",
    ]
    private static let mono: Set<String> = [
        "jetbrainsmono", "menlo", "courier", "couriernew", "couriernewps", "sfmono", "monaco",
    ]
    private static let weights: [(name: String, css: Int)] = [
        ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("light", 300),
        ("medium", 500), ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    let family: String
    let weight: Int
    let isItalic: Bool

    /// Returns nil for a name that has no mapping.
    init?(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1)
        let base = String(parts.first ?? "").lowercased().filter { $0 != " " }
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        guard Self.sans.contains(base) || Self.mono.contains(base) else { return nil }
        family = Self.mono.contains(base) ? Self.monospaced : FontSpec(size: 1).family
        weight = Self.weights.first { style.contains($0.name) }?.css ?? 400
        isItalic = style.contains("italic") || style.contains("oblique")
    }

    func spec(size: CGFloat) -> FontSpec { FontSpec(family: family, size: size, weight: weight, italic: isItalic) }
}
