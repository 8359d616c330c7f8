import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct CompositionalLayoutTests {
    private func board(
        _ count: Int, _ section: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    ) -> Board { Board(count, UICollectionViewCompositionalLayout { _, environment in section(environment) }) }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    @Test func `a group of fractions makes a grid`() {
        let board = board(5) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        #expect(board.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 100))
        #expect(board.frame(3) == CGRect(x: 150, y: 100, width: 150, height: 100))
        #expect(board.frame(4) == CGRect(x: 0, y: 200, width: 150, height: 100))
        #expect(board.view.contentSize == CGSize(width: 300, height: 300))
    }

    @Test func `insets and spaces are within and between groups`() {
        let board = board(4) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2)
            group.interItemSpacing = .fixed(10)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
            section.interGroupSpacing = 7
            return section
        }
        // (300 - 40 - 10) / 2 = 125 points for each half.
        #expect(board.frame(1) == CGRect(x: 157, y: 6, width: 119, height: 46))
        #expect(board.frame(2) == CGRect(x: 22, y: 63, width: 119, height: 46))
        #expect(board.view.contentSize.height == 117)
    }

    @Test func `insets are counted from the view's edges, its margins or its readable part`() {
        func frames(
            _ reference: UIContentInsetsReference, of layout: UIContentInsetsReference = .automatic,
            headers: UIContentInsetsReference = .automatic
        ) -> [CGRect?] {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.contentInsetsReference = layout
            var room: CGFloat = 0
            let compositional = UICollectionViewCompositionalLayout(
                sectionProvider: { _, environment in
                    room = environment.container.effectiveContentSize.width
                    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
                    let group = NSCollectionLayoutGroup.vertical(
                        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
                    let section = NSCollectionLayoutSection(group: group)
                    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 0, trailing: 6)
                    section.contentInsetsReference = reference
                    section.supplementaryContentInsetsReference = headers
                    section.boundarySupplementaryItems = [
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "head", alignment: .top)
                    ]
                    return section
                }, configuration: configuration)
            let board = Board(1, compositional)
            board.view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 40)
            board.view.layoutIfNeeded()
            #expect(room == (layout == .layoutMargins ? 230 : 300))
            let item = board.frame(0)
            let head = compositional.layoutAttributesForSupplementaryView(
                ofKind: "head", at: IndexPath(item: 0, section: 0))
            return [item, head?.frame]
        }
        let whole = CGRect(x: 4, y: 25, width: 290, height: 50)
        let within = CGRect(x: 34, y: 25, width: 220, height: 50)
        #expect(frames(.automatic)[0] == whole && frames(.none, of: .layoutMargins)[0] == whole)
        #expect(frames(.layoutMargins) == [within, CGRect(x: 34, y: 0, width: 220, height: 20)])
        #expect(frames(.readableContent)[0] == within && frames(.automatic, of: .layoutMargins)[0] == within)
        let apart = frames(.layoutMargins, headers: .none)
        #expect(apart == [within, CGRect(x: 4, y: 0, width: 290, height: 20)])
    }

    @Test func `changes are open while they are collected`() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = Board(2, layout).view
        var isOpen = false
        view.performBatchUpdates { isOpen = view.hasUncommittedUpdates }
        #expect(isOpen && !view.hasUncommittedUpdates)
    }

    @Test func `the readable part of a wide view is in its middle`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 100))
        view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        let insets = UIContentInsetsReference.readableContent.insets(of: view)
        #expect(insets.leading == 164 && insets.trailing == 164)
    }

    @Test func `groups may hold groups`() {
        let board = board(3) { _ in
            let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
            let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small, small])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [large, column])
            return NSCollectionLayoutSection(group: group)
        }
        #expect(board.frame(0) == CGRect(x: 0, y: 0, width: 210, height: 80))
        #expect(board.frame(1) == CGRect(x: 210, y: 0, width: 90, height: 40))
        #expect(board.frame(2) == CGRect(x: 210, y: 40, width: 90, height: 40))
    }

    @Test func `items of uniform height are as high as the highest beside them that is there`() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.25), .uniformAcrossSiblings(estimate: 90)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(90)), subitems: [item])
        let heights: [CGFloat] = [20, 50, 30, 10, 40, 25]
        let measure: NSCollectionLayoutItem.Measure = { index, _ in index < 6 ? heights[index] : nil }
        func shown(from first: Int) -> [CGFloat] {
            let area = group.size(in: CGSize(width: 400, height: 300), from: first, measure)
            return group.place(in: area, from: first, measure).prefix(6 - first).map(\.height)
        }
        #expect(shown(from: 0) == [50, 50, 50, 50] && shown(from: 4) == [40, 40])
        #expect(item.layoutSize.heightDimension.isUniformAcrossSiblings)
    }

    @Test func `a section that scrolls is as high as its groups, and rests where each is in the middle`() throws {
        let board = board(4) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(200), .absolute(90)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPagingCentered
            return section
        }
        let area = try #require(board.view.areas[0])
        #expect(area.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
        #expect(area.contentSize == CGSize(width: 800, height: 90))
        // A group of 200 points is in the middle of 300 points at 50 points to the left of its edge.
        #expect(area.stops == [0, 150, 350, 500])
        #expect(board.view.cellForItem(at: IndexPath(item: 2, section: 0))?.superview === area)
        #expect(board.view.contentSize.height == 90)
    }

    @Test func `a list's rows are as high as their content, between its header and the next section`() throws {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        let board = Board(3, UICollectionViewCompositionalLayout.list(using: list))
        let first = board.frame(0)
        #expect(first.minX == 16)
        #expect(first.width == 268)
        #expect(first.minY == 30, "The header's constraints ask for 30 points.")
        #expect(board.frame(1).minY == first.maxY)
        #expect(first.height == 44)
    }
}

/// A collection view of one section, 300 points wide.
@MainActor private final class Board: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let count: Int

    init(_ count: Int, _ layout: UICollectionViewLayout) {
        self.count = count
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func frame(_ item: Int) -> CGRect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = UICollectionReusableView(frame: .zero)
        view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        return view
    }
}
