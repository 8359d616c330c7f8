import Testing

@testable import UIKit

private final class Ground: UICollectionReusableView {}

/// Three items with a badge each, on a ground.
@MainActor private final class Badges: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    var asked: [IndexPath] = []

    init(_ anchor: NSCollectionLayoutAnchor, item itemAnchor: NSCollectionLayoutAnchor? = nil) {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: anchor, itemAnchor: itemAnchor)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50)),
            supplementaryItems: [badge])
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [ground]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        super.init()
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        asked.append(indexPath)
        return UICollectionReusableView(frame: .zero)
    }

    func badge(_ item: Int) -> CGRect? {
        view.supplementaryView(forElementKind: "badge", at: IndexPath(item: item, section: 0))?.frame
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Views of a compositional layout beside its cells` {
    @Test func `a badge lies at the edges of each item, moved by shares of its size`() {
        let plain = Badges(NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        #expect(plain.asked.map(\.item) == [0, 1, 2])
        #expect(plain.badge(0) == CGRect(x: 80, y: 10, width: 20, height: 10))
        #expect(plain.badge(2) == CGRect(x: 280, y: 10, width: 20, height: 10))
        let moved = Badges(
            NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        #expect(moved.badge(0) == CGRect(x: 90, y: 5, width: 20, height: 10))
        let fixed = Badges(NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 3, y: 4)))
        #expect(fixed.badge(0) == CGRect(x: 43, y: 54, width: 20, height: 10))
    }

    @Test func `an anchor of its own lies at that of the item`() {
        let badges = Badges(
            NSCollectionLayoutAnchor(edges: [.top, .leading]),
            item: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
        #expect(badges.badge(1) == CGRect(x: 80, y: 0, width: 20, height: 10))
    }

    @Test func `the ground of a section is of the registered class, within its insets and behind the cells`() throws {
        let badges = Badges(NSCollectionLayoutAnchor(edges: [.top]))
        let place = try #require(badges.view.subviews.firstIndex { $0 is Ground })
        #expect(badges.view.subviews[place].frame == CGRect(x: 5, y: 5, width: 290, height: 60))
        let firstCell = try #require(badges.view.subviews.firstIndex { $0 is UICollectionViewCell })
        #expect(place < firstCell)
    }
}
