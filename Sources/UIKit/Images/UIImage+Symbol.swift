/// Name, size and weight of a symbol to draw.
package struct SymbolRequest: Hashable, Sendable {
    package var name: String
    /// Size in points.
    package var pointSize: CGFloat
    package var weight: Int
}

extension UIImage {
    /// Superclass of the configurations of an image: the traits that choose between its variants.
    /// Source: developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    open class Configuration: NSObject, @unchecked Sendable {  // never changes after init
        /// nil for the current traits.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            Configuration(traits: traitCollection)
        }
    }

    /// Size and weight of a symbol. Source: developer.apple.com/documentation/uikit/uiimage/symbolconfiguration
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        let weight: UIFont.Weight

        private init(size: CGFloat, fontWeight: UIFont.Weight, traits: UITraitCollection? = nil) {
            pointSize = size
            weight = fontWeight
            super.init(traits: traits)
        }

        override public func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(size: pointSize, fontWeight: weight, traits: traitCollection)
        }

        public convenience init(pointSize: CGFloat) { self.init(size: pointSize, fontWeight: .regular) }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(size: pointSize, fontWeight: weight.fontWeight)
        }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(size: pointSize * scale.factor, fontWeight: weight.fontWeight)
        }
        /// Ignored: symbols have one colour.
        public convenience init(paletteColors: [UIColor]) { self.init(size: 17, fontWeight: .regular) }
        /// Ignored: symbols have the tint colour.
        public convenience init(hierarchicalColor: UIColor) { self.init(size: 17, fontWeight: .regular) }

        /// Returns this configuration with what the other one says: a size or weight that is not the default.
        public func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return unsafeDowncast(
                SymbolConfiguration(
                    size: other.pointSize == 17 ? pointSize : other.pointSize,
                    fontWeight: other.weight == .regular ? weight : other.weight,
                    traits: other.traitCollection ?? traitCollection), to: Self.self)
        }

        public convenience init(weight: UIImage.SymbolWeight) { self.init(size: 17, fontWeight: weight.fontWeight) }
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(size: 17 * scale.factor, fontWeight: .regular)
        }
        public convenience init(textStyle: UIFont.TextStyle) {
            let font = UIFont.preferredFont(forTextStyle: textStyle)
            self.init(size: font.pointSize, fontWeight: .regular)
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            let font = UIFont.preferredFont(forTextStyle: textStyle)
            self.init(size: font.pointSize * scale.factor, fontWeight: .regular)
        }
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(size: font.pointSize * scale.factor, fontWeight: .regular)
        }
        public convenience init(font: UIFont) { self.init(size: font.pointSize, fontWeight: .regular) }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.25
            case .default, .unspecified, .medium: 1
            }
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var fontWeight: UIFont.Weight {
            let all: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return all[rawValue]
        }
    }

    /// Creates a symbol from the open set that replaces Apple's; nil for a name that the set does not have.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let wanted = configuration as? SymbolConfiguration
        let request = SymbolRequest(
            name: name, pointSize: wanted?.pointSize ?? 17, weight: wanted?.weight.css ?? 400)
        guard let image = Self.picture(of: request) else { return nil }
        self.init(
            image, scale: Self.symbolScale, renderingMode: .alwaysTemplate,
            details: Details(symbol: request, configuration: configuration))
    }

    /// Creates a symbol. The variable value is ignored: symbols are drawn as a whole.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Returns the same symbol in another size or weight; images that are no symbols are returned as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = details.symbol else { return self }
        guard let image = UIImage(systemName: symbol.name, withConfiguration: configuration) else { return self }
        if let tint = details.tint { return image.withTintColor(UIColor(cgColor: tint), renderingMode: renderingMode) }
        return image.withRenderingMode(renderingMode)
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    public var isSymbolImage: Bool { details.symbol != nil }
    /// The configuration of a symbol; nil for any other image.
    public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

    /// Pixels per point: symbols are bitmaps here, sharp enough for every screen.
    private static let symbolScale: CGFloat = 3

    private static func picture(of request: SymbolRequest) -> CGImage? {
        SystemSymbols.image(named: request.name, pointSize: request.pointSize, pixelsPerPoint: symbolScale)
    }
}

extension UIImage.SymbolConfiguration {
    /// Says nothing.
    public class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(weight: .regular) }
    /// Ignored: symbols have the tint colour.
    public class func preferringMulticolor() -> Self { unsafeDowncast(unspecified, to: Self.self) }
    public class func preferringMonochrome() -> Self { unsafeDowncast(unspecified, to: Self.self) }

    /// Returns the configuration itself: a text style is kept as the size that it had.
    public func configurationWithoutTextStyle() -> Self { self }
    /// Returns one that says nothing.
    public func configurationWithoutPointSizeAndWeight() -> Self { unsafeDowncast(Self.unspecified, to: Self.self) }
}
