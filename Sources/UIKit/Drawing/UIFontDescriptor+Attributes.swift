// Descriptors made of attributes. Source: developer.apple.com/documentation/uikit/uifontdescriptor, "Font attributes"
extension UIFontDescriptor {
    /// Source: developer.apple.com/documentation/uikit/uifontdescriptor/attributename
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Ignored: the served fonts have one face a weight.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// Ignored: features of fonts are not switched.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// Source: developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `UIFont.Weight`, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// Raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// Ignored: the served fonts have one width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// Ignored: a font is slanted or not, by `symbolic`.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(spec: Self.spec(FontSpec(size: 12), attributes))
    }

    /// Returns a descriptor with these attributes in place of its own.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(spec: Self.spec(spec, attributes))
    }

    /// Attributes of the font: its family, name, size and traits.
    /// Source: developer.apple.com/documentation/uikit/uifontdescriptor/fontattributes
    public var fontAttributes: [AttributeName: Any] {
        let font = UIFont(spec: spec)
        let traits: [TraitKey: Any] = [
            .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight.nearest(to: spec.weight),
        ]
        return [
            .family: font.familyName, .name: font.fontName, .size: NSNumber(value: Double(spec.size)), .traits: traits,
        ]
    }

    /// Returns one of `fontAttributes`; nil for another one.
    /// Source: developer.apple.com/documentation/uikit/uifontdescriptor/object(forkey:)
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Keys of a setting of `featureSettings`, which are ignored.
    /// Source: developer.apple.com/documentation/uikit/uifontdescriptor/featurekey
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let featureIdentifier = type
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let typeIdentifier = selector
    }

    private static func spec(_ old: FontSpec, _ attributes: [AttributeName: Any]) -> FontSpec {
        var spec = old
        if let name = (attributes[.name] ?? attributes[.family]) as? String, let named = NamedFont(name) {
            spec = named.spec(size: spec.size)
        }
        if let size = number(attributes[.size]) { spec.size = size }
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        if let raw = traits[.symbolic] as? UInt32 {
            let given = SymbolicTraits(rawValue: raw)
            spec = UIFontDescriptor(spec: spec).withSymbolicTraits(given)?.spec ?? spec
        }
        let weight = (traits[.weight] as? UIFont.Weight) ?? number(traits[.weight]).map(UIFont.Weight.init(rawValue:))
        if let weight { spec.weight = weight.css }
        return spec
    }

    private static func number(_ value: Any?) -> CGFloat? {
        (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }
}
