/// What a diffable data source knows of its rows or items.
struct DiffableItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    private(set) var snapshot = Snapshot()

    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    func count(inSectionAt index: Int) -> Int { section(at: index).map(snapshot.numberOfItems(inSection:)) ?? 0 }

    /// Returns where an item that stays, and is not to be made anew, goes from its old place.
    mutating func take(_ new: Snapshot) -> (IndexPath) -> IndexPath? {
        let old = snapshot
        snapshot = new.settled()
        let reloaded = Set(new.reloadedItemIdentifiers)
        return { path in
            guard let item = old.item(at: path), !reloaded.contains(item) else { return nil }
            return new.path(of: item)
        }
    }
}
