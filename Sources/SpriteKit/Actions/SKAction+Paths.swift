public import UIKit

// Movement along a path.
extension SKAction {
    /// Moves along a path from where the node is, and turns the node into the path's direction.
    public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }

    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }

    /// Moves along a path with a speed in points a second.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction {
        let length = PathWalk(path).length
        return follow(path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? length / speed : 0)
    }

    /// Moves along a path.
    /// - Parameters:
    ///   - offset: whether the path begins where the node is; else its points are those of the parent.
    ///   - orient: whether the node is turned so that its x axis points along the path.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        follow(PathWalk(path), isReversed: false, offset, orient, duration)
    }

    private class func follow(
        _ walk: PathWalk, isReversed: Bool, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval
    ) -> SKAction {
        SKAction(
            .gradual { node in
                let start = offset ? node.position : .zero
                let first = offset ? walk.place(at: isReversed ? 1 : 0).point : .zero
                return { [weak node] share, _ in
                    guard let node else { return }
                    let (point, angle) = walk.place(at: isReversed ? 1 - share : share)
                    node.position = CGPoint(x: start.x + point.x - first.x, y: start.y + point.y - first.y)
                    if orient { node.zRotation = isReversed ? angle + .pi : angle }
                }
            }, duration,
            opposite: ActionMaker { follow(walk, isReversed: !isReversed, offset, orient, duration) })
    }
}

/// A path as points, found by the share of its length.
struct PathWalk {
    private let points: [CGPoint]
    /// Length up to each point.
    private let lengths: [CGFloat]

    /// Lines that a curve is divided into.
    private static let pieceCount = 24

    init(_ path: CGPath) {
        points = Self.points(of: path)
        var all: [CGFloat] = [0]
        for (from, to) in zip(points, points.dropFirst()) {
            all.append(all[all.count - 1] + hypot(to.x - from.x, to.y - from.y))
        }
        lengths = all
    }

    var length: CGFloat { lengths.last ?? 0 }

    /// Returns the point at a share of the length, 0…1, and the direction there in radians.
    func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat) {
        guard points.count > 1 else { return (points.first ?? .zero, 0) }
        let wanted = length * share
        let next = min(max(1, lengths.firstIndex { $0 >= wanted } ?? points.count - 1), points.count - 1)
        let (from, to, gap) = (points[next - 1], points[next], lengths[next] - lengths[next - 1])
        let part = gap > 0 ? (wanted - lengths[next - 1]) / gap : 0
        let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        return (point, atan2(to.y - from.y, to.x - from.x))
    }

    /// Returns the points of a path's lines and curves, those of all its parts one after the other.
    static func points(of path: CGPath) -> [CGPoint] {
        var (points, first): ([CGPoint], CGPoint?) = ([], nil)
        for element in path.elements {
            let start = points.last ?? .zero
            switch element {
            case .move(let point):
                first = point
                points.append(point)
            case .line(let point): points.append(point)
            case .quad(let end, let control):
                points += steps.map {
                    mix([(start, (1 - $0) * (1 - $0)), (control, 2 * $0 * (1 - $0)), (end, $0 * $0)])
                }
            case .curve(let end, let one, let two):
                points += steps.map { t in
                    let u = 1 - t
                    return mix([(start, u * u * u), (one, 3 * u * u * t), (two, 3 * u * t * t), (end, t * t * t)])
                }
            case .close: if let first { points.append(first) }
            }
        }
        return points
    }

    private static var steps: [CGFloat] { (1...pieceCount).map { CGFloat($0) / CGFloat(pieceCount) } }

    private static func mix(_ parts: [(CGPoint, CGFloat)]) -> CGPoint {
        parts.reduce(.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
    }
}
