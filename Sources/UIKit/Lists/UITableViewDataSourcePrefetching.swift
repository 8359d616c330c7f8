public import Foundation

/// Loads the data of rows before they are shown.
///
/// Source: developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Told of the rows behind those that have cells, each once until it has been shown.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Told of rows that it was asked to prefetch and that are too far away by now.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
    /// Rows that are prefetched in the direction of scrolling.
    private static var prefetchCount: Int { 10 }

    /// Tells `prefetchDataSource` of the rows that come next, and of those that it need not load any more.
    /// - Parameter shown: the rows with cells, in order.
    func prefetch(around shown: [IndexPath]) {
        guard isPrefetchingEnabled, let prefetchDataSource, let first = shown.first, let last = shown.last
        else { return }
        let isUpwards = prefetchedFrom.map { first < $0 } ?? false
        prefetchedFrom = first
        let next = isUpwards ? paths(from: first, step: -1) : paths(from: last, step: 1)
        let wanted = next.filter { !prefetched.contains($0) }
        // Rows that are gone are none that a data source could look up.
        let cancelled = prefetched.subtracting(next).subtracting(shown).filter { plan.frame(of: $0) != nil }
        prefetched = Set(next)
        if !wanted.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: wanted) }
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled.sorted()) }
    }

    /// Forgets the rows that were prefetched, since their index paths are of other rows now.
    func forgetPrefetched() { (prefetched, prefetchedFrom) = ([], nil) }

    /// Returns the rows of the plan that follow a row, or come before it, the nearest first.
    private func paths(from path: IndexPath, step: Int) -> [IndexPath] {
        var (section, row) = (path.section, path.row)
        var found: [IndexPath] = []
        while found.count < Self.prefetchCount {
            row += step
            while !plan.sections[section].rows.indices.contains(row) {
                section += step
                guard plan.sections.indices.contains(section) else { return found }
                row = step > 0 ? 0 : plan.sections[section].rows.count - 1
            }
            found.append(IndexPath(row: row, section: section))
        }
        return found
    }
}
