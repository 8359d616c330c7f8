import Testing
import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// Something done to a snapshot of sections a (1, 2, 3), b (4, 5) and c (none), and what it holds after it.
private struct SnapshotChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sections: [String]
    let items: [[Int]]
    let change: @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void

    init(
        _ testDescription: String, _ sections: [String], _ items: [[Int]],
        _ change: @escaping @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
    ) { (self.testDescription, self.sections, self.items, self.change) = (testDescription, sections, items, change) }
}

private let changes: [SnapshotChange] = [
    .init("appends to the last section", ["a", "b", "c"], [[1, 2, 3], [4, 5], [6]]) { $0.appendItems([6]) },
    .init("appends to a named section", ["a", "b", "c"], [[1, 2, 3, 6, 7], [4, 5], []]) {
        $0.appendItems([6, 7], toSection: "a")
    },
    .init("inserts before an item", ["a", "b", "c"], [[1, 8, 9, 2, 3], [4, 5], []]) {
        $0.insertItems([8, 9], beforeItem: 2)
    },
    .init("inserts after an item", ["a", "b", "c"], [[1, 2, 3], [4, 5, 8, 9], []]) {
        $0.insertItems([8, 9], afterItem: 5)
    },
    .init("moves an item down", ["a", "b", "c"], [[2, 3, 1], [4, 5], []]) { $0.moveItem(1, afterItem: 3) },
    .init("moves an item up", ["a", "b", "c"], [[3, 1, 2], [4, 5], []]) { $0.moveItem(3, beforeItem: 1) },
    .init("moves an item to another section", ["a", "b", "c"], [[1, 3], [4, 2, 5], []]) {
        $0.moveItem(2, beforeItem: 5)
    },
    .init("deletes items of several sections", ["a", "b", "c"], [[1, 3], [5], []]) { $0.deleteItems([2, 4]) },
    .init("keeps a section that has lost all items", ["a", "b", "c"], [[1, 2, 3], [], []]) { $0.deleteItems([4, 5]) },
    .init("deletes sections with their items", ["a", "c"], [[1, 2, 3], []]) { $0.deleteSections(["b"]) },
    .init("has no old items in a section that comes again", ["a", "c", "b"], [[1, 2, 3], [], []]) {
        $0.deleteSections(["b"])
        $0.appendSections(["b"])
    },
    .init("inserts sections before another", ["a", "x", "y", "b", "c"], [[1, 2, 3], [], [], [4, 5], []]) {
        $0.insertSections(["x", "y"], beforeSection: "b")
    },
    .init("inserts sections after another", ["a", "b", "c", "x"], [[1, 2, 3], [4, 5], [], []]) {
        $0.insertSections(["x"], afterSection: "c")
    },
    .init("moves a section with its items up", ["b", "a", "c"], [[4, 5], [1, 2, 3], []]) {
        $0.moveSection("b", beforeSection: "a")
    },
    .init("moves a section with its items down", ["b", "c", "a"], [[4, 5], [], [1, 2, 3]]) {
        $0.moveSection("a", afterSection: "c")
    },
    .init("deletes everything", [], []) { $0.deleteAllItems() },
]

/// Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A snapshot of items` {
    private let snapshot: Snapshot = {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b", "c"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5], toSection: "b")
        return snapshot
    }()

    @Test(arguments: changes)
    fileprivate func `changes as it is told`(_ change: SnapshotChange) {
        var snapshot = snapshot
        change.change(&snapshot)
        #expect(snapshot.sectionIdentifiers == change.sections)
        #expect(snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) } == change.items)
        #expect(snapshot.itemIdentifiers == change.items.flatMap(\.self))
        #expect(snapshot.numberOfItems == change.items.flatMap(\.self).count)
        for (section, items) in zip(change.sections, change.items) {
            #expect(snapshot.numberOfItems(inSection: section) == items.count)
            for item in items { #expect(snapshot.sectionIdentifier(containingItem: item) == section) }
        }
    }

    @Test func `knows the places of its items among all`() {
        #expect((1...5).map { snapshot.indexOfItem($0) } == [0, 1, 2, 3, 4] && snapshot.indexOfItem(6) == nil)
        #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("x") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    }

    @Test func `is a value that later changes leave alone`() {
        var copy = snapshot
        copy.deleteSections(["a"])
        #expect(snapshot.numberOfSections == 3 && copy.numberOfSections == 2)
    }
}

/// Rows of a table that a snapshot describes, and the items that cells were asked for.
@MainActor private final class Rows {
    private final class Log { var asked: [Int] = [] }

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let source: UITableViewDiffableDataSource<String, Int>
    private let log = Log()
    var asked: [Int] { log.asked }

    init(_ sections: [String: [Int]]) {
        table.rowHeight = 50
        source = UITableViewDiffableDataSource(tableView: table) { [log] _, _, item in
            log.asked.append(item)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var snapshot = Snapshot()
        for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        log.asked = []
    }

    func change(_ body: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void) {
        var snapshot = source.snapshot()
        body(&snapshot)
        source.apply(snapshot)
        table.layoutIfNeeded()
    }

    var shown: [String] { table.visibleCells.compactMap(\.textLabel?.text) }
}

/// Source: developer.apple.com/documentation/uikit/uitableviewdiffabledatasource
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A table of a snapshot` {
    private let rows = Rows(["a": [1, 2, 3], "b": [4, 5]])

    @Test func `shows the difference alone anew`() {
        let cell = rows.table.cellForRow(at: IndexPath(row: 2, section: 0))
        rows.change {
            $0.deleteItems([1])
            $0.appendItems([6], toSection: "b")
            $0.moveItem(3, afterItem: 5)
        }
        #expect(rows.shown == ["2", "4", "5", "3", "6"] && rows.asked == [6])
        #expect(rows.table.cellForRow(at: IndexPath(row: 2, section: 1)) === cell)
    }

    @Test func `keeps what is chosen on its item`() {
        rows.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        rows.change { $0.moveItem(2, afterItem: 5) }
        #expect(rows.table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
        rows.change { $0.deleteItems([2]) }
        #expect(rows.table.indexPathForSelectedRow == nil)
    }

    @Test func `asks for reloaded items and sections again, once`() {
        rows.change { $0.reloadItems([2]) }
        #expect(rows.asked == [2])
        rows.change { $0.reloadSections(["b"]) }
        #expect(rows.asked == [2, 4, 5])
        rows.change { _ in }
        #expect(rows.asked == [2, 4, 5])
    }

    @Test func `moves a section as a whole, without asking for its rows`() {
        rows.change { $0.moveSection("b", beforeSection: "a") }
        #expect(rows.shown == ["4", "5", "1", "2", "3"] && rows.asked.isEmpty)
    }

    @Test func `finds items by places, and places by items`() {
        let source = rows.source
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 5)
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
        #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 1) && source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    }

    @Test func `tells when it shows what was applied`() {
        var count: Int?
        var snapshot = rows.source.snapshot()
        snapshot.deleteSections(["b"])
        rows.source.apply(snapshot) { count = rows.table.numberOfSections }
        #expect(count == 1)
    }
}
