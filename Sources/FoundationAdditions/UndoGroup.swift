/// Actions that are taken back in one go, with the groups among them.
@MainActor final class UndoGroup {
    private enum Item {
        case action(target: Target, perform: (AnyObject) -> Void)
        case group(UndoGroup)
    }
    private struct Target {
        weak var object: AnyObject?
    }

    private var items: [Item] = []
    var name = ""
    var isDiscardable = false
    /// Whether an event has opened the group, and not the app.
    let isOfEvent: Bool
    /// Whether the event has ended, while a group within this one was still open.
    var isOver = false

    init(isOfEvent: Bool) { self.isOfEvent = isOfEvent }

    var isEmpty: Bool { items.isEmpty }

    /// Whether one of the targets still exists.
    var hasTarget: Bool {
        items.contains { item in
            switch item {
            case .action(let target, _): target.object != nil
            case .group(let group): group.hasTarget
            }
        }
    }

    func add(_ target: AnyObject, _ perform: @escaping (AnyObject) -> Void) {
        items.append(.action(target: Target(object: target), perform: perform))
    }

    func add(_ group: UndoGroup) { items.append(.group(group)) }

    /// Takes out what was added last, if that is a group.
    func popGroup() -> UndoGroup? {
        guard case .group(let group) = items.last else { return nil }
        items.removeLast()
        return group
    }

    /// Performs the actions whose targets exist, the last first.
    func perform() {
        for item in items.reversed() {
            switch item {
            case .action(let target, let perform): target.object.map(perform)
            case .group(let group): group.perform()
            }
        }
    }

    func removeAll() { items = [] }

    func removeAll(of object: AnyObject) {
        items.removeAll { item in
            switch item {
            case .action(let target, _): return target.object === object
            case .group(let group):
                group.removeAll(of: object)
                return group.isEmpty
            }
        }
    }
}
