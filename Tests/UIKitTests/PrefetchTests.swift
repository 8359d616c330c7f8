import Testing

@testable import UIKit

/// Two sections of fifty rows of 100 points; writes down what it is asked to load.
private final class Loader: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var loaded: [IndexPath] = []
    var cancelled: [IndexPath] = []
    var count = 50

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { loaded += indexPaths }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Rows that come next` {
    private let loader = Loader()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)

    init() {
        table.rowHeight = 100
        (table.dataSource, table.prefetchDataSource) = (loader, loader)
        table.layoutIfNeeded()
    }

    @Test func `are not loaded ahead where that is turned off`() {
        let other = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        other.isPrefetchingEnabled = false
        loader.loaded = []
        (other.dataSource, other.prefetchDataSource) = (loader, loader)
        other.layoutIfNeeded()
        #expect(loader.loaded.isEmpty)
    }

    @Test func `are loaded ahead, once, and not when they are far away again`() throws {
        let last = try #require(table.indexPathsForExistingCells.max())
        #expect(loader.loaded == (1...10).map { IndexPath(row: last.row + $0, section: 0) })
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(loader.loaded.count == 10)
        table.contentOffset.y = 5_000
        table.layoutIfNeeded()
        let later = try #require(table.indexPathsForExistingCells.max())
        #expect(loader.loaded.contains(IndexPath(row: later.row + 1, section: later.section)))
        let ahead = loader.loaded.last
        table.contentOffset.y = 4_000
        table.layoutIfNeeded()
        #expect(ahead.map(loader.cancelled.contains) == true)
    }

    @Test func `end with the last row of the last section`() throws {
        table.contentOffset.y = 7_500
        table.layoutIfNeeded()
        #expect(loader.loaded.last == IndexPath(row: 49, section: 1))
    }

    @Test func `are loaded again where they are others`() {
        let first = loader.loaded
        table.reloadData()
        table.layoutIfNeeded()
        #expect(!first.isEmpty && loader.loaded == first + first)
        #expect(loader.cancelled.isEmpty)
    }

    // A data source whose rows have become fewer could not look up the others.
    @Test func `are not cancelled once they are gone`() {
        loader.count = 3
        table.reloadData()
        table.layoutIfNeeded()
        #expect(loader.cancelled.isEmpty)
    }
}

extension UITableView {
    fileprivate var indexPathsForExistingCells: [IndexPath] { Array(cells.keys) }
}
