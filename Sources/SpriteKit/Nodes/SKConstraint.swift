public import UIKit

/// A range of numbers. Source: developer.apple.com/documentation/spritekit/skrange
@preconcurrency @MainActor open class SKRange: NSObject {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat

    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        lowerLimit = lower
        upperLimit = upper
        super.init()
    }

    public convenience init(lowerLimit lower: CGFloat) {
        self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
    }
    public convenience init(upperLimit upper: CGFloat) {
        self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
    }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    public class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.greatestFiniteMagnitude) }

    func limited(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}

/// A rule for the place or rotation of a node, which is applied after actions and physics.
///
/// Source: developer.apple.com/documentation/spritekit/skconstraint
@preconcurrency @MainActor open class SKConstraint: NSObject {
    open var enabled = true
    /// Node whose coordinates the rule is about; nil is the node's parent.
    open var referenceNode: SKNode?
    private let rule: Rule

    /// A closure in a type of its own; see `ChangeHandler`.
    private struct Rule {
        let apply: @MainActor (SKNode, SKNode?) -> Void
    }

    private init(_ rule: @escaping @MainActor (SKNode, SKNode?) -> Void) {
        self.rule = Rule(apply: rule)
        super.init()
    }

    func apply(to node: SKNode) { rule.apply(node, referenceNode) }

    // MARK: Places

    public class func positionX(_ range: SKRange) -> SKConstraint {
        position { CGPoint(x: range.limited($0.x), y: $0.y) }
    }

    public class func positionY(_ range: SKRange) -> SKConstraint {
        position { CGPoint(x: $0.x, y: range.limited($0.y)) }
    }

    public class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        position { CGPoint(x: xRange.limited($0.x), y: yRange.limited($0.y)) }
    }

    private class func position(_ limit: @escaping @MainActor (CGPoint) -> CGPoint) -> SKConstraint {
        SKConstraint { node, reference in
            guard let parent = node.parent else { return }
            let outer = reference ?? parent
            let place = parent.convert(node.position, to: outer)
            let wanted = limit(place)
            if wanted != place { node.position = outer.convert(wanted, to: parent) }
        }
    }

    /// Keeps the distance to a node in a range.
    public class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        distance(range, to: .zero, in: node)
    }

    public class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        distance(range) { reference, parent in (reference ?? parent).convert(point, to: parent) }
    }

    public class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        distance(range) { [weak node] _, parent in node.map { $0.convert(point, to: parent) } }
    }

    private class func distance(
        _ range: SKRange, _ target: @escaping @MainActor (SKNode?, SKNode) -> CGPoint?
    ) -> SKConstraint {
        SKConstraint { node, reference in
            guard let parent = node.parent, let point = target(reference, parent) else { return }
            let (x, y) = (node.position.x - point.x, node.position.y - point.y)
            let length = hypot(x, y)
            let wanted = range.limited(length)
            guard wanted != length else { return }
            let (directionX, directionY) = length > 0 ? (x / length, y / length) : (1, 0)
            node.position = CGPoint(x: point.x + directionX * wanted, y: point.y + directionY * wanted)
        }
    }

    // MARK: Rotation

    public class func zRotation(_ zRange: SKRange) -> SKConstraint {
        SKConstraint { node, _ in
            let wanted = zRange.limited(node.zRotation)
            if wanted != node.zRotation { node.zRotation = wanted }
        }
    }

    /// Turns the node towards another one.
    /// - Parameter radians: how far its x axis may be from that direction.
    public class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        orient(to: .zero, in: node, offset: radians)
    }

    public class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        orient(radians) { reference, parent in (reference ?? parent).convert(point, to: parent) }
    }

    public class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        orient(radians) { [weak node] _, parent in node.map { $0.convert(point, to: parent) } }
    }

    private class func orient(
        _ range: SKRange, _ target: @escaping @MainActor (SKNode?, SKNode) -> CGPoint?
    ) -> SKConstraint {
        SKConstraint { node, reference in
            guard let parent = node.parent, let point = target(reference, parent) else { return }
            let (x, y) = (point.x - node.position.x, point.y - node.position.y)
            guard x != 0 || y != 0 else { return }
            let direction = atan2(y, x)
            let off = (node.zRotation - direction).remainder(dividingBy: 2 * .pi)
            let wanted = range.limited(off)
            if wanted != off { node.zRotation = direction + wanted }
        }
    }
}
