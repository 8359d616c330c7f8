/// Told when items begin and end to touch each other or a boundary.
///
/// Source: developer.apple.com/documentation/uikit/uicollisionbehaviordelegate
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// - Parameter identifier: nil for the edges of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Two things that touch, by what they are.
struct CollisionKey: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    let boundary: AnyHashable?
}

/// Two things that touch.
@MainActor struct CollisionPair {
    let key: CollisionKey
    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private let boundary: (any NSCopying)?
    private let point: CGPoint

    init(
        _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?, _ boundary: (any NSCopying)?, _ point: CGPoint
    ) {
        (self.first, self.second, self.boundary, self.point) = (first, second, boundary, point)
        key = CollisionKey(
            first: ObjectIdentifier(first), second: second.map { ObjectIdentifier($0) },
            boundary: boundary as? AnyHashable)
    }

    func begin(_ behavior: UICollisionBehavior) {
        let delegate = behavior.collisionDelegate
        if let second {
            delegate?.collisionBehavior(behavior, beganContactFor: first, with: second, at: point)
        } else {
            delegate?.collisionBehavior(
                behavior, beganContactFor: first, withBoundaryIdentifier: boundary, at: point)
        }
    }

    func end(_ behavior: UICollisionBehavior) {
        let delegate = behavior.collisionDelegate
        if let second {
            delegate?.collisionBehavior(behavior, endedContactFor: first, with: second)
        } else {
            delegate?.collisionBehavior(behavior, endedContactFor: first, withBoundaryIdentifier: boundary)
        }
    }
}
