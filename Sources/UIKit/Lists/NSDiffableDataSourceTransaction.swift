/// Change of a data source's items by a person.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct>
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let initialSnapshot: Snapshot
    public let finalSnapshot: Snapshot
    public let difference: CollectionDifference<ItemIdentifierType>
    /// Changes of the sections whose items are others now, or in another order.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(_ old: Snapshot, _ new: Snapshot) {
        (initialSnapshot, finalSnapshot) = (old, new)
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
        sectionTransactions = new.sectionIdentifiers.compactMap { section in
            let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
            return before == after ? nil : .init(section, before, after)
        }
    }
}

/// Change of a section's items by a person.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct>
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType>:
    Sendable
where ItemIdentifierType: Hashable & Sendable {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, _ old: [ItemIdentifierType], _ new: [ItemIdentifierType]) {
        sectionIdentifier = section
        var (before, after) = (
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        )
        before.append(old)
        after.append(new)
        (initialSnapshot, finalSnapshot, difference) = (before, after, new.difference(from: old))
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Returns the snapshot with an item at another place, which is counted without it; nil where there is no such item.
    func moving(_ source: IndexPath, to target: IndexPath) -> Self? {
        guard let item = item(at: source), sectionIdentifiers.indices.contains(target.section) else { return nil }
        let section = sectionIdentifiers[target.section]
        let others = itemIdentifiers(inSection: section).filter { $0 != item }
        var new = self
        if others.indices.contains(target.item) {
            new.moveItem(item, beforeItem: others[target.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        return new
    }
}
