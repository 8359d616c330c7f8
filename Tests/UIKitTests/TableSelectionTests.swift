import Foundation
import RenderTree
import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uitableviewdelegate, "Managing selections"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A row that is chosen` {
    private let ledger = Ledger(count: 30)
    private var table: UITableView { ledger.table }
    private var chosen: [Int]? { table.indexPathsForSelectedRows?.map(\.row) }

    @Test func `takes the place of the one before, and the delegate hears of both in order`() {
        ledger.tap(2)
        #expect(ledger.heard == ["will select 2", "did select 2"])
        ledger.forget()
        ledger.tap(5)
        #expect(ledger.heard == ["will select 5", "will deselect 2", "did deselect 2", "did select 5"])
        #expect(chosen == [5] && table.indexPathForSelectedRow == ledger.path(5))
    }

    @Test func `is told of once, and not where nothing has changed`() {
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        ledger.tap(2)
        ledger.tap(5)
        #expect(count == 2)
        ledger.willSelect[ledger.path(1)] = .some(nil)
        ledger.tap(1)
        #expect(count == 2)
    }

    @Test func `is another one where the delegate says so`() {
        ledger.willSelect[ledger.path(1)] = ledger.path(3)
        ledger.tap(1)
        #expect(chosen == [3] && ledger.heard.last == "did select 3")
        #expect(ledger.cell(3)?.isSelected == true && ledger.cell(1)?.isSelected == false)
    }

    @Test func `stays unchosen where the delegate forbids it, and the one before keeps its place`() {
        ledger.tap(0)
        ledger.forget()
        ledger.willSelect[ledger.path(1)] = .some(nil)
        ledger.tap(1)
        #expect(chosen == [0] && ledger.heard == ["will select 1"])
    }

    @Test func `stays chosen where the delegate does not let it go`() {
        ledger.table.allowsMultipleSelection = true
        ledger.tap(0)
        ledger.tap(1)
        ledger.willDeselect[ledger.path(0)] = .some(nil)
        ledger.forget()
        ledger.tap(0)
        ledger.tap(1)
        #expect(chosen == [0])
        #expect(ledger.heard.contains("did deselect 1") && !ledger.heard.contains("did deselect 0"))
    }

    @Test func `stays chosen beside the next one where the delegate does not let it go`() {
        ledger.tap(0)
        ledger.willDeselect[ledger.path(0)] = .some(nil)
        ledger.forget()
        ledger.tap(1)
        #expect(chosen == [0, 1] && !ledger.heard.contains("did deselect 0"))
    }

    @Test func `is lit while it is pressed, unless the delegate says that it is dull`() {
        ledger.press(0, isDown: true)
        #expect(ledger.cell(0)?.isHighlighted == true)
        ledger.press(0, isDown: false)
        #expect(ledger.cell(0)?.isHighlighted == false)
        ledger.dull = [ledger.path(1)]
        ledger.press(1, isDown: true)
        #expect(ledger.cell(1)?.isHighlighted == false)
        ledger.tap(1)
        #expect(chosen == nil, "Source: …/tableview(_:shouldhighlightrowat:): false stops the selection process.")
    }

    @Test func `is told to the delegate by a person's hand alone`() {
        table.selectRow(at: ledger.path(4), animated: false, scrollPosition: .none)
        table.deselectRow(at: ledger.path(4), animated: false)
        #expect(ledger.heard.isEmpty && chosen == nil)
    }

    @Test func `is drawn as chosen when it comes into sight, and another cell is not`() {
        let big = Ledger(count: 300)
        big.table.selectRow(at: big.path(0), animated: false, scrollPosition: .none)
        #expect(big.cell(0)?.isSelected == true)
        big.table.contentOffset.y = 10_000
        big.table.layoutIfNeeded()
        #expect(big.cell(0) == nil && big.table.visibleCells.allSatisfy { !$0.isSelected })
        big.table.contentOffset.y = 0
        #expect(big.cell(0)?.isSelected == true && big.cell(1)?.isSelected == false)
    }

    @Test func `moves with its row, and is forgotten with it`() {
        ledger.tap(3)
        ledger.sections[0].remove(at: 0)
        table.deleteRows(at: [ledger.path(0)], with: .none)
        #expect(chosen == [2] && ledger.cell(2)?.isSelected == true && ledger.cell(3)?.isSelected == false)
        ledger.sections[0].remove(at: 2)
        table.deleteRows(at: [ledger.path(2)], with: .none)
        #expect(chosen == nil && ledger.cell(2)?.isSelected == false)
    }

    @Test func `is forgotten when all is loaded again`() {
        ledger.tap(3)
        table.reloadData()
        #expect(chosen == nil && ledger.cell(3)?.isSelected == false)
    }

    @Test func `is not lit when its cell is used for another row`() {
        ledger.press(0, isDown: true)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 8 && table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    // Outside of editing, while editing, and whether the table is being edited.
    @Test(arguments: [
        (false, false, false, false), (true, false, false, true), (true, false, true, false), (true, true, true, true),
        (true, true, false, true), (false, true, true, true), (false, true, false, false),
    ])
    func `is taken only where the table allows it`(outside: Bool, within: Bool, isEditing: Bool, isTaken: Bool) {
        table.allowsSelection = outside
        table.allowsSelectionDuringEditing = within
        table.isEditing = isEditing
        ledger.tap(1)
        #expect((chosen == [1]) == isTaken)
    }

    @Test func `is added to the others where several may be chosen, in the order of the rows`() {
        table.allowsMultipleSelection = true
        for row in [5, 1, 3] { ledger.tap(row) }
        #expect(chosen == [1, 3, 5])
        #expect(!ledger.heard.contains { $0.contains("deselect") })
        ledger.tap(3)
        #expect(chosen == [1, 5] && ledger.heard.suffix(2) == ["will deselect 3", "did deselect 3"])
    }

    @Test func `comes into sight where code wants that`() {
        table.selectRow(at: ledger.path(20), animated: false, scrollPosition: .top)
        #expect(table.contentOffset.y == 1_000)
        table.selectRow(at: ledger.path(10), animated: false, scrollPosition: .middle)
        #expect(table.contentOffset.y == 325)
    }
}
