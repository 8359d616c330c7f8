import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct RowMovingTests {
    @Test func `a row that is dragged by two rows' height goes there`() {
        let rows = Rows()
        rows.table.isEditing = true
        rows.table.layoutIfNeeded()
        rows.table.move(IndexPath(row: 0, section: 0), by: 100)
        #expect(rows.names == ["b", "c", "a", "d"])
        #expect(rows.table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "a")
    }

    @Test func `a row stays where the delegate sends it back`() {
        let rows = Rows()
        rows.isFixed = true
        rows.table.isEditing = true
        rows.table.layoutIfNeeded()
        rows.table.move(IndexPath(row: 3, section: 0), by: -1_000)
        #expect(rows.names == ["a", "b", "c", "d"])
    }

    @Test func `rows have handles only while the table is edited`() throws {
        let rows = Rows()
        let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!cell.surroundings.isMovable)
        rows.table.isEditing = true
        rows.table.layoutIfNeeded()
        #expect(cell.surroundings.isMovable)
        #expect(cell.subviews.contains { $0 is MoveHandle })
    }

    @Test func `several rows are marked while the table is edited`() throws {
        let rows = Rows()
        rows.table.allowsMultipleSelectionDuringEditing = true
        rows.table.isEditing = true
        rows.table.layoutIfNeeded()
        rows.table.choose(IndexPath(row: 0, section: 0))
        rows.table.choose(IndexPath(row: 2, section: 0))
        #expect(rows.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
        rows.table.choose(IndexPath(row: 0, section: 0))
        #expect(rows.table.indexPathsForSelectedRows?.map(\.row) == [2])
    }
}

/// Four rows, each 50 points high.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var names = ["a", "b", "c", "d"]
    var isFixed = false

    override init() {
        super.init()
        table.rowHeight = 50
        table.dataSource = self
        table.delegate = self
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        names.insert(names.remove(at: source.row), at: destination.row)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { isFixed ? source : proposed }
}
