import Testing

@testable import UIKit

/// A change of a table, and what a person sees after it.
struct TableChange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [[String]]
    let after: [[String]]
    let change: @MainActor @Sendable (UITableView) -> Void

    init(
        _ testDescription: String, _ before: [String], _ after: [String],
        _ change: @escaping @MainActor @Sendable (UITableView) -> Void
    ) {
        func sections(_ words: [String]) -> [[String]] { words.map { $0.map(String.init) } }
        (self.testDescription, self.before, self.after) = (testDescription, sections(before), sections(after))
        self.change = change
    }
}

private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

private let changes: [TableChange] = [
    TableChange("inserts at the end", ["abc"], ["abcd"]) { $0.insertRows(at: [path(3)], with: .none) },
    TableChange("deletes two", ["abcd"], ["bd"]) { $0.deleteRows(at: [path(0), path(2)], with: .none) },
    TableChange("moves down", ["abcd"], ["bcda"]) { $0.moveRow(at: path(0), to: path(3)) },
    TableChange("moves to another section", ["ab", "cd"], ["b", "cad"]) { $0.moveRow(at: path(0), to: path(1, 1)) },
    TableChange("deletes before it inserts, whatever the order of calls", ["abcd"], ["axd"]) { table in
        table.performBatchUpdates {
            table.insertRows(at: [path(1)], with: .none)
            table.deleteRows(at: [path(1), path(2)], with: .none)
        }
    },
    TableChange("counts insertions in the end's order", ["ab"], ["xaby"]) { table in
        table.performBatchUpdates { table.insertRows(at: [path(0), path(3)], with: .none) }
    },
    TableChange("moves while others go", ["abcd"], ["db"]) { table in
        table.performBatchUpdates {
            table.deleteRows(at: [path(0), path(2)], with: .none)
            table.moveRow(at: path(3), to: path(0))
        }
    },
    TableChange("deletes a section", ["ab", "cd", "ef"], ["ab", "ef"]) { $0.deleteSections([1], with: .none) },
    TableChange("inserts a section", ["ab", "ef"], ["ab", "cd", "ef"]) { $0.insertSections([1], with: .none) },
    TableChange("moves a section down", ["ab", "cd", "ef"], ["cd", "ef", "ab"]) { $0.moveSection(0, toSection: 2) },
    TableChange("moves a section over one that comes", ["ab", "cd", "ef"], ["ef", "x", "ab", "cd"]) { table in
        table.performBatchUpdates {
            table.moveSection(2, toSection: 0)
            table.insertSections([1], with: .none)
        }
    },
    TableChange("saves a row from a section that goes", ["ab", "cd"], ["abd"]) { table in
        table.performBatchUpdates {
            table.moveRow(at: path(1, 1), to: path(2))
            table.deleteSections([1], with: .none)
        }
    },
    TableChange("changes rows behind a section that goes", ["ab", "cd", "ef"], ["ab", "fx"]) { table in
        table.performBatchUpdates {
            table.deleteSections([1], with: .none)
            table.deleteRows(at: [path(0, 2)], with: .none)
            table.insertRows(at: [path(1, 1)], with: .none)
        }
    },
    TableChange("waits for the outermost of nested updates", ["abc"], ["cx"]) { table in
        table.beginUpdates()
        table.deleteRows(at: [path(0)], with: .none)
        table.performBatchUpdates { table.deleteRows(at: [path(1)], with: .none) }
        table.insertRows(at: [path(1)], with: .none)
        table.endUpdates()
    },
]

/// Source: developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A change of a table` {
    @Test(arguments: changes)
    func `leaves the rows that stay their cells, and asks for new ones alone`(_ change: TableChange) throws {
        let ledger = Ledger(change.before)
        let old = Dictionary(
            uniqueKeysWithValues: ledger.table.visibleCells.map { ($0.textLabel?.text ?? "?", $0) })
        ledger.forget()
        ledger.sections = change.after
        change.change(ledger.table)
        let all = change.after.flatMap(\.self)
        #expect(ledger.shown == all)
        for (name, cell) in zip(all, ledger.table.visibleCells) {
            if let known = old[name] { #expect(known === cell, "\(name) has another cell.") }
        }
        let new = Set(all).subtracting(change.before.flatMap(\.self))
        #expect(Set(ledger.asked) == new)
        let places = all.indices.map { CGFloat($0) * 50 }
        #expect(ledger.table.visibleCells.map(\.frame.minY) == places)
    }

    @Test func `asks for reloaded rows again, by their old places`() {
        let ledger = Ledger(["abc".map(String.init)])
        ledger.forget()
        ledger.sections = [["x", "a", "B", "c"]]
        ledger.table.performBatchUpdates {
            ledger.table.insertRows(at: [path(0)], with: .none)
            ledger.table.reloadRows(at: [path(1)], with: .none)
        }
        #expect(ledger.shown == ["x", "a", "B", "c"] && Set(ledger.asked) == ["x", "B"])
    }

    @Test func `asks for all rows of a reloaded section, and of no other`() {
        let ledger = Ledger([["a", "b"], ["c"], ["d"]])
        ledger.forget()
        ledger.sections = [["a", "b"], ["e", "f", "g"], ["d"]]
        ledger.table.reloadSections([1], with: .none)
        #expect(ledger.shown == ["a", "b", "e", "f", "g", "d"] && ledger.asked == ["e", "f", "g"])
    }

    @Test func `is done when its completion is called`() {
        let ledger = Ledger(count: 2)
        var counts: [Int] = []
        ledger.table.performBatchUpdates {
            ledger.sections[0].append("2")
            ledger.table.insertRows(at: [path(2)], with: .none)
        } completion: { isFinished in
            if isFinished { counts.append(ledger.table.numberOfRows(inSection: 0)) }
        }
        #expect(counts == [3])
    }

    @Test func `brings headers up to date`() {
        let ledger = Ledger([["a"]])
        ledger.titles = [0: "Old"]
        ledger.table.reloadData()
        ledger.table.layoutIfNeeded()
        #expect(ledger.table.headerView(forSection: 0)?.textLabel?.text == "Old")
        ledger.titles = [0: "New"]
        ledger.table.reloadSections([0], with: .none)
        ledger.table.layoutIfNeeded()
        #expect(ledger.table.headerView(forSection: 0)?.textLabel?.text == "New")
    }
}
