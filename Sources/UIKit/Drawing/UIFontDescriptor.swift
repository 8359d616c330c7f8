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
        /// Ignored: the served fonts have one width.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Ignored: the served fonts have one width.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// Design of the system font.
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
        if spec.family == NamedFont.Design.monospaced.family { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with these traits. Every served font has these variants; nil where a font of the app's bundle lacks one.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = spec
        changed.italic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) {
            changed.weight = max(700, spec.weight)
        } else if spec.weight >= 600 {
            changed.weight = 400
        }
        if traits.contains(.traitMonoSpace) { changed.family = NamedFont.Design.monospaced.family }
        let found = UIFontDescriptor(spec: AddedFonts.resolve(changed))
        let wanted = traits.intersection([.traitItalic, .traitBold])
        return found.symbolicTraits.isSuperset(of: wanted) ? found : nil
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = spec
        changed.family = (NamedFont.Design(rawValue: design.rawValue) ?? .default).family
        return UIFontDescriptor(spec: changed)
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var changed = spec
        changed.size = size
        return UIFontDescriptor(spec: changed)
    }
}
