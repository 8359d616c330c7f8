/// Changes of rows and sections that an app has announced. Deletions and reloads are in old index paths, insertions in
/// new ones, as in Apple's batch updates.
///
/// Source: developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
struct ListChanges {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var moves: [IndexPath: IndexPath] = [:]
    var sectionMoves: [Int: Int] = [:]

    /// Returns the new index path of an old row; nil where it was deleted.
    func place(of old: IndexPath) -> IndexPath? {
        if let moved = moves[old] { return moved }
        guard !deletedSections.contains(old.section), !deletedRows.contains(old) else { return nil }
        let section = place(ofSection: old.section)
        let gone = (deletedRows.union(moves.keys)).filter { $0.section == old.section && $0.row < old.row }.count
        let come = insertedRows.union(moves.values).filter { $0.section == section }.map(\.row)
        return IndexPath(row: Self.shift(old.row - gone, by: come.sorted()), section: section)
    }

    private func place(ofSection old: Int) -> Int {
        if let moved = sectionMoves[old] { return moved }
        let gone = deletedSections.union(IndexSet(sectionMoves.keys)).filter { $0 < old }.count
        return Self.shift(old - gone, by: Array(insertedSections.union(IndexSet(sectionMoves.values))))
    }

    /// Returns an index after insertions.
    /// - Parameter insertions: ascending indices in the new order.
    private static func shift(_ place: Int, by insertions: [Int]) -> Int {
        insertions.reduce(place) { $1 <= $0 ? $0 + 1 : $0 }
    }

    /// Returns whether the row's cell is to be requested again.
    func isReloaded(_ old: IndexPath) -> Bool {
        reloadedRows.contains(old) || reloadedSections.contains(old.section)
    }
}
