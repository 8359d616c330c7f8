// Rows that come, go and move. Cells that stay are kept, and what is selected stays so; only what is new or reloaded is
// asked of the data source. Numbers that do not fit what the data source then says are taken as it says.
extension UITableView {
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moves[indexPath] = newIndexPath }
    }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
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

    /// An update without a change measures the rows again.
    private func applyChanges() {
        guard updateDepth == 0 else { return }
        let all = changes ?? ListChanges()
        changes = nil
        adopt { all.isReloaded($0) ? nil : all.place(of: $0) }
    }

    /// Goes on with the rows that stay; the data source is asked for all others.
    /// - Parameter place: where a row stands now; nil for one that is gone or is to be made anew.
    func adopt(_ place: (IndexPath) -> IndexPath?) {
        let old = cells
        cells = [:]
        for (path, cell) in old {
            if let new = place(path) { cells[new] = cell } else { recycle(cell) }
        }
        selected = selected.compactMap(place)
        measuredHeights = [:]
        invalidatePlan()
    }
}
