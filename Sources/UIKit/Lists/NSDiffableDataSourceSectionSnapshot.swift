/// Items of one section as an outline, in which an item may have children.
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct>
///
/// A reference to an item that is not in it changes nothing, where Apple's raises an exception.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// All items, each before its children.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// Items all of whose ancestors are expanded.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Number of ancestors; 0 for a root.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        guard let parent = parents[item] else { return true }
        return expanded.contains(parent) && isVisible(parent)
    }

    /// Returns an item's descendants.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        if includingParent { part.append([parent]) }
        for item in items where item != parent && isWithin(item, parent) {
            let own = parents[item].flatMap { part.contains($0) ? $0 : nil }
            part.append([item], to: own)
        }
        part.expanded = expanded.intersection(part.items)
        return part
    }

    private func isWithin(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
        item == ancestor || parents[item].map { isWithin($0, ancestor) } ?? false
    }

    // MARK: Changes

    /// Appends items as the last children of another one, or as the last roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard parent.map(contains) ?? true else { return }
        let new = items.filter { !self.items.contains($0) }
        let end = parent.flatMap { parent in self.items.lastIndex { isWithin($0, parent) }.map { $0 + 1 } }
        self.items.insert(contentsOf: new, at: end ?? self.items.count)
        for item in new { parents[item] = parent }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        put(items, at: place, beside: item)
    }

    /// Inserts items after another one and its descendants.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard contains(item), let last = self.items.lastIndex(where: { isWithin($0, item) }) else { return }
        put(items, at: last + 1, beside: item)
    }

    private mutating func put(_ items: [ItemIdentifierType], at place: Int, beside sibling: ItemIdentifierType) {
        let new = items.filter { !contains($0) }
        self.items.insert(contentsOf: new, at: place)
        for item in new { parents[item] = parents[sibling] }
    }

    /// Deletes items with their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(self.items.filter { item in items.contains { isWithin(item, $0) } })
        self.items.removeAll { gone.contains($0) }
        for item in gone { parents[item] = nil }
        expanded.subtract(gone)
    }

    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Replaces an item's children by another outline.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(items.filter { parents[$0] == parent })
        for item in snapshot.items { append([item], to: snapshot.parents[item] ?? parent) }
        expanded.formUnion(snapshot.expanded)
    }
}
