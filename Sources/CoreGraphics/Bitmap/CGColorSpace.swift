/// Meaning of the components of colours. All colours are drawn in sRGB: components of another RGB space are taken for sRGB's.
///
/// Source: developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    // Name given by Apple.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    private static let models: [String: CGColorSpaceModel] = [
        sRGB: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb, extendedLinearSRGB: .rgb, displayP3: .rgb,
        extendedDisplayP3: .rgb, adobeRGB1998: .rgb, genericRGBLinear: .rgb, genericGrayGamma2_2: .monochrome,
        linearGray: .monochrome, genericCMYK: .cmyk,
    ]

    /// Source: developer.apple.com/documentation/coregraphics/cgcolorspace/model
    public let model: CGColorSpaceModel
    /// Source: developer.apple.com/documentation/coregraphics/cgcolorspace/name
    public let name: String?

    /// Returns nil for a name that is none of the above.
    public init?(name: String) {
        guard let model = Self.models[name] else { return nil }
        (self.model, self.name) = (model, name)
    }

    init(_ model: CGColorSpaceModel) { (self.model, name) = (model, nil) }

    /// Number of components, without alpha.
    /// Source: developer.apple.com/documentation/coregraphics/cgcolorspace/numberofcomponents
    public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }

    /// Returns the colour of components in the space's order, and alpha after them.
    func color(_ components: [CGFloat]) -> CGColor? {
        guard components.count == numberOfComponents + 1 else { return nil }
        switch model {
        case .monochrome: return CGColor(gray: components[0], alpha: components[1])
        case .cmyk:
            return CGColor(
                genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
                alpha: components[4])
        default:
            return CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}

/// Kind of a colour space. Source: developer.apple.com/documentation/coregraphics/cgcolorspacemodel
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

extension CGColor {
    /// Creates the colour of printing inks, each 0…1, as they mix without a printer's profile.
    /// Source: developer.apple.com/documentation/coregraphics/cgcolor/init(genericcmykcyan:magenta:yellow:black:alpha:)
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let light = 1 - black
        self.init(
            red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }

    /// Creates a colour of components in the order of a space, with alpha after them.
    /// - Parameter components: as many as the space has, and alpha.
    /// Source: developer.apple.com/documentation/coregraphics/cgcolor/init(colorspace:components:)
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        guard let color = space.color(Array(values)) else { return nil }
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Space of `components`. Source: developer.apple.com/documentation/coregraphics/cgcolor/colorspace
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}

extension CGGradient {
    /// Creates a gradient of components in the order of a space, with each colour's alpha after them.
    /// - Parameter locations: as many as there are colours, 0…1; nil spaces them evenly.
    /// Source: developer.apple.com/documentation/coregraphics/cggradient/init(colorspace:colorcomponents:locations:count:)
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { index in
            space.color(Array(UnsafeBufferPointer(start: components + index * width, count: width)))
        }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        self.init(colorsSpace: space, colors: colors, locations: places)
    }
}

// Names given by Apple.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
/// Source: developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicegray()
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
/// Source: developer.apple.com/documentation/coregraphics/cgcolorspacecreatedevicecmyk()
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
