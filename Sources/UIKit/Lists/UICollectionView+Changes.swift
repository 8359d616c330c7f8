// Insertions, deletions and moves of items. Cells of items that stay are kept, and so is the selection; the data source
// is asked only for new and reloaded items.
extension UICollectionView {
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moves[indexPath] = newIndexPath }
    }
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sectionMoves[section] = newSection }
    }

    /// Whether items were changed that are not shown yet, as within `performBatchUpdates`.
    /// Source: developer.apple.com/documentation/uikit/uicollectionview/hasuncommittedupdates
    public var hasUncommittedUpdates: Bool { updateDepth > 0 || changes != nil }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateDepth += 1
        updates?()
        updateDepth -= 1
        applyChanges()
        completion?(true)
    }

    private func change(_ body: (inout ListChanges) -> Void) {
        var new = changes ?? ListChanges()
        body(&new)
        changes = new
        applyChanges()
    }

    private func applyChanges() {
        guard updateDepth == 0 else { return }
        let all = changes ?? ListChanges()
        changes = nil
        adopt { all.isReloaded($0) ? nil : all.place(of: $0) }
    }

    /// Keeps the cells of the items that stay and recycles the others, which the data source is asked for.
    /// - Parameter place: returns the new index path of an old one; nil for an item that is deleted or reloaded.
    func adopt(_ place: (IndexPath) -> IndexPath?) {
        endPresses { place($0) == nil }
        let old = cells
        cells = [:]
        for (path, cell) in old {
            if let new = place(path) { cells[new] = cell } else { takeAway(cell, path) }
        }
        for view in supplements.values { recycle(view) }
        supplements = [:]
        selected = selected.compactMap(place)
        tellLayout(isReloaded: false)
        invalidate()
    }

    /// Recycles a supplementary view, and tells the delegate if it was shown.
    func recycle(_ supplement: UICollectionReusableView) {
        supplement.askedSize = nil
        supplement.removeFromSuperview()
        if let pool = supplement.supplementPool { viewPool[pool, default: []].append(supplement) }
        guard let (kind, path) = supplement.shownAs else { return }
        supplement.shownAs = nil
        items?.collectionView(self, didEndDisplayingSupplementaryView: supplement, forElementOfKind: kind, at: path)
    }

    /// Recycles an item's cell, and tells the delegate if it was pressed and if it was shown.
    func takeAway(_ cell: UICollectionViewCell, _ path: IndexPath) {
        let wasShown = cell.superview != nil
        recycle(cell)
        if wasShown { items?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    }

    func recycle(_ cell: UICollectionViewCell) {
        if cell.isHighlighted { cell.isHighlighted = false }
        cell.askedSize = nil
        swipes.removeValue(forKey: ObjectIdentifier(cell))?.removeFromSuperview()
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }
}
