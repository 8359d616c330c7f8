/// Bars and controllers that show an item, and are told when it changes: one item may stand in several of them.
@MainActor struct ItemWatchers {
    private struct Watcher {
        weak var owner: AnyObject?
        let call: @MainActor () -> Void
    }
    private var watchers: [Watcher] = []

    var isEmpty: Bool { watchers.allSatisfy { $0.owner == nil } }

    func tell() { for watcher in watchers where watcher.owner != nil { watcher.call() } }

    fileprivate mutating func add(_ owner: AnyObject, _ call: @escaping @MainActor () -> Void) {
        remove(owner)
        watchers.append(Watcher(owner: owner, call: call))
    }

    fileprivate mutating func remove(_ owner: AnyObject) {
        watchers.removeAll { $0.owner == nil || $0.owner === owner }
    }
}

/// An item that bars show.
@MainActor protocol WatchedItem: AnyObject {
    var watchers: ItemWatchers { get set }
}

/// The items that one bar or controller watches, held weakly.
@MainActor struct WatchedItems {
    private struct Reference { weak var item: (any WatchedItem)? }
    private var references: [Reference] = []

    /// Has the owner told of changes of these items, and no more of those that it watched before.
    mutating func watch(_ items: [any WatchedItem], for owner: AnyObject, _ call: @escaping @MainActor () -> Void) {
        for reference in references { reference.item?.watchers.remove(owner) }
        references = items.map { Reference(item: $0) }
        for item in items { item.watchers.add(owner, call) }
    }
}
