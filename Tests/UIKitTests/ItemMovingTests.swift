import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Moving items` {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

    /// Two sections of rows with handles.
    private func source(_ sections: [String: [Int]] = ["a": [1, 2, 3], "b": [4]]) -> Source {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        let source = Source(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (name, items) in sections.sorted(by: { $0.key < $1.key }) {
            snapshot.appendSections([name])
            snapshot.appendItems(items, toSection: name)
        }
        source.apply(snapshot)
        list.layoutIfNeeded()
        return source
    }

    @Test func `a handle moves a row, and the handlers are told of it`() throws {
        let source = source()
        var changes: [String: [Int]] = [:]
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { transaction in
            for section in transaction.sectionTransactions {
                changes[section.sectionIdentifier] = section.finalSnapshot.items
            }
        }
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        let handle = try #require(cell.subviews.first { $0 is MoveHandle })
        handle.accessibilityIncrement()
        #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2, 1, 3])
        #expect(changes == ["a": [2, 1, 3]])
        list.layoutIfNeeded()
        #expect(list.indexPath(for: cell) == IndexPath(item: 1, section: 0))
    }

    @Test func `a row goes into another section`() throws {
        let source = source()
        source.reorderingHandlers.canReorderItem = { $0 != 4 }
        list.move(IndexPath(item: 2, section: 0), by: 44)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [3, 4])
        list.layoutIfNeeded()
        list.move(IndexPath(item: 1, section: 1), by: -100)
        #expect(source.snapshot().itemIdentifiers(inSection: "b") == [3, 4])
    }

    @Test func `nothing moves without handlers`() {
        let source = source()
        list.move(IndexPath(item: 0, section: 0), by: 100)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
        #expect(!list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    }

    @Test func `a gesture of the app's moves an item to where it ends`() throws {
        let source = source()
        source.reorderingHandlers.canReorderItem = { _ in true }
        let (first, third) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
        let end = try #require(list.layoutAttributesForItem(at: third)).center
        #expect(list.beginInteractiveMovementForItem(at: first))
        list.updateInteractiveMovementTargetPosition(end)
        #expect(list.cellForItem(at: first)?.center == end)
        list.endInteractiveMovement()
        #expect(source.snapshot().itemIdentifiers(inSection: "a") == [2, 3, 1])
    }

    @Test func `a long press on a row opens the menu of its delegate`() throws {
        let menus = Menus()
        list.delegate = menus
        _ = source()
        let cells = list.visibleCells
        #expect(cells.map { $0.gestureRecognizers?.count ?? 0 } == [1, 0, 0, 0])
    }

    /// A menu of the first item.
    @MainActor private final class Menus: NSObject, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            indexPaths == [IndexPath(item: 0, section: 0)]
                ? UIContextMenuConfiguration(actionProvider: { _ in nil }) : nil
        }
    }
}
