/// Data source of a collection view that identifies items by hashable values.
/// Source: developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource, MovingItsItems
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias CellProvider =
        @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider =
        @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Called when a person shows or hides the children of an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Called when a person moves an item. Items of an outline with levels are not moved.
    open var reorderingHandlers = ReorderingHandlers()

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct>
    public struct ReorderingHandlers {
        public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
        /// Returns whether a person can move an item; without it none is moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?
        public init() {}
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct>
    public struct SectionSnapshotHandlers {
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Returns the children of an item that is about to be expanded, given those that it has; without it they stay.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        public init() {}
    }

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func snapshot() -> Snapshot { items.snapshot }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.snapshot.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        items.snapshot.path(of: itemIdentifier)
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }

    /// Applies a snapshot without an animation. Items that stay keep their cells.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        forgetOutlines(otherThan: snapshot)
        collection?.adopt(items.replace(with: snapshot))
        completion?()
    }

    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        forgetOutlines(otherThan: snapshot)
        _ = items.replace(with: snapshot)
        collection?.reloadData()
        completion?()
    }

    /// Applies a snapshot, and returns when that is done: at once.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:animatingdifferences:)>
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/applysnapshotusingreloaddata(_:)>
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Returns a section's index; nil for one that is not shown.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/index(for:)>
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        items.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Outlines

    /// Replaces a section's items by those of an outline that are not within a collapsed one; a section that is not there is
    /// appended.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:to:animatingdifferences:completion:)>
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var all = items.snapshot
        all.appendSections([section])
        all.deleteItems(all.itemIdentifiers(inSection: section))
        all.appendItems(snapshot.visibleItems, toSection: section)
        apply(all, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:to:animatingdifferences:)>
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let known = outlines[section] { return known }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(items.snapshot.itemIdentifiers(inSection: section))
        return flat
    }

    /// Drops the outlines of sections that have gone, or that have other items now.
    private func forgetOutlines(otherThan snapshot: Snapshot) {
        outlines = outlines.filter { section, outline in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        guard var outline = outlines[section] else { return }
        let isOpen = outline.isExpanded(item)
        let may = isOpen ? sectionSnapshotHandlers.shouldCollapseItem : sectionSnapshotHandlers.shouldExpandItem
        guard may?(item) ?? true else { return }
        (isOpen ? sectionSnapshotHandlers.willCollapseItem : sectionSnapshotHandlers.willExpandItem)?(item)
        if !isOpen, let children = sectionSnapshotHandlers.snapshotForExpandingParent {
            outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
        }
        if isOpen { outline.collapse([item]) } else { outline.expand([item]) }
        apply(outline, to: section)
        if let path = indexPath(for: item) {
            (collection?.cellForItem(at: path) as? UICollectionViewListCell)?.isExpanded = !isOpen
        }
    }

    private func connect(_ cell: UICollectionViewCell?, _ path: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell, let section = items.section(at: path.section),
            let outline = outlines[section], let item = items.snapshot.item(at: path)
        else { return }
        cell.isExpanded = outline.isExpanded(item)
        cell.toggleOutline = { [weak self] in self?.toggle(item, in: section) }
    }

    // MARK: Overridable data source methods

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
            return false
        }
        let isFlat = outlines[section].map { $0.rootItems == $0.items } ?? true
        return isFlat && reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let old = items.snapshot
        guard let new = old.moving(sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(old, new)
        reorderingHandlers.willReorder?(transaction)
        for change in transaction.sectionTransactions { outlines[change.sectionIdentifier] = nil }
        apply(new)
        reorderingHandlers.didReorder?(transaction)
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { items.snapshot.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count(inSectionAt: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = items.snapshot.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
        connect(cell, indexPath)
        return cell ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionView {
    /// Configures the cells of one class.
    /// Source: developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
        let identifier = UUID().uuidString
        let handler: Handler

        public init(handler: @escaping Handler) { self.handler = handler }
    }

    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let known = pool[registration.identifier]?.popLast() as? Cell
        known?.prepareForReuse()
        let cell = known ?? UIView.make(Cell.self)
        cell.reuseIdentifier = registration.identifier
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Configures the supplementary views of one class and kind.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/dequeueconfiguredreusablesupplementary(using:for:)>
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let known = viewPool[registration.identifier]?.popLast() as? Supplementary
        known?.prepareForReuse()
        let view = known ?? UIView.make(Supplementary.self)
        (view.reuseIdentifier, view.supplementPool) = (registration.identifier, registration.identifier)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
