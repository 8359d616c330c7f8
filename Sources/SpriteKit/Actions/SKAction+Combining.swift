public import UIKit

// Actions of actions, waiting, and code.
extension SKAction {
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        let length = actions.reduce(0) { $0 + $1.realDuration }
        return SKAction(
            .sequence(actions), length, opposite: ActionMaker { sequence(actions.reversed().map { $0.reversed() }) })
    }

    public class func group(_ actions: [SKAction]) -> SKAction {
        let length = actions.map(\.realDuration).max() ?? 0
        return SKAction(.group(actions), length, opposite: ActionMaker { group(actions.map { $0.reversed() }) })
    }

    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        let count = max(0, count)
        let length = count == 0 ? 0 : action.realDuration * Double(count)
        return SKAction(
            .repeated(action, count), length,
            opposite: ActionMaker { SKAction.repeat(action.reversed(), count: count) })
    }

    public class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(
            .repeated(action, nil), .infinity, opposite: ActionMaker { SKAction.repeatForever(action.reversed()) })
    }

    /// Seconds that the action takes at its own speed.
    private var realDuration: TimeInterval { speed > 0 ? duration / Double(speed) : .infinity }

    public class func wait(forDuration sec: TimeInterval) -> SKAction { wait(forDuration: sec, withRange: 0) }

    /// Waits for a duration, more or less by up to half of the range.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.wait(range: durationRange), sec)
    }

    public class func run(_ block: @escaping @MainActor () -> Void) -> SKAction { SKAction(.instant { _ in block() }) }

    /// Runs a closure on a queue.
    public class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue) -> SKAction {
        SKAction(.instant { _ in queue.async(execute: block) })
    }

    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(
            .instant { $0.childNode(withName: name)?.run(action) },
            opposite: ActionMaker { run(action.reversed(), onChildWithName: name) })
    }

    /// Calls the closure in each step with the node and the seconds since the action began.
    public class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .gradual { node in { [weak node] _, elapsed in if let node { block(node, CGFloat(elapsed)) } } }, seconds)
    }

    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        SKAction(.instant { _ in (target as? NSObject)?.perform(selector) })
    }

    public class func removeFromParent() -> SKAction { SKAction(.instant { $0.removeFromParent() }) }

    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { $0.speed }) { $0.speed = $1 + (speed - $1) * $2 }
    }

    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        going(duration, from: { $0.speed }) { $0.speed = $1 + speed * $2 }
    }

    // MARK: Physics

    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(.gradual { node in { [weak node] _, _ in node?.physicsBody?.applyForce(force) } }, sec)
    }

    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(
            .gradual { node in
                var done: CGFloat = 0
                return { [weak node] share, _ in
                    let part = share - done
                    node?.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * part, dy: impulse.dy * part))
                    done = share
                }
            }, sec)
    }

    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.gradual { node in { [weak node] _, _ in node?.physicsBody?.applyTorque(torque) } }, sec)
    }

    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.instant { $0.physicsBody?.applyAngularImpulse(impulse) })
    }
}
