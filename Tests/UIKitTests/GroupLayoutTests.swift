import Testing

@testable import UIKit

/// Items of a layout in 300 by 400 points.
@MainActor private final class Wall: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let counts: [Int]

    init(_ counts: [Int], _ layout: UICollectionViewLayout) {
        self.counts = counts
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    convenience init(_ count: Int, _ section: NSCollectionLayoutSection) {
        self.init([count], UICollectionViewCompositionalLayout(section: section))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frame(of kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
        let path = IndexPath(item: item, section: section)
        return view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
    }
}

/// Source: developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A group of items` {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    @Test func `puts no more items in a line than fit, and the rest into the next group`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(90), .absolute(30))])
        group.interItemSpacing = .fixed(10)
        let wall = Wall(4, NSCollectionLayoutSection(group: group))
        #expect((0..<4).map { wall.frame($0)?.minX } == [0, 100, 200, 0] && wall.frame(3)?.minY == 50)
        #expect(wall.frame(0)?.size == CGSize(width: 90, height: 30) && wall.view.contentSize.height == 100)
    }

    @Test func `spreads its items where the space between them is flexible`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(80), .fractionalHeight(1))])
        group.interItemSpacing = .flexible(10)
        let wall = Wall(3, NSCollectionLayoutSection(group: group))
        #expect((0..<3).map { wall.frame($0)?.minX } == [0, 110, 220])
    }

    @Test func `shares its height among a count of items`() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .absolute(110)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(10)
        let wall = Wall(3, NSCollectionLayoutSection(group: group))
        #expect(wall.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 50))
        #expect(wall.frame(1) == CGRect(x: 0, y: 60, width: 150, height: 50) && wall.frame(2)?.minY == 110)
    }

    @Test func `measures heights in widths where it is told so`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)),
            subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
        let wall = Wall(5, NSCollectionLayoutSection(group: group))
        #expect(wall.frame(3) == CGRect(x: 225, y: 0, width: 75, height: 75) && wall.frame(4)?.minY == 75)
    }

    @Test func `places items where an app's own provider says`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 3, height: 100)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 3, y: 40, width: 20, height: 20)),
            ]
        }
        let wall = Wall(3, NSCollectionLayoutSection(group: group))
        #expect(wall.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(wall.frame(1) == CGRect(x: 100, y: 40, width: 20, height: 20) && wall.frame(2)?.minY == 100)
    }

    @Test func `is as wide as the section's insets leave`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 20, trailing: 70)
        let wall = Wall(2, section)
        #expect(wall.frame(0) == CGRect(x: 30, y: 10, width: 100, height: 40) && wall.frame(1)?.maxX == 230)
        #expect(wall.view.contentSize.height == 70)
    }

    @Test func `has headers and footers around it, which take room unless they do not extend it`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "head", alignment: .top)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "foot", alignment: .bottom)
        section.boundarySupplementaryItems = [header, footer]
        let wall = Wall(1, section)
        #expect(wall.frame(of: "head") == CGRect(x: 10, y: 0, width: 280, height: 30))
        #expect(wall.frame(0)?.minY == 35 && wall.frame(of: "foot")?.minY == 80 && wall.view.contentSize.height == 100)
        section.supplementariesFollowContentInsets = false
        header.extendsBoundary = false
        wall.view.collectionViewLayout.invalidateLayout()
        wall.view.layoutIfNeeded()
        #expect(wall.frame(of: "head")?.width == 300 && wall.frame(0)?.minY == 5)
    }

    // A header of 100 by 20 points in 300 points, by its alignment.
    @Test(
        arguments: [(NSRectAlignment.top, 100), (.topLeading, 0), (.topTrailing, 200)] as [(NSRectAlignment, CGFloat)])
    func `has a narrow header at the edge that its alignment names`(alignment: NSRectAlignment, x: CGFloat) {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(20)), elementKind: "head", alignment: alignment)
        ]
        #expect(Wall(1, section).frame(of: "head") == CGRect(x: x, y: 0, width: 100, height: 20))
    }

    @Test func `keeps the space between sections, each of its own kind`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 25
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in
                let height = CGFloat(index + 1) * 20
                return NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: self.size(.fractionalWidth(1), .absolute(height)),
                        subitems: [self.item(.fractionalWidth(1), .fractionalHeight(1))]))
            }, configuration: configuration)
        let wall = Wall([2, 1], layout)
        #expect(wall.frame(1)?.maxY == 40 && wall.frame(0, 1) == CGRect(x: 0, y: 65, width: 300, height: 40))
        #expect(wall.view.contentSize.height == 105)
    }

    @Test func `scrolls sideways in a section of its own height`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(120), .absolute(60)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 30)
        let wall = Wall(5, section)
        #expect(wall.view.contentSize == CGSize(width: 300, height: 70))
        #expect(wall.view.areas[0]?.contentSize.width == 690)
        #expect(wall.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
        wall.view.areas[0]?.contentOffset.x = 300
        wall.view.layoutIfNeeded()
        #expect(wall.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4])
    }

    @Test func `has a ground behind it, with insets of its own`() throws {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [ground]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        let wall = Wall([2], layout)
        let path = IndexPath(item: 0, section: 0)
        let attributes = try #require(layout.layoutAttributesForDecorationView(ofKind: "ground", at: path))
        #expect(attributes.frame == CGRect(x: 2, y: 1, width: 294, height: 76))
        let cell = try #require(wall.view.cellForItem(at: path))
        let behind = try #require(wall.view.subviews.firstIndex { type(of: $0) == UICollectionReusableView.self })
        #expect(try behind < #require(wall.view.subviews.firstIndex(of: cell)))
    }
}
