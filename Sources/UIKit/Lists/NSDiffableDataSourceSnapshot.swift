/// Sections and items, identified by hashable values.
/// Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
///
/// An identifier that is in the snapshot already is moved. A reference to one that is not in it changes nothing, where
/// Apple's raises an exception.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// Items whose cells are requested again although they stay.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Sections whose cells are all requested again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { itemIdentifiers.count }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
    }

    // MARK: Changes

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where !sectionIdentifiers.contains(identifier) {
            sectionIdentifiers.append(identifier)
        }
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers.removeAll { identifiers.contains($0) }
        for identifier in identifiers { items[identifier] = nil }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { put(identifiers.filter { !sectionIdentifiers.contains($0) }, beside: toIdentifier, offset: 0) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { put(identifiers.filter { !sectionIdentifiers.contains($0) }, beside: toIdentifier, offset: 1) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { if sectionIdentifiers.contains(identifier) { put([identifier], beside: toIdentifier, offset: 0) } }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { if sectionIdentifiers.contains(identifier) { put([identifier], beside: toIdentifier, offset: 1) } }

    private mutating func put(_ sections: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int) {
        guard sectionIdentifiers.contains(other), !sections.contains(other) else { return }
        sectionIdentifiers.removeAll { sections.contains($0) }
        guard let index = indexOfSection(other) else { return }
        sectionIdentifiers.insert(contentsOf: Self.unique(sections), at: index + offset)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    /// Appends items to a section; those that are in the snapshot already move there.
    /// - Parameter sectionIdentifier: nil is the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, sectionIdentifiers.contains(section) else {
            return
        }
        let new = Self.unique(identifiers)
        deleteItems(new)
        items[section, default: []] += new
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, offset: 1)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, offset: 0)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
    ) {
        guard let section = sectionIdentifier(containingItem: other), !identifiers.contains(other) else { return }
        let new = Self.unique(identifiers)
        deleteItems(new)
        guard let index = items[section]?.firstIndex(of: other) else { return }
        items[section]?.insert(contentsOf: new, at: index + offset)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
    }

    public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reloadItems(identifiers) }

    private static func unique<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
        var known: Set<Identifier> = []
        return identifiers.filter { known.insert($0).inserted }
    }

    // MARK: Index paths

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(path.section) else { return nil }
        let all = items[sectionIdentifiers[path.section]] ?? []
        return all.indices.contains(path.row) ? all[path.row] : nil
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionIdentifier(containingItem: item), let place = indexOfSection(section),
            let row = items[section]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(row: row, section: place)
    }

    /// Returns the snapshot without its reloads, which apply only once.
    func settled() -> Self {
        var result = self
        (result.reloadedItemIdentifiers, result.reloadedSectionIdentifiers) = ([], [])
        return result
    }
}
