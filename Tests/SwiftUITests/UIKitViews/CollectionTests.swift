import RenderTree
import SwiftUI
import Testing
import UIKit

/// A board of cells, as programmatic UIKit code has it.
@MainActor
private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDelegateFlowLayout
{
    var names: [String]
    var told: [String] = []
    var side: CGFloat = 100
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView

    init(_ names: [String]) {
        self.names = names
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.register(BoardCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            Heading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "heading")
        view.dataSource = self
        view.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? BoardCell)?.label.text = names[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: side, height: 50) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        told.append("chose \(names[indexPath.item])")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        told.append("gave up \(names[indexPath.item])")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        told.append("down \(names[indexPath.item])")
    }
}

private final class BoardCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class Heading: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 30))
        label.text = "The board"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A collection` {
    @Test func `lays its cells out in lines`() {
        let board = Board(["A", "B", "C", "D"])
        board.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let screen = Screen(views: board.view)
        #expect(screen.texts.contains("The board"))
        #expect(screen.frame("A") == CGRect(x: 0, y: 30, width: 100, height: 50))
        #expect(screen.frame("C")?.minX == 220)
        #expect(screen.frame("D") == CGRect(x: 0, y: 90, width: 100, height: 50))
        #expect(screen.scroll?.contentSize == TreeSize(width: 320, height: 140))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test(arguments: [320, 375, 390, 430, 700] as [CGFloat], [1, 2, 4, 7])
    func `stands in columns where its cells are of one size`(width: CGFloat, count: Int) throws {
        let board = Board((0..<count).map { "N\($0)" })
        board.view.frame.size.width = width
        let screen = Screen(views: board.view)
        let columns = Int((width + 10) / 110)
        let pitch = 100 + (width - CGFloat(columns) * 100) / CGFloat(columns - 1)
        for item in 0..<count {
            let frame = try #require(screen.frame("N\(item)"))
            #expect(abs(frame.minX - CGFloat(item % columns) * pitch) < 0.01, "\(item) at \(frame)")
            #expect(frame.minY == CGFloat(item / columns) * 60)
        }
    }

    @Test func `tells which cell was held down and chosen`() throws {
        let board = Board(["A", "B"])
        let screen = Screen(views: board.view)
        screen.send(.press(try #require(screen.node("B")).id, isDown: true))
        screen.tap("B")
        #expect(board.told == ["down B", "chose B"])
        #expect(board.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(screen.node("B")?.accessibility.traits == [.selected])
    }

    @Test func `lets several be chosen where it may, and gives up one that is chosen again`() {
        let board = Board(["A", "B"])
        board.view.allowsMultipleSelection = true
        let screen = Screen(views: board.view)
        screen.tap("A")
        screen.tap("B")
        #expect(board.view.indexPathsForSelectedItems?.map(\.item).sorted() == [0, 1])
        screen.tap("A")
        #expect(board.view.indexPathsForSelectedItems?.map(\.item) == [1])
        #expect(screen.node("A")?.accessibility.traits?.contains(.selected) != true)
        #expect(board.told == ["chose A", "chose B", "gave up A"])
    }

    @Test func `keeps the cells that stay when others come and go`() {
        let board = Board(["A", "B"])
        let screen = Screen(views: board.view)
        let cell = screen.node("B")?.id
        board.names.insert("New", at: 0)
        board.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        screen.render()
        #expect(screen.node("B")?.id == cell)
        #expect(screen.frame("B")?.minX == 220)
        board.names = ["B"]
        board.view.performBatchUpdates {
            board.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        }
        screen.render()
        #expect(screen.node("B")?.id == cell)
        #expect(screen.frame("B")?.minX == 0)
    }

    @Test func `scrolls sideways where its layout does`() {
        let board = Board((0..<200).map { "N\($0)" })
        board.layout.scrollDirection = .horizontal
        let screen = Screen(views: board.view)
        #expect(screen.scroll?.horizontal == true)
        #expect(screen.node("N199") == nil)
        board.view.scrollToItem(at: IndexPath(item: 199, section: 0), at: .right, animated: false)
        screen.render()
        #expect(screen.node("N199") != nil)
        #expect(screen.scroll?.target.map { $0.x + 320 } == screen.scroll?.contentSize.width)
    }

    @Test func `shows what stands behind an empty one`() {
        let board = Board([])
        let empty = UILabel()
        empty.text = "Nothing here"
        board.view.backgroundView = empty
        let screen = Screen(views: board.view)
        #expect(screen.texts == ["Nothing here"])
    }

    @Test func `belongs to a controller that is its data source`() {
        final class Stickers: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 3 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = UICollectionViewCell(frame: .zero)
                cell.accessibilityLabel = "Sticker \(indexPath.item)"
                return cell
            }
        }
        let stickers = Stickers(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = Screen(controller: stickers)
        #expect(screen.frame("Sticker 2") == CGRect(x: 135, y: 0, width: 50, height: 50))
    }
}
