import RenderTree
import Testing

@testable import UIKit

/// Items of 300 by 300 points below each other, each with its word on it.
private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var words: [String]
    /// All cells that were ever used, kept alive so that no two are at one address.
    var cells: Set<UICollectionViewCell> = []
    var heard: [String] = []
    let view: UICollectionView

    init(_ words: [String]) {
        self.words = words
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 300)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (self, self)
        view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = words[indexPath.item]
        cells.insert(cell)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        heard.append("+\(words[indexPath.item])")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        heard.append("-\(words[indexPath.item])")
    }

    /// The words of the cells that are there, and "?" for an item without one.
    var shown: [String] {
        view.layoutIfNeeded()
        return words.indices.map {
            view.cellForItem(at: IndexPath(item: $0, section: 0))?.accessibilityLabel ?? "?"
        }
    }

    func tap(_ item: Int) {
        view.layoutIfNeeded()
        view.cellForItem(at: IndexPath(item: item, section: 0))?.send(.tap(NodeID(rawValue: 1)))
    }

    var chosen: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }
}

/// A hundred items of 300 by 300 points.
private final class Album: UICollectionViewController {
    var gone: [Int] = []

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { gone.append(indexPath.item) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A collection view` {
    @Test func `tells its controller which items have gone out of sight`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 300)
        let album = Album(collectionViewLayout: layout)
        let view = try #require(album.collectionView)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        view.layoutIfNeeded()
        view.contentOffset.y = 15_000
        view.layoutIfNeeded()
        #expect(album.gone.contains(0) && !album.gone.contains(50))
    }

    @Test func `shows what several updates together make of its items, and keeps the cells that stay`() {
        let shelf = Shelf(["a", "b", "c"])
        #expect(shelf.shown == ["a", "b", "c"])
        let cell = shelf.view.cellForItem(at: IndexPath(item: 2, section: 0))
        var isDone = false
        shelf.view.performBatchUpdates {
            shelf.words = ["new", "b", "c"]
            shelf.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            shelf.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
            isDone = $0
        }
        #expect(isDone && shelf.shown == ["new", "b", "c"])
        #expect(cell != nil && shelf.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    }

    @Test func `uses cells that were scrolled out of reach again`() {
        let shelf = Shelf((0..<100).map(String.init))
        shelf.view.contentOffset.y = 15_000
        #expect(shelf.shown.first == "?" && shelf.shown[50] == "50")
        let count = shelf.cells.count
        shelf.view.contentOffset.y = 0
        #expect(shelf.shown.first == "0" && shelf.shown[50] == "?")
        #expect(shelf.cells.count == count)
    }

    @Test func `has one item chosen at a time`() {
        let shelf = Shelf(["a", "b"])
        for item in [0, 1, 1] { shelf.tap(item) }
        #expect(shelf.chosen == [1] && shelf.heard == ["+a", "-a", "+b", "+b"])
    }

    @Test func `gives up a chosen item at the second tap where several may be chosen`() {
        let shelf = Shelf(["a", "b"])
        shelf.view.allowsMultipleSelection = true
        for item in [0, 1, 0] { shelf.tap(item) }
        #expect(shelf.chosen == [1] && shelf.heard == ["+a", "+b", "-a"])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A wheel picker` {
    @Test func `has the system's size where none is given`() {
        #expect(UIPickerView(frame: .zero).frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        let place = CGPoint(x: 5, y: 7)
        #expect(UIPickerView(frame: CGRect(origin: place, size: .zero)).frame.origin == place)
        let frame = CGRect(x: 5, y: 7, width: 200, height: 100)
        #expect(UIPickerView(frame: frame).frame == frame)
    }
}
