import RenderTree
import Testing
import TreePainter

@testable import UIKit

/// A table that loads what is dropped later.
private final class Loading: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var names = ["a", "b"]
    var context: (any UITableViewDropPlaceholderContext)?
    var active: [Bool] = []

    override init() {
        super.init()
        table.rowHeight = 50
        (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "c"))] }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        active.append(tableView.hasActiveDrag && tableView.hasActiveDrop)
        return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first else { return }
        let place = UITableViewDropPlaceholder(
            insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "loading", rowHeight: 50)
        context = coordinator.drop(item.dragItem, to: place)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A place for what is loaded after a drop` {
    private let loading = Loading()

    private func drop() throws {
        let cell = try #require(loading.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        func tell(_ view: UIView, _ phase: TransferEvent.Phase, _ y: Double = 10) {
            view.send(.transfer(NodeID(rawValue: 1), TransferEvent(phase: phase, x: 10, y: y)))
        }
        tell(cell, .lift)
        tell(loading.table, .enter, 60)
        tell(loading.table, .drop, 60)
        tell(cell, .end)
    }

    @Test func `is filled once, with a row of the table`() throws {
        #expect(!loading.table.hasActiveDrag && !loading.table.hasActiveDrop)
        try drop()
        #expect(loading.active.first == true && !loading.table.hasActiveDrag && !loading.table.hasActiveDrop)
        let context = try #require(loading.context)
        #expect(loading.table.numberOfRows(inSection: 0) == 2)
        #expect(context.commitInsertion { loading.names.insert("c", at: $0.row) })
        #expect(loading.names == ["a", "c", "b"] && loading.table.numberOfRows(inSection: 0) == 3)
        #expect(!context.commitInsertion { _ in loading.names = [] })
        #expect(loading.names.count == 3)
    }

    @Test func `stays empty where it is given up`() throws {
        try drop()
        let context = try #require(loading.context)
        #expect(context.deletePlaceholder() && !context.deletePlaceholder())
        #expect(!context.commitInsertion { _ in loading.names = [] })
        #expect(loading.table.numberOfRows(inSection: 0) == 2)
    }
}

/// A collection that loads what is dropped later.
private final class LoadingItems: NSObject, UICollectionViewDataSource, UICollectionViewDropDelegate,
    UICollectionViewDragDelegate
{
    let collection: UICollectionView
    var names = ["a", "b"]
    var context: (any UICollectionViewDropPlaceholderContext)?

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.dragDelegate, collection.dropDelegate) = (self, self, self)
        collection.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "c"))] }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let item = coordinator.items.first else { return }
        let place = UICollectionViewDropPlaceholder(
            insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell")
        context = coordinator.drop(item.dragItem, to: place)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A place in a collection for what is loaded after a drop` {
    @Test func `is filled once, with an item`() throws {
        let loading = LoadingItems()
        let cell = try #require(loading.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        func tell(_ view: UIView, _ phase: TransferEvent.Phase, _ y: Double = 10) {
            view.send(.transfer(NodeID(rawValue: 1), TransferEvent(phase: phase, x: 10, y: y)))
        }
        tell(cell, .lift)
        tell(loading.collection, .enter, 60)
        tell(loading.collection, .drop, 60)
        tell(cell, .end)
        let context = try #require(loading.context)
        #expect(loading.collection.numberOfItems(inSection: 0) == 2)
        #expect(context.commitInsertion { loading.names.insert("c", at: $0.item) })
        #expect(loading.names == ["a", "c", "b"] && loading.collection.numberOfItems(inSection: 0) == 3)
        #expect(!context.commitInsertion { _ in loading.names = [] })
    }
}
