// Insertions, deletions and moves of rows. Cells of rows that stay are kept, and so is the selection; the data source
// is asked only for new and reloaded rows. Where the counts do not match those of the data source, the data source
// prevails.
extension UITableView {
    /// Takes effect at once: `animation` is ignored.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }
    /// Asks the data source for the rows' cells again, which may be the ones that are shown.
    ///
    /// Partly: a cell that was shown is not kept for its row.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
    /// Takes effect at once: `animation` is ignored.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }
    /// Takes effect at once: `animation` is ignored.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moves[indexPath] = newIndexPath }
    }
    /// Takes effect at once: `animation` is ignored.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    /// Takes effect at once: `animation` is ignored.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    /// Takes effect at once: `animation` is ignored.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sectionMoves[section] = newSection }
    }

    public func beginUpdates() { updateDepth += 1 }

    public func endUpdates() {
        updateDepth = max(0, updateDepth - 1)
        applyChanges()
    }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    private func change(_ body: (inout ListChanges) -> Void) {
        var new = changes ?? ListChanges()
        body(&new)
        changes = new
        applyChanges()
    }

    /// Applies the collected changes. Without any the rows are measured again.
    private func applyChanges() {
        guard updateDepth == 0 else { return }
        let all = changes ?? ListChanges()
        changes = nil
        adopt { all.isReloaded($0) ? nil : all.place(of: $0) }
    }

    /// Keeps the cells of the rows that stay and recycles the others, which the data source is asked for.
    /// - Parameter place: returns the new index path of an old one; nil for a row that is deleted or reloaded.
    func adopt(_ place: (IndexPath) -> IndexPath?) {
        endPresses { place($0) == nil }
        let old = cells
        cells = [:]
        for (path, cell) in old {
            if let new = place(path) { cells[new] = cell } else { takeAway(cell, path) }
        }
        selected = selected.compactMap(place)
        measuredHeights = [:]
        forgetPrefetched()
        invalidatePlan()
    }
}
