import CBox2D
import UIKit

/// Box2D's unit of length.
enum Metres {
    /// Points of a metre, as on Apple's systems.
    static let points: CGFloat = 150
}

/// Part of a body, in points of its node.
enum BodyShape {
    case circle(CGPoint, CGFloat)
    /// A convex polygon of at most eight points.
    case polygon([CGPoint])
    case edges([CGPoint], isLoop: Bool)

    var isEdge: Bool { if case .edges = self { true } else { false } }

    /// Square points.
    var area: CGFloat {
        switch self {
        case .circle(_, let radius): .pi * radius * radius
        case .polygon(let points): abs(Outlines.area(points))
        case .edges: 0
        }
    }

    func add(to body: OpaquePointer, _ material: ParleyMaterial, _ scale: CGSize) {
        switch self {
        case .circle(let center, let radius):
            let length = radius * (scale.width + scale.height) / 2 / Metres.points
            parley_body_add_circle(body, vector(center, scale), max(0.001, length.float), material)
        case .polygon(let points):
            parley_body_add_polygon(body, points.map { vector($0, scale) }, Int32(points.count), material)
        case .edges(let points, let isLoop):
            parley_body_add_edges(body, points.map { vector($0, scale) }, Int32(points.count), isLoop, material)
        }
    }

    private func vector(_ point: CGPoint, _ scale: CGSize) -> ParleyVector {
        ParleyVector(CGPoint(x: point.x * scale.width, y: point.y * scale.height))
    }
}

extension ParleyVector {
    init(_ point: CGPoint) {
        self.init(x: (point.x / Metres.points).float, y: (point.y / Metres.points).float)
    }
    init(_ vector: CGVector) {
        self.init(x: (vector.dx / Metres.points).float, y: (vector.dy / Metres.points).float)
    }
}

extension CGPoint {
    init(_ vector: ParleyVector) {
        self.init(x: CGFloat(vector.x) * Metres.points, y: CGFloat(vector.y) * Metres.points)
    }
}

extension CGVector {
    init(_ vector: ParleyVector) {
        self.init(dx: CGFloat(vector.x) * Metres.points, dy: CGFloat(vector.y) * Metres.points)
    }
}

extension CGFloat {
    /// Largest number that Box2D gets: it computes with single precision, and does not check.
    private static let physicsMax: CGFloat = 1e6
    var float: Float { isFinite ? Float(Swift.max(-Self.physicsMax, Swift.min(Self.physicsMax, self))) : 0 }
}

extension CGRect {
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}
