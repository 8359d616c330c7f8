import RenderTree

/// Colours along a line.
///
/// Source: developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0…1 along the gradient.
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
    public var stops: [Stop]

    /// The space in which colours between two stops are found. Both are mixed as sRGB here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/gradient/colorspace
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    public init(stops: [Stop]) { self.stops = stops }

    /// Evenly spread.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// A point of an area of width and height 1, from its top-left corner.
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
    /// A gradient whose colours are mixed in a given space; here that is sRGB for each.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// Locations within 0…1 and not decreasing, as painters need them.
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

    /// Alone, a gradient runs from top to bottom.
    func paint(in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: environment)
    }
}
