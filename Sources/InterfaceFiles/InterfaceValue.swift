/// A value of an object's property.
public enum InterfaceValue: Codable, Hashable, Sendable {
    /// Value of a `nil` element: the property is to be nil and not its default.
    case none
    case text(String)
    case number(Double)
    case flag(Bool)
    case color(InterfaceColor)
    case font(InterfaceFont)
    case image(InterfaceImage)
    /// Numbers by name: `x`, `y`, `width`, `height` of a rectangle, point or size; `top`, `left`, `bottom`, `right` of
    /// insets.
    case numbers([String: Double])
    /// Names that are set, such as `widthSizable` of an autoresizing mask.
    case names([String])
    case attributedText([InterfaceTextRun])
    /// Seconds since 2001.
    case date(Double)
}

/// A colour by its name or its components.
public enum InterfaceColor: Codable, Hashable, Sendable {
    /// Components in 0…1 in sRGB.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// Colour of the system by the name of UIKit's Objective-C method, such as `labelColor`.
    case system(String)
    /// Colour set of an asset catalogue, and the components to use where the bundle has none of that name.
    case named(String, red: Double, green: Double, blue: Double, alpha: Double)
}

/// A font by its kind and size.
public struct InterfaceFont: Codable, Hashable, Sendable {
    /// `system`, `boldSystem`, `italicSystem`, `custom`, or `style` for one that follows the person's text size.
    public var type: String
    /// In points; 0 for a text style.
    public var size: Double
    /// Weight of a system font, such as `semibold`.
    public var weight: String?
    /// PostScript name of a custom font.
    public var name: String?
    public var family: String?
    /// Text style as UIKit names it, such as `UICTFontTextStyleBody`.
    public var style: String?

    public init(
        type: String, size: Double = 0, weight: String? = nil, name: String? = nil, family: String? = nil,
        style: String? = nil
    ) {
        self.type = type
        self.size = size
        self.weight = weight
        self.name = name
        self.family = family
        self.style = style
    }
}

/// A picture of the bundle or a symbol of the system.
public struct InterfaceImage: Codable, Hashable, Sendable {
    public var name: String
    public var isSymbol: Bool
    /// `configurationType`, `pointSize`, `scale`, `weight` and `textStyle` of a symbol; empty for its default size.
    public var configuration: [String: String]
    /// `template` or `original`; nil for automatic.
    public var renderingMode: String?

    public init(name: String, isSymbol: Bool, configuration: [String: String] = [:], renderingMode: String? = nil) {
        self.name = name
        self.isSymbol = isSymbol
        self.configuration = configuration
        self.renderingMode = renderingMode
    }
}

/// A part of attributed text that has one style.
public struct InterfaceTextRun: Codable, Hashable, Sendable {
    public var text: String
    /// Colours, fonts and numbers by the keys of attributed strings, such as `NSColor`.
    public var values: [String: InterfaceValue]
    /// `alignment`, `lineSpacing` and others of its paragraph.
    public var paragraph: [String: String]

    public init(text: String, values: [String: InterfaceValue] = [:], paragraph: [String: String] = [:]) {
        self.text = text
        self.values = values
        self.paragraph = paragraph
    }
}
