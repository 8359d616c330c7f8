/// State of a diffable data source: its current snapshot.
struct DiffableItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    private(set) var snapshot = Snapshot()

    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    func count(inSectionAt index: Int) -> Int { section(at: index).map(snapshot.numberOfItems(inSection:)) ?? 0 }

    /// Replaces the snapshot. Returns a function that maps an old index path to the new one of the same item; nil for
    /// an item that is deleted or reloaded.
    mutating func replace(with new: Snapshot) -> (IndexPath) -> IndexPath? {
        let old = snapshot
        snapshot = new.settled()
        let reloaded = Set(new.reloadedItemIdentifiers)
            .union(new.reloadedSectionIdentifiers.flatMap { new.itemIdentifiers(inSection: $0) })
        return { path in
            guard let item = old.item(at: path), !reloaded.contains(item) else { return nil }
            return new.path(of: item)
        }
    }
}
