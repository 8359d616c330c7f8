package import RenderTree

/// A gradient along a straight line. As a view it takes all of the proposed size.
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

    package func paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(
            LinearGradientPaint(
                stops: gradient.resolvedStops(in: environment), startX: Double(startPoint.x.finite),
                startY: Double(startPoint.y.finite), endX: Double(endPoint.x.finite), endY: Double(endPoint.y.finite)))
    }
}

extension LinearGradient: View, FillingView {
    public typealias Body = Never
}

extension LinearGradient {
    public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
