public import Foundation

/// A colour in the sRGB colour space, each component 0…1. Source: Apple, "CGColor".
public final class CGColor: Hashable, Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    public var numberOfComponents: Int { 4 }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A row of colours that flow into each other. Source: Apple, "CGGradient".
public final class CGGradient: Sendable {
    package let stops: [(location: CGFloat, color: CGColor)]

    /// - Parameters:
    ///   - colors: `CGColor`s; anything else makes the initialiser fail.
    ///   - locations: one a colour, 0…1; nil spreads them evenly.
    public init?(colorsSpace: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.indices.map { (locations?[$0] ?? CGFloat($0) / last, colors[$0]) }
    }

    package init(stops: [(location: CGFloat, color: CGColor)]) { self.stops = stops }
}

/// The colour space that everything here is in. Source: Apple, "CGColorSpace".
public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"

    public init?(name: String) {
        guard name == Self.sRGB else { return nil }
    }

    init() {}
}

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
