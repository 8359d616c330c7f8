package import RenderTree

/// Colour stops of a gradient.
///
/// Source: developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// Position along the gradient, 0…1.
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
    public var stops: [Stop]

    /// Colour space for interpolating between stops. Ignored: colours are always interpolated in sRGB.
    ///
    /// Source: developer.apple.com/documentation/swiftui/gradient/colorspace
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    public init(stops: [Stop]) { self.stops = stops }

    /// Creates evenly spaced stops.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// A point in a unit square, measured from the top left corner.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init() { self.init(x: 0, y: 0) }
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension Gradient {
    /// Returns the gradient unchanged: colours are always interpolated in sRGB.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// Returns the stops with locations limited to 0…1 and not decreasing, as painters require.
    func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
        var reached = 0.0
        return stops.map { stop in
            let location = stop.location.isNaN ? reached : min(max(Double(stop.location), reached), 1)
            reached = location
            return GradientStop(location: location, color: stop.color.resolved(in: environment))
        }
    }
}

extension Gradient: PaintingStyle {
    public typealias Resolved = Never

    /// Paints a linear gradient from top to bottom.
    package func paint(in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: environment)
    }
}
