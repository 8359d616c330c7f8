import RenderTree
import Testing

@testable import UIKit

/// Names in a grid of 100 by 100 points, three in a line.
@MainActor private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let view: UICollectionView
    var sections: [[String]]
    var heard: [String] = []
    var asked: [String] = []
    var refused: Set<Int> = []
    var dull: Set<Int> = []

    init(_ sections: [[String]], _ cellClass: UICollectionViewCell.Type = UICollectionViewCell.self) {
        self.sections = sections
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        super.init()
        view.register(cellClass, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (self, self)
        view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
        if let row = cell as? UICollectionViewListCell {
            var content = row.defaultContentConfiguration()
            content.text = cell.accessibilityLabel
            row.contentConfiguration = content
        }
        asked.append(sections[indexPath.section][indexPath.item])
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        !dull.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        heard.append("lit \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        heard.append("unlit \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !refused.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        heard.append("+\(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        heard.append("-\(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { heard.append("gone \(cell.accessibilityLabel ?? "?")") }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
        view.layoutIfNeeded()
        return view.cellForItem(at: IndexPath(item: item, section: section))
    }

    func tap(_ item: Int) { cell(item)?.send(.tap(NodeID(rawValue: 1))) }
    func press(_ item: Int, _ isDown: Bool) { cell(item)?.receive(.press(NodeID(rawValue: 1), isDown: isDown)) }
    var chosen: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

    var shown: [String] {
        view.layoutIfNeeded()
        return view.indexPathsForVisibleItems.map { view.cellForItem(at: $0)?.accessibilityLabel ?? "?" }
    }
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewdelegate, "Managing the selected cells"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `An item that is chosen` {
    private let grid = Grid([(0..<90).map(String.init)])
    private var view: UICollectionView { grid.view }

    @Test func `stays unchosen where the delegate forbids it, and the one before keeps its place`() {
        grid.tap(0)
        grid.refused = [1]
        grid.tap(1)
        #expect(grid.chosen == [0] && grid.heard == ["+0"] && grid.cell(1)?.isSelected == false)
    }

    @Test func `is lit while it is pressed`() {
        grid.press(2, true)
        #expect(grid.cell(2)?.isHighlighted == true)
        grid.press(2, false)
        #expect(grid.cell(2)?.isHighlighted == false && grid.heard == ["lit 2", "unlit 2"])
    }

    @Test func `is not lit and not chosen where the delegate says that it is dull`() {
        grid.dull = [2]
        grid.press(2, true)
        #expect(grid.cell(2)?.isHighlighted == false)
        grid.press(2, false)
        grid.tap(2)
        #expect(grid.chosen.isEmpty && grid.heard.isEmpty)
    }

    @Test func `is chosen by code without a word to the delegate, and nothing is by nil`() {
        view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        #expect(grid.chosen == [3] && grid.cell(3)?.isSelected == true)
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(grid.chosen.isEmpty && grid.cell(3)?.isSelected == false && grid.heard.isEmpty)
    }

    @Test func `moves with its item, and is forgotten with it`() {
        grid.tap(3)
        grid.sections[0].remove(at: 0)
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        #expect(grid.chosen == [2] && grid.cell(2)?.isSelected == true && grid.cell(3)?.isSelected == false)
        grid.sections[0].remove(at: 2)
        view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        #expect(grid.chosen.isEmpty && grid.cell(2)?.isSelected == false)
    }

    @Test func `stays chosen in another layout`() {
        grid.tap(4)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 20)
        grid.asked = []
        view.setCollectionViewLayout(layout, animated: false)
        #expect(grid.chosen == [4] && grid.cell(4)?.isSelected == true)
        #expect(grid.cell(4)?.frame.size == CGSize(width: 300, height: 20))
        #expect(!grid.asked.contains("4"), "Its cell is still good.")
    }

    // Outside of editing, while editing, and whether the view is being edited.
    @Test(arguments: [
        (false, false, false, false), (true, false, false, true), (true, false, true, false), (true, true, true, true),
        (true, true, false, true),
    ])
    func `is taken only where the view allows it`(outside: Bool, within: Bool, isEditing: Bool, isTaken: Bool) {
        view.allowsSelection = outside
        view.allowsSelectionDuringEditing = within
        view.isEditing = isEditing
        grid.tap(1)
        #expect((grid.chosen == [1]) == isTaken)
    }

    @Test func `is one of several while the view is edited, if it allows that`() {
        view.allowsMultipleSelectionDuringEditing = true
        view.isEditing = true
        for item in [0, 2, 5] { grid.tap(item) }
        #expect(grid.chosen == [0, 2, 5])
        grid.tap(2)
        #expect(grid.chosen == [0, 5] && grid.heard.last == "-2")
    }

    @Test(
        arguments: [
            (UICollectionView.ScrollPosition.top, 1_000), (.centeredVertically, 850), (.bottom, 700), ([], 0),
        ] as [(UICollectionView.ScrollPosition, CGFloat)])
    func `comes into sight where code wants that`(position: UICollectionView.ScrollPosition, offset: CGFloat) {
        view.selectItem(at: IndexPath(item: 31, section: 0), animated: false, scrollPosition: position)
        #expect(view.contentOffset.y == offset)
    }

    @Test(
        arguments: [
            (UICollectionView.ScrollPosition.top, 970), (.centeredVertically, 845), (.bottom, 720),
        ] as [(UICollectionView.ScrollPosition, CGFloat)])
    func `is scrolled to beside what covers the ends`(position: UICollectionView.ScrollPosition, offset: CGFloat) {
        view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        view.scrollToItem(at: IndexPath(item: 31, section: 0), at: position, animated: false)
        #expect(view.contentOffset.y == offset)
        view.scrollToItem(at: IndexPath(item: 0, section: 0), at: position, animated: false)
        #expect(view.contentOffset.y == -30)
    }

    @Test func `is told to the delegate when its cell leaves, whichever way`() {
        grid.sections[0].remove(at: 1)
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        view.layoutIfNeeded()
        #expect(grid.heard.filter { $0.hasPrefix("gone") } == ["gone 1"])
    }

    @Test func `is not lit when its cell is used for another`() {
        grid.press(0, true)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 12 && view.visibleCells.allSatisfy { !$0.isHighlighted })
    }
}

/// Source: developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A change of a collection` {
    private let grid = Grid([["a", "b", "c", "d"], ["e"]])
    private var view: UICollectionView { grid.view }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func `deletes by old places and inserts by new ones, whatever the order of calls`() {
        grid.asked = []
        view.performBatchUpdates {
            grid.sections = [["a", "x", "d"], ["e"]]
            view.insertItems(at: [path(1)])
            view.deleteItems(at: [path(1), path(2)])
        }
        #expect(grid.shown == ["a", "x", "d", "e"] && grid.asked == ["x"])
    }

    @Test func `moves between sections`() {
        let cell = grid.cell(0)
        grid.sections = [["b", "c", "d"], ["e", "a"]]
        view.moveItem(at: path(0), to: path(1, 1))
        #expect(grid.shown == ["b", "c", "d", "e", "a"] && grid.cell(1, 1) === cell)
    }

    @Test func `inserts, deletes and reloads sections`() {
        grid.sections = [["n"], ["a", "b", "c", "d"], ["e"]]
        view.insertSections([0])
        #expect(grid.shown == ["n", "a", "b", "c", "d", "e"])
        grid.sections.remove(at: 1)
        view.deleteSections([1])
        #expect(grid.shown == ["n", "e"])
        grid.sections[1] = ["f", "g"]
        grid.asked = []
        view.reloadSections([1])
        #expect(grid.shown == ["n", "f", "g"] && grid.asked == ["f", "g"])
    }

    @Test func `reaches rows that can be swiped, wherever they have been scrolled to`() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Go") { _, _, done in
                    done(true)
                }
            ])
        }
        let grid = Grid([(0..<100).map(String.init)], UICollectionViewListCell.self)
        let view = grid.view
        view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
        view.layoutIfNeeded()
        view.contentOffset.y = 3_000
        view.layoutIfNeeded()
        let wanted = (0..<100).filter {
            view.layoutAttributesForItem(at: path($0))?.frame.intersects(view.bounds) == true
        }
        #expect(wanted.count > 3)
        #expect(view.indexPathsForVisibleItems.map(\.item) == wanted)
    }
}
