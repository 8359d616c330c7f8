import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A scroll view's offset` {
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private var content: ScrollContent? { if case .scroll(let content) = scroll.nodeContent { content } else { nil } }

    private func offset(showing rect: CGRect) -> CGPoint {
        scroll.contentOffset = CGPoint(x: 50, y: 50)
        scroll.scrollRectToVisible(rect, animated: false)
        return scroll.contentOffset
    }

    @Test func `moves as little as is needed to show a rectangle`() {
        scroll.contentSize = CGSize(width: 300, height: 300)
        func square(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 30, height: 30) }
        #expect(offset(showing: square(60, 100)) == CGPoint(x: 50, y: 50))
        #expect(offset(showing: square(50, 120)) == CGPoint(x: 50, y: 50))
        #expect(offset(showing: square(20, 10)) == CGPoint(x: 20, y: 10))
        #expect(offset(showing: square(140, 150)) == CGPoint(x: 70, y: 80))
        #expect(offset(showing: square(290, -20)) == CGPoint(x: 200, y: 0))
        scroll.contentSize = CGSize(width: 50, height: 50)
        #expect(offset(showing: square(290, 290)) == .zero)
    }

    @Test func `is told to the painter, each time anew`() {
        #expect(content?.target == nil)
        scroll.contentInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        scroll.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
        #expect(content?.target == ScrollTarget(x: 15, y: 23, serial: 1, isAnimated: nil))
        scroll.setContentOffset(CGPoint(x: 10, y: 20), animated: true)
        #expect(content?.target == ScrollTarget(x: 15, y: 23, serial: 2, isAnimated: true))
        scroll.setContentOffset(CGPoint(x: CGFloat.nan, y: 20), animated: true)
        #expect(content?.target?.serial == 2)
        scroll.send(.scroll(NodeID(rawValue: 1), x: 35, y: 43))
        #expect(scroll.contentOffset == CGPoint(x: 30, y: 40) && content?.target?.serial == 2)
    }

    @Test func `moves in the directions in which the content is longer`() {
        func directions(_ width: CGFloat, _ height: CGFloat) -> [Bool?] {
            scroll.contentSize = CGSize(width: width, height: height)
            return [content?.horizontal, content?.vertical]
        }
        #expect(directions(100, 100) == [false, false])
        #expect(directions(101, 100) == [true, false] && directions(100, 101) == [false, true])
        scroll.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
        #expect(directions(100, 100) == [false, true] && content?.contentSize == TreeSize(width: 100, height: 103))
        scroll.contentInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 8)
        #expect(directions(90, 100) == [true, false] && content?.contentSize == TreeSize(width: 102, height: 100))
        scroll.isScrollEnabled = false
        #expect(directions(500, 500) == [false, false])
    }

    @Test func `has indicators unless neither is wanted`() {
        scroll.showsVerticalScrollIndicator = false
        #expect(content?.hidesIndicators == nil)
        scroll.showsHorizontalScrollIndicator = false
        #expect(content?.hidesIndicators == true)
        scroll.showsVerticalScrollIndicator = true
        #expect(content?.hidesIndicators == nil)
    }
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A list's offset` {
    private let rows = Rows()

    @Test func `shows a table's row where it is wanted`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (table.rowHeight, table.dataSource) = (40, rows)
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            table.contentOffset = .zero
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            return table.contentOffset.y
        }
        #expect(offset(5, .top) == 200 && offset(5, .middle) == 170 && offset(5, .bottom) == 140)
        #expect(offset(9, .top) == 300 && offset(0, .bottom) == 0)
        #expect(offset(5, .none) == 140 && offset(1, .none) == 0 && offset(12, .top) == 0)
    }

    @Test func `shows a collection's item where it is wanted`() {
        let area = CGRect(x: 0, y: 0, width: 100, height: 100)
        let collection = UICollectionView(frame: area, collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = rows
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGPoint {
            collection.contentOffset = CGPoint(x: 0, y: 20)
            collection.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            return collection.contentOffset
        }
        // One item of 50 points a line, 10 points apart: 590 points.
        #expect(collection.numberOfItems(inSection: 0) == 10)
        #expect(offset(5, .top).y == 300 && offset(5, .centeredVertically).y == 275 && offset(5, .bottom).y == 250)
        #expect(offset(9, .top) == CGPoint(x: 0, y: 490) && offset(0, .bottom).y == 0 && offset(5, []).y == 20)
    }
}
