import Testing

@testable import UIKit

/// Says what it was told.
private final class Told: UICollectionViewFlowLayout {
    var lines: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { lines.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { lines.append("from") }
    override func finalizeLayoutTransition() { lines.append("end") }
}

private final class ToldCell: UICollectionViewCell {
    var lines: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        lines.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        lines.append("did")
    }
}

/// Cells that want to be 40 points high.
private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 40
        return layoutAttributes
    }
}

/// Counts how often it is asked.
private final class AskedCell: UICollectionViewCell {
    var asked = 0
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        asked += 1
        return layoutAttributes
    }
}

/// A header that wants to be 30 points high.
private final class TallHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 30
        return layoutAttributes
    }
}

/// Has a header alone, which is as high as that wants.
private final class Heading: UICollectionViewLayout {
    var height: CGFloat = 10
    var asked = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: height) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "heading", with: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: height)
        return [attributes]
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        asked += 1
        height = preferredAttributes.frame.height
        return preferredAttributes.frame.height != originalAttributes.frame.height
    }
}

/// Rows whose heights are those that the cells want.
private final class Column: UICollectionViewLayout {
    var heights: [IndexPath: CGFloat] = [:]
    var asked = 0
    private func frame(_ item: Int) -> CGRect {
        let top = (0..<item).reduce(0) { $0 + (heights[IndexPath(item: $1, section: 0)] ?? 10) }
        return CGRect(x: 0, y: top, width: 100, height: heights[IndexPath(item: item, section: 0)] ?? 10)
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: frame(2).maxY) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(indexPath.item)
        return attributes
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        asked += 1
        heights[originalAttributes.indexPath] = preferredAttributes.frame.height
        return preferredAttributes.frame.height != originalAttributes.frame.height
    }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    init(_ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type) {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
        super.init()
        view.register(cell, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.layoutIfNeeded()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(TallHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func frame(_ item: Int) -> CGRect? {
        view.layoutIfNeeded()
        return view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }
}

@MainActor private func flow(_ size: CGFloat) -> Told {
    let layout = Told()
    layout.itemSize = CGSize(width: size, height: size)
    layout.minimumLineSpacing = 0
    return layout
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A collection view's layout` {
    @Test func `gives way to another one, and both and the cells are told`() {
        let (old, new) = (flow(100), flow(60))
        let items = Items(old, ToldCell.self)
        var isOver: Bool?
        let cell = items.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ToldCell
        items.view.setCollectionViewLayout(new, animated: true) { isOver = $0 }
        #expect(old.lines == ["to", "end"] && new.lines == ["from", "end"] && isOver == true)
        #expect(cell?.lines == ["will", "did"])
        #expect(items.frame(0)?.width == 60)
    }

    @Test func `is between two others while a transition is made`() throws {
        let (old, new) = (flow(100), flow(60))
        let items = Items(old, ToldCell.self)
        var ends: [Bool] = []
        let between = items.view.startInteractiveTransition(to: new) { ends += [$0, $1] }
        #expect(items.frame(1) == CGRect(x: 0, y: 100, width: 100, height: 100))
        between.transitionProgress = 0.5
        #expect(items.frame(1)?.width == 80 && items.frame(1)?.minY == 80)
        items.view.finishInteractiveTransition()
        #expect(items.view.collectionViewLayout === new && ends == [true, true] && items.frame(1)?.width == 60)
        items.view.startInteractiveTransition(to: old) { ends += [$0, $1] }
        items.view.cancelInteractiveTransition()
        #expect(items.view.collectionViewLayout === new && ends == [true, true, true, false])
    }

    @Test func `is asked whether cells may have the size that they prefer`() {
        let layout = Column()
        let items = Items(layout, TallCell.self)
        #expect(items.frame(2) == CGRect(x: 0, y: 80, width: 100, height: 40))
        let asked = layout.asked
        items.view.setNeedsLayout()
        #expect(items.frame(0)?.height == 40 && layout.asked == asked, "The same size is not asked for again.")
    }

    @Test func `of UIKit's own asks no cell what it prefers`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 20, height: 20)
        let items = Items(layout, AskedCell.self)
        #expect(items.view.visibleCells.count == 3)
        #expect(items.view.visibleCells.allSatisfy { ($0 as? AskedCell)?.asked == 0 })
    }

    @Test func `is asked whether headers may have the size that they prefer, again once they are used anew`() throws {
        let layout = Heading()
        let items = Items(layout, ToldCell.self)
        let path = IndexPath(item: 0, section: 0)
        items.view.layoutIfNeeded()
        let header = try #require(items.view.supplementaryView(forElementKind: "heading", at: path))
        #expect(header.frame.height == 30)
        let asked = layout.asked
        items.view.reloadData()
        items.view.layoutIfNeeded()
        #expect(items.view.supplementaryView(forElementKind: "heading", at: path) === header)
        #expect(layout.asked == asked + 1)
    }

    @Test func `of estimated sizes has items of the size that their cells prefer`() {
        let layout = flow(50)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        #expect(Items(layout, TallCell.self).frame(0)?.height == 40)
    }

    @Test func `counts its insets from the margins, if it is to`() {
        let layout = flow(20)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        let items = Items(layout, ToldCell.self)
        items.view.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        #expect(items.frame(0)?.minX == 5)
        layout.sectionInsetReference = .fromLayoutMargins
        #expect(items.frame(0)?.minX == 17)
    }

    @Test func `puts an item that is moved where the finger is`() {
        let layout = flow(100)
        let items = Items(layout, ToldCell.self)
        let path = IndexPath(item: 0, section: 0)
        let moved = layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: CGPoint(x: 9, y: 8))
        #expect(moved.center == CGPoint(x: 9, y: 8) && moved.size == CGSize(width: 100, height: 100))
        #expect(items.frame(0)?.midX == 50, "The layout's own attributes stay.")
    }
}
