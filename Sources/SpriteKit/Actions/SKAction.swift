public import UIKit

/// Maps the share of an action's duration, 0…1, to the share of its effect.
public typealias SKActionTimingFunction = (Float) -> Float

/// Pace of an action. Source: developer.apple.com/documentation/spritekit/skactiontimingmode
public enum SKActionTimingMode: Int, Sendable {
    case linear = 0
    case easeIn, easeOut, easeInEaseOut

    func share(_ time: CGFloat) -> CGFloat {
        switch self {
        case .linear: time
        case .easeIn: time * time
        case .easeOut: time * (2 - time)
        case .easeInEaseOut: time * time * (3 - 2 * time)
        }
    }
}

/// A change of a node in the course of time. An action may run on several nodes at once.
///
/// Partly: actions that change physics bodies' fields, warp geometries, reach to (inverse kinematics) and audio engines' nodes are
/// missing, as are actions of `.sks` files.
///
/// Source: developer.apple.com/documentation/spritekit/skaction
@preconcurrency @MainActor open class SKAction: NSObject, NSCopying {
    /// Seconds that the action takes at a speed of 1; infinite for one that repeats for ever.
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    /// Applied before `timingMode`; nil where there is none.
    open var timingFunction: SKActionTimingFunction?
    open var speed: CGFloat = 1
    let course: ActionCourse
    /// Makes the action that takes the effect back.
    private let opposite: ActionMaker

    init(_ course: ActionCourse, _ duration: TimeInterval = 0, opposite: ActionMaker = ActionMaker()) {
        self.course = course
        self.duration = duration.isFinite || duration == .infinity ? max(0, duration) : 0
        self.opposite = opposite
        super.init()
    }

    /// Creates an action that does nothing.
    override public convenience init() { self.init(.instant { _ in }) }

    /// Returns the action that takes the effect back; for one that cannot be taken back, as `move(to:)`, the same action.
    open func reversed() -> SKAction {
        guard let made = opposite.make?() else { return copied() }
        (made.timingMode, made.timingFunction, made.speed) = (timingMode, timingFunction, speed)
        return made
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let place = UncheckedAction(action: self)
        return MainActor.assumeIsolated { UncheckedAction(action: place.action.copied()) }.action
    }

    private func copied() -> SKAction {
        let copy = SKAction(course, duration, opposite: opposite)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }

    /// Returns the share of the effect at a share of the duration, both 0…1.
    func share(at time: CGFloat) -> CGFloat {
        timingMode.share(timingFunction.map { CGFloat($0(Float(time))) } ?? time)
    }
}

/// Kind of an action, with its values.
enum ActionCourse {
    /// Has its whole effect at once.
    case instant(@MainActor (SKNode) -> Void)
    /// Begins on a node, and returns what is called with the share of the effect and the seconds since.
    case gradual(@MainActor (SKNode) -> @MainActor (CGFloat, TimeInterval) -> Void)
    /// Waits for the duration, more or less by half of the range.
    case wait(range: TimeInterval)
    case sequence([SKAction])
    case group([SKAction])
    /// Repeats an action; nil is for ever.
    case repeated(SKAction, Int?)
}

/// A closure in a type of its own; see `ChangeHandler`.
struct ActionMaker {
    var make: (@MainActor () -> SKAction)?

    init() {}
    init(_ make: @escaping @MainActor () -> SKAction) { self.make = make }
}

private struct UncheckedAction: @unchecked Sendable {
    let action: SKAction
}
