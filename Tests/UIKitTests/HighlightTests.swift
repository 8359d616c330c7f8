import RenderTree
import Testing

@testable import UIKit

/// Overrides what authors override.
private final class Rows: UITableViewController {
    var heard: [String] = []
    var actions: [UITableViewRowAction]?
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 2
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        heard.append("lit \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        heard.append(tableView.cellForRow(at: indexPath) == nil ? "cell is gone" : "dull \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indexPath.row
    }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { actions }
}

private final class Items: UICollectionViewController {
    var heard: [String] = []
    var keeps = false
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        heard.append("lit \(indexPath.item)")
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        heard.append(collectionView.cellForItem(at: indexPath) == nil ? "cell is gone" : "dull \(indexPath.item)")
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { !keeps }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { heard.append("header \(indexPath.section)") }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { heard.append("header gone \(elementKind == UICollectionView.elementKindSectionHeader)") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A controller of a list` {
    private let id = NodeID(rawValue: 1)

    private func rows() -> Rows {
        let rows = Rows(style: .plain)
        rows.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        rows.view.layoutIfNeeded()
        return rows
    }

    private func items() -> Items {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let items = Items(collectionViewLayout: layout)
        items.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        items.view.layoutIfNeeded()
        return items
    }

    @Test func `hears of rows that are pressed, but not of one that does not light up`() throws {
        let rows = rows()
        for row in 0..<3 {
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
            for isDown in [true, false] { cell.receive(.press(id, isDown: isDown)) }
        }
        #expect(rows.heard == ["lit 0", "dull 0", "lit 1", "dull 1"])
    }

    @Test func `hears the end of a press when the row or item that is pressed goes`() throws {
        let (rows, items, path) = (rows(), items(), IndexPath(row: 1, section: 0))
        let row = try #require(rows.tableView.cellForRow(at: path))
        row.receive(.press(id, isDown: true))
        rows.tableView.reloadData()
        #expect(rows.heard == ["lit 1", "dull 1"] && !row.isHighlighted)
        let cell = try #require(items.collectionView.cellForItem(at: path))
        items.heard = []
        cell.receive(.press(id, isDown: true))
        items.collectionView.reloadItems(at: [path])
        #expect(items.heard.filter { !$0.hasPrefix("header") } == ["lit 1", "dull 1"] && !cell.isHighlighted)
        cell.receive(.press(id, isDown: false))
        #expect(items.heard.filter { !$0.hasPrefix("header") } == ["lit 1", "dull 1"])
    }

    @Test func `hears nothing of an item that goes and was lit up by the app`() throws {
        let (items, path) = (items(), IndexPath(item: 1, section: 0))
        let cell = try #require(items.collectionView.cellForItem(at: path))
        cell.isHighlighted = true
        items.heard = []
        items.collectionView.reloadItems(at: [path])
        #expect(items.heard.allSatisfy { $0.hasPrefix("header") } && !cell.isHighlighted)
    }

    @Test func `indents rows`() throws {
        let cell = try #require(rows().tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.indentationLevel == 2)
    }

    @Test func `offers the actions of the way before iOS 11`() throws {
        let rows = rows()
        var done: [Int] = []
        rows.actions = [UITableViewRowAction(style: .destructive, title: "Drop") { _, path in done.append(path.row) }]
        rows.tableView.reloadData()
        rows.view.layoutIfNeeded()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.superview is SwipeArea)
        let buttons = (cell.superview?.subviews ?? []).flatMap { [$0] + $0.subviews }.compactMap { $0 as? UIButton }
        try #require(buttons.first).triggered()
        #expect(done == [1])
    }

    @Test func `hears of items that are pressed, and keeps one that is selected`() throws {
        let items = items()
        items.collectionView.allowsMultipleSelection = true
        let path = IndexPath(item: 1, section: 0)
        let cell = try #require(items.collectionView.cellForItem(at: path))
        items.heard = []
        for isDown in [true, false] { cell.receive(.press(id, isDown: isDown)) }
        #expect(items.heard == ["lit 1", "dull 1"])
        cell.receive(.tap(id))
        items.keeps = true
        cell.receive(.tap(id))
        #expect(items.collectionView.indexPathsForSelectedItems == [path])
        items.keeps = false
        cell.receive(.tap(id))
        #expect(items.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func `hears of headers that come and go`() throws {
        let items = items()
        #expect(items.heard == ["header 0"])
        (items.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = .zero
        items.collectionView.collectionViewLayout.invalidateLayout()
        items.view.layoutIfNeeded()
        #expect(items.heard == ["header 0", "header gone true"])
    }
}
