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

    /// Red, green, blue and alpha, 0…1.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    public var numberOfComponents: Int { 4 }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A sequence of colour stops. Source: Apple, "CGGradient".
public final class CGGradient: Sendable {
    package let stops: [(location: CGFloat, color: CGColor)]

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - colors: `CGColor`s; the initialiser fails without any, and where a value has another type.
    ///   - locations: one per colour, 0…1; nil spaces them evenly. The initialiser fails if the counts differ.
    public init?(colorsSpace: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
        let count = colors.count
        let colors = colors.compactMap { $0 as? CGColor }
        guard count > 0, colors.count == count, locations.map({ $0.count == count }) ?? true else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.indices.map { (locations?[$0] ?? CGFloat($0) / last, colors[$0]) }
    }

    package init(stops: [(location: CGFloat, color: CGColor)]) { self.stops = stops }
}
