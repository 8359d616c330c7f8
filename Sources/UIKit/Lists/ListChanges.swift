/// Changes of rows and sections that an app has announced, and where what stays has gone. Deletions and reloads count in
/// what was, insertions in what is, as Apple's batch updates do.
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

    /// Where a row stands now; nil for one that is gone.
    func place(of old: IndexPath) -> IndexPath? {
        if let moved = moves[old] { return moved }
        guard !deletedSections.contains(old.section), !deletedRows.contains(old) else { return nil }
        let section = place(ofSection: old.section)
        let gone = (deletedRows.union(moves.keys)).filter { $0.section == old.section && $0.row < old.row }.count
        let come = insertedRows.union(moves.values).filter { $0.section == section }.map(\.row)
        return IndexPath(row: Self.shift(old.row - gone, by: come.sorted()), section: section)
    }

    private func place(ofSection old: Int) -> Int {
        Self.shift(old - deletedSections.filter { $0 < old }.count, by: Array(insertedSections))
    }

    /// - Parameter insertions: rising places among all.
    private static func shift(_ place: Int, by insertions: [Int]) -> Int {
        insertions.reduce(place) { $1 <= $0 ? $0 + 1 : $0 }
    }

    /// Whether the row is to be asked for again.
    func isReloaded(_ old: IndexPath) -> Bool {
        reloadedRows.contains(old) || reloadedSections.contains(old.section)
    }
}
