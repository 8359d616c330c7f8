import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A diffable data source` {
    private typealias Source = UITableViewDiffableDataSource<String, Int>

    private func make() -> (table: UITableView, source: Source) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = Source(tableView: table) { table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            content.secondaryText = "of section \(path.section)"
            cell.contentConfiguration = content
            return cell
        }
        return (table, source)
    }

    private func snapshot(_ rows: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["all"])
        snapshot.appendItems(rows)
        return snapshot
    }

    @Test func `shows what it is given, and keeps the cells of what stays`() {
        let (table, source) = make()
        source.apply(snapshot([1, 2, 3]))
        let screen = Screen(views: table)
        #expect(screen.texts == ["Row 1", "of section 0", "Row 2", "of section 0", "Row 3", "of section 0"])
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        source.apply(snapshot([3, 4]))
        screen.render()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect(screen.texts.contains("Row 4"))
        #expect(source.indexPath(for: 4) == IndexPath(row: 1, section: 0))
        #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 9)) == nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `takes identities that are there once, and not those that are not`() {
        var snapshot = snapshot([1, 2, 2, 3])
        #expect(snapshot.itemIdentifiers == [1, 2, 3])
        snapshot.insertItems([9], afterItem: 2)
        snapshot.insertItems([8], beforeItem: 77)
        snapshot.moveItem(1, afterItem: 3)
        snapshot.deleteItems([2, 55])
        #expect(snapshot.itemIdentifiers == [9, 3, 1])
        snapshot.appendItems([5], toSection: "nowhere")
        #expect(snapshot.numberOfItems == 3)
    }

    @Test func `fills a collection by registrations`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
            cell.accessibilityLabel = "Cell \(number)"
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, number in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        source.apply(snapshot([7, 8]))
        let screen = Screen(views: collection)
        #expect(screen.frame("Cell 8") != nil)
        source.apply(snapshot([8]))
        screen.render()
        #expect(screen.frame("Cell 7") == nil)
        #expect(screen.frame("Cell 8")?.minX == 0)
    }
}
