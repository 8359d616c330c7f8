import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A snapshot that is awaited` {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())

    @Test func `is applied to a table`() async {
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        await source.apply(snapshot, animatingDifferences: false)
        #expect(table.numberOfSections == 2 && source.index(for: "b") == 1 && source.index(for: "c") == nil)
        snapshot.deleteSections(["a"])
        await source.applySnapshotUsingReloadData(snapshot)
        #expect(table.numberOfSections == 1)
    }

    @Test func `is applied to a collection view, or to one of its sections`() async {
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        await source.apply(snapshot)
        #expect(view.numberOfSections == 2 && source.index(for: "b") == 1)
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        await source.apply(outline, to: "b")
        #expect(view.numberOfItems(inSection: 1) == 2)
        await source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
        #expect(view.numberOfSections == 0)
    }

    @Test func `is written as an outline`() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["c"], to: "a")
        #expect(outline.visualDescription() == "+ a\n  * c\n* b")
        outline.expand(["a"])
        #expect(outline.visualDescription() == "- a\n  * c\n* b")
    }

    @Test func `has the children that the app gives when a parent is expanded`() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        view.setCollectionViewLayout(layout, animated: false)
        var cells: [String: UICollectionViewListCell] = [:]
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, item in
            let cell = UICollectionViewListCell(frame: .zero)
            cell.accessories = [.outlineDisclosure()]
            cells[item] = cell
            return cell
        }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, old in
            var new = old
            new.append([parent + "'s child"])
            return new
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a"])
        source.apply(outline, to: 0)
        view.layoutIfNeeded()
        let arrow = try #require(cells["a"]?.subviews.compactMap { $0 as? UIButton }.first)
        arrow.sendActions(for: .touchUpInside)
        #expect(source.snapshot().itemIdentifiers == ["a", "a's child"])
    }
}
