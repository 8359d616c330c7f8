import RenderTree
import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uitableview
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Rows of a table` {
    @Test(arguments: [(0, 0, 7), (25, 0, 8), (50, 1, 8), (49.5, 0, 8), (600, 12, 19)] as [(CGFloat, Int, Int)])
    func `are visible where they share area with the table`(offset: CGFloat, first: Int, last: Int) {
        let ledger = Ledger(count: 20)
        ledger.table.contentOffset.y = offset
        ledger.table.layoutIfNeeded()
        let rows = ledger.table.indexPathsForVisibleRows?.map(\.row)
        #expect(rows == Array(first...last))
        #expect(ledger.table.visibleCells.compactMap { ledger.table.indexPath(for: $0)?.row } == rows)
    }

    @Test(
        arguments: [
            (UITableView.ScrollPosition.top, 500), (.middle, 325), (.bottom, 150), (.none, 150),
        ] as [(UITableView.ScrollPosition, CGFloat)])
    func `are scrolled to where they are wanted`(position: UITableView.ScrollPosition, offset: CGFloat) {
        let ledger = Ledger(count: 30)
        ledger.table.scrollToRow(at: ledger.path(10), at: position, animated: false)
        #expect(ledger.table.contentOffset.y == offset)
    }

    @Test(
        arguments: [
            (UITableView.ScrollPosition.top, 470), (.middle, 320), (.bottom, 170), (.none, 170),
        ] as [(UITableView.ScrollPosition, CGFloat)])
    func `are scrolled to beside what covers the table's ends`(position: UITableView.ScrollPosition, offset: CGFloat) {
        let ledger = Ledger(count: 30)
        ledger.table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        ledger.table.scrollToRow(at: ledger.path(10), at: position, animated: false)
        #expect(ledger.table.contentOffset.y == offset)
    }

    @Test(
        arguments: [
            (0, UITableView.ScrollPosition.top, -30), (0, .bottom, -30), (29, .top, 1_120), (29, .bottom, 1_120),
        ]
            as [(Int, UITableView.ScrollPosition, CGFloat)])
    func `at the ends stop where a person's finger would`(
        row: Int, position: UITableView.ScrollPosition, offset: CGFloat
    ) {
        let ledger = Ledger(count: 30)
        ledger.table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        ledger.table.contentOffset.y = 500
        ledger.table.scrollToRow(at: ledger.path(row), at: position, animated: false)
        #expect(ledger.table.contentOffset.y == offset)
    }

    @Test func `stay where they are if they are in sight and no place is named`() {
        let ledger = Ledger(count: 30)
        ledger.table.contentOffset.y = 120
        ledger.table.scrollToRow(at: ledger.path(5), at: .none, animated: false)
        #expect(ledger.table.contentOffset.y == 120)
    }

    @Test func `are as high as the delegate says, and the table's height is for the others`() {
        let ledger = Ledger(count: 5)
        ledger.heights = [ledger.path(1): 100, ledger.path(3): 10]
        ledger.table.reloadData()
        ledger.table.layoutIfNeeded()
        #expect((0..<5).map { ledger.cell($0)?.frame.height } == [50, 100, 50, 10, 50])
        #expect((0..<5).map { ledger.table.rectForRow(at: ledger.path($0)).minY } == [0, 50, 150, 200, 210])
        #expect(ledger.table.contentSize == CGSize(width: 300, height: 260))
        ledger.heights = [:]
        ledger.table.beginUpdates()
        ledger.table.endUpdates()
        ledger.table.layoutIfNeeded()
        #expect(ledger.table.contentSize.height == 250 && ledger.cell(1)?.frame.height == 50)
    }

    @Test func `are found at points, and there is none outside`() {
        let ledger = Ledger([["a", "b"], ["c"]])
        let table = ledger.table
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 49)) == ledger.path(0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == ledger.path(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 120)) == ledger.path(0, 1))
        for point in [CGPoint(x: 10, y: 151), CGPoint(x: 10, y: -1), CGPoint(x: 301, y: 10)] {
            #expect(table.indexPathForRow(at: point) == nil)
        }
        #expect(table.rectForRow(at: ledger.path(7)) == .zero)
    }

    @Test func `stand between headers and footers, below the table's own header`() {
        let ledger = Ledger([["a"], ["b"]])
        (ledger.titles, ledger.endings) = ([0: "One", 1: "Two"], [1: "End"])
        ledger.table.sectionHeaderHeight = 30
        ledger.table.sectionFooterHeight = 10
        ledger.table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
        ledger.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        ledger.table.reloadData()
        ledger.table.layoutIfNeeded()
        #expect(ledger.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
        #expect(ledger.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 70, width: 300, height: 30))
        #expect(ledger.table.rectForRow(at: ledger.path(0)).minY == 100)
        #expect(ledger.table.rectForHeader(inSection: 1).minY == 160)
        #expect(ledger.table.rectForRow(at: ledger.path(0, 1)).minY == 190)
        #expect(ledger.table.footerView(forSection: 1)?.frame.minY == 240)
        #expect(ledger.table.tableFooterView?.frame == CGRect(x: 0, y: 250, width: 300, height: 40))
        #expect(ledger.table.contentSize.height == 290)
    }

    @Test func `fill the width anew when the table grows`() {
        let ledger = Ledger([["a"]], style: .insetGrouped)
        let width = ledger.cell(0)?.frame.width
        #expect(width == 268)
        ledger.table.frame.size.width = 500
        #expect(ledger.cell(0)?.frame.width == 468 && ledger.cell(0)?.frame.minX == 16)
    }

    @Test func `are told to the delegate when they leave, whichever way`() {
        let ledger = Ledger(count: 3)
        let table = ledger.table
        ledger.sections[0].remove(at: 1)
        table.deleteRows(at: [ledger.path(1)], with: .fade)
        table.layoutIfNeeded()
        #expect(ledger.heard == ["gone 1 1"], "Source: …/tableview(_:didenddisplaying:forrowat:)")
        ledger.forget()
        table.reloadData()
        table.layoutIfNeeded()
        #expect(ledger.heard.sorted() == ["gone 0 0", "gone 2 1"])
    }

    @Test func `come from few cells, however many there are`() {
        let ledger = Ledger(count: 2_000)
        var cells: Set<ObjectIdentifier> = []
        var kept: [UITableViewCell] = []
        for offset in stride(from: CGFloat(0), through: 90_000, by: 1_000) {
            ledger.table.contentOffset.y = offset
            ledger.table.layoutIfNeeded()
            for cell in ledger.table.visibleCells where cells.insert(ObjectIdentifier(cell)).inserted {
                kept.append(cell)
            }
            let first = Int(offset / 50)
            #expect(ledger.cell(first)?.textLabel?.text == "\(first)")
        }
        #expect(kept.count < 200)
    }
}

/// Source: developer.apple.com/documentation/uikit/uitableviewdatasource, "Inserting or deleting table rows"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A row that can be deleted` {
    private let ledger = Ledger(count: 4)

    private func buttons(of row: Int) -> [UIButton] {
        (ledger.cell(row)?.superview as? SwipeArea)?.subviews.compactMap { $0 as? UIButton } ?? []
    }

    @Test func `offers that at its end, and asks the data source to do it`() throws {
        ledger.editable = [ledger.path(1)]
        ledger.table.reloadData()
        #expect(buttons(of: 0).isEmpty && buttons(of: 1).count == 1)
        let button = try #require(buttons(of: 1).first)
        button.sendActions(for: .touchUpInside)
        #expect(ledger.heard.contains("commit delete 1") && ledger.shown == ["0", "2", "3"])
    }

    @Test func `offers it still at its new place after others have gone`() throws {
        ledger.editable = Set((0..<4).map { ledger.path($0) })
        ledger.table.reloadData()
        try #require(buttons(of: 0).first).sendActions(for: .touchUpInside)
        ledger.forget()
        try #require(buttons(of: 1).first).sendActions(for: .touchUpInside)
        #expect(ledger.heard.first == "commit delete 1" && ledger.shown == ["1", "3"])
    }

    @Test func `makes room for a button at its start while the table is edited`() {
        ledger.editable = [ledger.path(0)]
        ledger.table.setEditing(true, animated: false)
        #expect((ledger.cell(0)?.contentView.frame.minX ?? 0) > 30 && ledger.cell(1)?.contentView.frame.minX == 0)
        ledger.table.setEditing(false, animated: false)
        #expect(ledger.cell(0)?.contentView.frame.minX == 0 && ledger.cell(0)?.isEditing == false)
    }
}

/// Source: developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Rows that are edited` {
    /// Table without a delegate, whose last row inserts where there is one.
    private final class Editing: NSObject, UITableViewDataSource {
        var heard: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { heard.append("\(editingStyle) \(indexPath.row)") }
    }

    private final class LastInserts: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }
    }

    private let source = Editing()
    private let delegate = LastInserts()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func buttons(_ row: Int) throws -> [UIButton] {
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        cell.layoutIfNeeded()
        return cell.subviews.compactMap { $0 as? UIButton }
    }

    private func swipes() -> [SwipeArea] {
        table.layoutIfNeeded()
        return table.subviews.compactMap { $0 as? SwipeArea }
    }

    @Test func `have a green plus at their beginning where they insert`() throws {
        (table.dataSource, table.delegate) = (source, delegate)
        #expect(try buttons(1).isEmpty)
        table.isEditing = true
        let plus = try #require(try buttons(1).first)
        #expect(plus.tintColor == .systemGreen && plus.frame.maxX == 38 && plus.accessibilityLabel == "Add 1")
        let minus = try #require(try buttons(0).first)
        #expect(minus.tintColor == .systemRed && minus.accessibilityLabel == "Delete 0")
        #expect(plus.currentImage?.pngData() != minus.currentImage?.pngData())
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.frame.minX == 40)
        plus.triggered()
        minus.triggered()
        #expect(source.heard == ["insert 1"], "Deletion waits for the button that the minus uncovers.")
        #expect(swipes().count == 1)
    }

    @Test func `are swiped to delete without a delegate`() throws {
        table.dataSource = source
        let area = try #require(swipes().last)
        try #require(area.subviews.compactMap { $0 as? UIButton }.first).triggered()
        #expect(source.heard == ["delete 1"])
    }
}
