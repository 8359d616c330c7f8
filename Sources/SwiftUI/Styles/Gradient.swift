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

/// A gradient along a straight line. As a view it fills all that it is proposed.
///
/// Source: developer.apple.com/documentation/swiftui/lineargradient
public struct LinearGradient: Hashable, Sendable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: PaintingStyle {
    public typealias Resolved = Never

    func paint(in environment: EnvironmentValues) -> Paint {
        var reached = 0.0
        let stops = gradient.stops.map { stop in
            let location = stop.location.isNaN ? reached : min(max(Double(stop.location), reached), 1)
            reached = location
            return LinearGradientPaint.Stop(location: location, color: stop.color.resolved(in: environment))
        }
        return .linearGradient(
            LinearGradientPaint(
                stops: stops, startX: startPoint.x, startY: startPoint.y, endX: endPoint.x, endY: endPoint.y))
    }
}

extension LinearGradient: View, PrimitiveView {
    public typealias Body = Never

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ShapeNode(context.graph)) { node, gradient, environment in
            node.set(ShapeDrawing(fill: gradient.paint(in: environment)) { Path($0) })
        }
    }
}
