import RenderTree
import Testing

@testable import UIKit

/// A controller of three rows that overrides what Apple's lets it override.
private final class Menu: UITableViewController {
    var heard: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Menu" }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 2
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        heard.append("will deselect \(indexPath.row)")
        return indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("did select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        heard.append("header \(section)")
    }
}

/// Source: developer.apple.com/documentation/uikit/uitableviewcontroller
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A controller of a table` {
    private let menu = Menu(style: .plain)

    init() {
        menu.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        menu.view.layoutIfNeeded()
    }

    private func tap(_ row: Int) {
        menu.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.send(.tap(NodeID(rawValue: 1)))
    }

    @Test func `is its table's data source and delegate, in what it overrides`() {
        #expect(menu.view === menu.tableView && menu.tableView.numberOfRows(inSection: 0) == 3)
        #expect(menu.heard == ["header 0"])
        for row in [0, 1, 2] { tap(row) }
        #expect(menu.heard == ["header 0", "did select 0", "will deselect 0", "did select 1"])
    }

    @Test(arguments: [true, false])
    func `clears what was chosen when it appears, if it should`(clears: Bool) {
        menu.clearsSelectionOnViewWillAppear = clears
        tap(1)
        menu.viewWillAppear(false)
        #expect((menu.tableView.indexPathForSelectedRow == nil) == clears)
    }

    @Test func `has its table edited with it`() {
        menu.setEditing(true, animated: false)
        #expect(menu.tableView.isEditing)
        menu.setEditing(false, animated: false)
        #expect(!menu.tableView.isEditing)
    }
}

/// Rows of two sections, that may be moved.
@MainActor private final class Shelves: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    var sections = [["a", "b", "c"], ["d", "e"]]
    var fixed: Set<String> = []
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }

    override init() {
        super.init()
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (self, self)
        table.isEditing = true
        table.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !fixed.contains(sections[indexPath.section][indexPath.row])
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        let name = sections[source.section].remove(at: source.row)
        sections[destination.section].insert(name, at: destination.row)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target(source, proposed) }

    var shown: [String] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text ?? "?" }
    }

    func handle(_ row: Int, _ section: Int = 0) -> MoveHandle? {
        table.layoutIfNeeded()
        return table.cellForRow(at: IndexPath(row: row, section: section))?.subviews.compactMap { $0 as? MoveHandle }
            .first
    }
}

/// Source: developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A row that is moved` {
    private let shelves = Shelves()

    @Test(
        arguments: [
            (0, 0, 50, [["b", "a", "c"], ["d", "e"]]), (0, 2, -100, [["c", "a", "b"], ["d", "e"]]),
            (0, 0, 20, [["a", "b", "c"], ["d", "e"]]), (1, 1, -1_000, [["e", "a", "b", "c"], ["d"]]),
        ] as [(Int, Int, CGFloat, [[String]])])
    func `goes as far as it is dragged`(section: Int, row: Int, distance: CGFloat, sections: [[String]]) {
        shelves.table.move(IndexPath(row: row, section: section), by: distance)
        #expect(shelves.sections == sections && shelves.shown == sections.flatMap(\.self))
    }

    @Test func `goes into the other section, where the delegate may keep it out`() {
        shelves.table.move(IndexPath(row: 0, section: 0), by: 150)
        #expect(shelves.sections[0] == ["b", "c"] && shelves.sections[1].contains("a"))
        #expect(shelves.shown == shelves.sections.flatMap(\.self))
        shelves.target = { source, proposed in proposed.section == source.section ? proposed : source }
        let before = shelves.sections
        shelves.table.move(IndexPath(row: 0, section: 0), by: 200)
        #expect(shelves.sections == before && shelves.shown == before.flatMap(\.self))
    }

    @Test func `has a handle only if it may be moved`() {
        shelves.fixed = ["b"]
        shelves.table.reloadData()
        #expect(shelves.handle(0) != nil && shelves.handle(1) == nil && shelves.handle(0, 1) != nil)
        shelves.table.isEditing = false
        #expect(shelves.handle(0) == nil)
    }

    @Test func `is moved by the keys that adjust its handle`() {
        shelves.handle(0)?.accessibilityIncrement()
        #expect(shelves.shown == ["b", "a", "c", "d", "e"])
        shelves.handle(2)?.accessibilityDecrement()
        #expect(shelves.shown == ["b", "c", "a", "d", "e"])
    }

    @Test func `stays chosen`() {
        shelves.table.allowsMultipleSelection = true
        shelves.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        shelves.table.move(IndexPath(row: 0, section: 0), by: 100)
        #expect(shelves.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }
}

/// Source: developer.apple.com/documentation/uikit/uicontextualaction
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Actions of a swiped row` {
    private final class Swiped: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heard: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        private func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [weak self] _, _, done in
                self?.heard.append(title)
                done(true)
            }
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            indexPath.row == 0 ? UISwipeActionsConfiguration(actions: [action("Pin")]) : nil
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            indexPath.row == 0
                ? UISwipeActionsConfiguration(actions: [action("Delete", .destructive), action("More")]) : nil
        }
    }

    private let source = Swiped()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let area: SwipeArea

    init() throws {
        table.rowHeight = 60
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        area = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.superview as? SwipeArea)
        area.layoutIfNeeded()
    }

    private func button(_ title: String) throws -> UIButton {
        try #require(area.subviews.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title })
    }

    @Test func `lie beside the row, the first of each side outermost`() throws {
        let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(area.contentOffset.x == row.frame.minX && row.frame.width == 300 && area.frame.height == 60)
        #expect(try button("Pin").frame.maxX == row.frame.minX)
        #expect(
            try button("More").frame.minX == row.frame.maxX && button("Delete").frame.minX == button("More").frame.maxX)
        #expect(try button("Delete").frame.maxX == area.contentSize.width)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.superview === table)
    }

    @Test func `are done by their buttons, after which the row closes`() throws {
        area.open()
        #expect(area.contentOffset.x == area.contentSize.width - 300)
        try button("More").sendActions(for: .touchUpInside)
        let closed = try button("Pin").frame.width
        #expect(source.heard == ["More"] && area.contentOffset.x == closed)
    }

    @Test func `are red where they destroy`() throws {
        #expect(try button("Delete").backgroundColor == .systemRed && button("More").backgroundColor != .systemRed)
    }

    @Test func `stay open through another layout`() {
        area.open()
        let place = area.contentOffset
        table.setNeedsLayout()
        table.layoutIfNeeded()
        area.layoutIfNeeded()
        #expect(area.contentOffset == place)
    }
}

/// Source: developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:caneditrowat:)
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A data source that says not which rows are edited` {
    private final class Commits: UITableViewController {
        var count = 0
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { count += 1 }
    }

    private final class Moves: UITableViewController {
        var count = 0
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { count += 2 }
    }

    private final class Source: UITableViewDiffableDataSource<String, Int> {
        var count = 0
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { count += 3 }
    }

    private let table = UITableView(frame: .zero)
    private let path = IndexPath(row: 0, section: 0)

    private func answers(_ source: any UITableViewDataSource) -> [Bool] {
        [source.tableView(table, canEditRowAt: path), source.tableView(table, canMoveRowAt: path)]
    }

    @Test func `lets all be edited, or moved, where its class says what then becomes of them`() {
        #expect(answers(Menu(style: .plain)) == [false, false])
        #expect(answers(Commits(style: .plain)) == [true, false])
        #expect(answers(Moves(style: .plain)) == [false, true])
        #expect(answers(Source(tableView: table) { _, _, _ in nil }) == [true, false])
        #expect(
            answers(UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }) == [false, false])
    }
}
