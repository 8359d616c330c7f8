/// A rule by which an animator moves items, and a group of others.
///
/// Source: developer.apple.com/documentation/uikit/uidynamicbehavior
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at every step of the animation.
    open var action: (() -> Void)?
    public internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    override public init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(behavior) else { return }
        childBehaviors.append(behavior)
        dynamicAnimator?.adopt(behavior)
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(behavior) else { return }
        childBehaviors.removeAll { $0 === behavior }
        dynamicAnimator?.release(behavior)
    }

    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: The animator's side

    /// Items that the behavior moves or meets.
    var ownItems: [any UIDynamicItem] { [] }
    /// Says how the items are made, before a step.
    func describe(_ bodies: DynamicBodies) {}
    /// Changes velocities by what has acted during a step of some seconds.
    func push(_ bodies: DynamicBodies, _ seconds: CGFloat) {}
    /// Corrects velocities and places after the items have moved.
    func correct(_ bodies: DynamicBodies, _ seconds: CGFloat) {}
    /// Whether the behavior keeps items moving that are at rest.
    func isActing(_ bodies: DynamicBodies) -> Bool { false }

    /// Has the animator go on after a change.
    func didChange() { dynamicAnimator?.wake() }
}

/// Items of an animator and their states.
@MainActor final class DynamicBodies {
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    var all: [DynamicBody] { Array(bodies.values) }

    subscript(item: any UIDynamicItem) -> DynamicBody {
        if let known = bodies[ObjectIdentifier(item)] { return known }
        let new = DynamicBody(item)
        bodies[ObjectIdentifier(item)] = new
        return new
    }

    func known(_ item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

    func keep(only items: [any UIDynamicItem]) {
        let kept = Set(items.map { ObjectIdentifier($0) })
        bodies = bodies.filter { kept.contains($0.key) }
    }
}
