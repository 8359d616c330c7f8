/// An item's state in an animator. Lengths in points, angles in radians, time in seconds; a mass of 1 is that of 100 by 100 points
/// with a density of 1.
@MainActor final class DynamicBody {
    /// Points on an ellipse, which is met as a polygon.
    private static let ellipsePointCount = 16
    /// Area in square points with a mass of 1.
    private static let unitArea: CGFloat = 10_000
    /// Coordinates in points and angles in radians beyond which a body stops: an app's number went wrong, or nothing holds it.
    private static let farthest: CGFloat = 100_000
    /// Smallest area in square points, so that an empty item has a mass, too.
    private static let areaMin: CGFloat = 1

    let item: any UIDynamicItem
    var position: CGPoint
    var angle: CGFloat
    var velocity = CGPoint.zero
    /// Radians a second.
    var spin: CGFloat = 0
    var traits = DynamicTraits()
    private let size: CGSize
    /// Corners of the outline around the centre, in order.
    private let outline: [CGPoint]
    /// Distance of the farthest corner from the centre.
    let reach: CGFloat
    /// Place and angle that the item was given last: another one was set by the app.
    private var written: (position: CGPoint, angle: CGFloat)

    init(_ item: any UIDynamicItem) {
        self.item = item
        (position, angle, size) = (item.center, item.transform.turn, item.bounds.size)
        written = (position, angle)
        outline = Self.outline(of: item)
        reach = outline.map(\.length).max() ?? 0
    }

    private static func outline(of item: any UIDynamicItem) -> [CGPoint] {
        let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
        switch item.collisionBoundsType {
        case .rectangle:
            return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: $0.0 * width, y: $0.1 * height) }
        case .ellipse:
            return (0..<ellipsePointCount).map { index in
                let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(ellipsePointCount)
                return CGPoint(x: cos(angle) * width, y: sin(angle) * height)
            }
        case .path:
            return DynamicOutline.convexHull(of: item.collisionBoundingPath.cgPath.outlines.flatMap(\.self))
        }
    }

    var corners: [CGPoint] { outline.map { position + $0.turned(by: angle) } }

    var mass: CGFloat { max(size.width * size.height, Self.areaMin) / Self.unitArea * max(traits.density, 0.001) }
    var inverseMass: CGFloat { traits.isAnchored ? 0 : 1 / mass }
    var inverseInertia: CGFloat {
        guard !traits.isAnchored, traits.allowsRotation else { return 0 }
        return 12 / (mass * max(size.width * size.width + size.height * size.height, Self.areaMin))
    }

    /// Velocity of a point of the body.
    func velocity(at point: CGPoint) -> CGPoint { velocity + (point - position).normal * spin }

    func apply(_ impulse: CGPoint, at point: CGPoint) {
        velocity += impulse * inverseMass
        spin += (point - position).cross(impulse) * inverseInertia
    }

    func move(by seconds: CGFloat) {
        velocity = velocity * (1 / (1 + traits.resistance * seconds))
        spin *= 1 / (1 + traits.angularResistance * seconds)
        guard !traits.isAnchored else { return (velocity, spin) = (.zero, 0) }
        position += velocity * seconds
        if traits.allowsRotation { angle += spin * seconds } else { spin = 0 }
        stopWhereLost()
    }

    /// Stops the body, at the place drawn last, once a number is not finite or a coordinate is beyond `farthest`.
    private func stopWhereLost() {
        let isLost = [position.x, position.y, angle].contains { !($0.magnitude <= Self.farthest) }
        guard isLost || !velocity.length.isFinite || !spin.isFinite else { return }
        (velocity, spin) = (.zero, 0)
        if isLost { (position, angle) = written }
    }

    // MARK: The item

    /// Takes over where the app has put the item since the last step.
    func readIfMoved() {
        let (center, turn) = (item.center, item.transform.turn)
        if center != written.position {
            position = center
            // The app's own place, however far, is one to stop at.
            if center.x.isFinite, center.y.isFinite { written.position = center }
        }
        if abs(turn - written.angle) > 1e-9 { angle = turn }
    }

    func read() { (position, angle) = (item.center, item.transform.turn) }

    func write() {
        if item.center != position { item.center = position }
        let turn = angle - item.transform.turn
        if abs(turn) > 1e-9 { item.transform = item.transform.rotated(by: turn) }
        written = (item.center, item.transform.turn)
    }
}

/// How an item is made, by the behaviors that have it.
struct DynamicTraits {
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var charge: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true
}
