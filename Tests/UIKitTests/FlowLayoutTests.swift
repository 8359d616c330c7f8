import Testing

@testable import UIKit

/// Items whose sizes a test gives, in a view of 320 by 200 points.
@MainActor private final class Flow: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    var counts: [Int]
    var sizes: [IndexPath: CGSize] = [:]
    var insets: [Int: UIEdgeInsets] = [:]
    var headers: [Int: CGSize] = [:]
    private(set) var supplements: [String] = []

    init(_ counts: [Int]) {
        self.counts = counts
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        layout.itemSize = CGSize(width: 100, height: 50)
        (view.dataSource, view.delegate) = (self, self)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplements.append(
            "\(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") \(indexPath.section)")
        return UICollectionReusableView(frame: .zero)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath] ?? layout.itemSize }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { insets[section] ?? layout.sectionInset }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { headers[section] ?? layout.headerReferenceSize }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutIfNeeded()
        return view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frame(of kind: String, _ section: Int) -> CGRect? {
        view.layoutIfNeeded()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?
            .frame
    }
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Items that flow` {
    @Test func `fill lines, whose ends are at the view's edges`() {
        let flow = Flow([5])
        #expect(
            (0..<5).compactMap { flow.frame($0)?.origin } == [
                CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 220, y: 0), CGPoint(x: 0, y: 60),
                CGPoint(x: 110, y: 60),
            ])
        #expect(flow.view.contentSize == CGSize(width: 320, height: 110))
    }

    @Test func `fill columns where they scroll sideways`() {
        let flow = Flow([5])
        flow.layout.scrollDirection = .horizontal
        flow.layout.itemSize = CGSize(width: 50, height: 95)
        #expect(
            (0..<5).compactMap { flow.frame($0)?.origin } == [
                CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 105), CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 105),
                CGPoint(x: 120, y: 0),
            ])
        #expect(flow.view.contentSize == CGSize(width: 170, height: 200))
    }

    @Test func `keep at least the distances that are asked for`() {
        let flow = Flow([4])
        (flow.layout.minimumInteritemSpacing, flow.layout.minimumLineSpacing) = (30, 7)
        // Three items and two spaces of 30 do not fit.
        #expect((0..<4).compactMap { flow.frame($0)?.origin.x } == [0, 220, 0, 220])
        #expect(flow.frame(2)?.minY == 57)
    }

    @Test func `stay within the insets of their section, and sections follow one another`() {
        let flow = Flow([2, 1])
        flow.layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        flow.insets[1] = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(flow.frame(0) == CGRect(x: 10, y: 5, width: 100, height: 50))
        #expect(flow.frame(0, 1) == CGRect(x: 2, y: 71, width: 100, height: 50))
        #expect(flow.view.contentSize.height == 124)
    }

    @Test func `of several heights stand in the middle of their line, which is as high as the highest`() {
        let flow = Flow([4])
        flow.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 100, height: 90)
        #expect(flow.frame(0)?.midY == 45 && flow.frame(1)?.minY == 0 && flow.frame(3)?.minY == 100)
    }

    @Test func `stand between headers and footers that are as wide as the view`() {
        let flow = Flow([1, 1, 1])
        flow.layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        flow.layout.footerReferenceSize = CGSize(width: 1, height: 20)
        flow.headers = [0: CGSize(width: 7, height: 30), 2: CGSize(width: 7, height: 40)]
        #expect(flow.frame(0)?.minY == 35)
        // Five points above and below each item, and a footer of twenty after it.
        #expect(flow.frame(0, 1)?.minY == 115)
        #expect(flow.frame(0, 2)?.minY == 235)
        flow.view.contentOffset.y = 100
        flow.view.layoutIfNeeded()
        #expect(Set(flow.supplements) == ["header 0", "footer 0", "footer 1", "header 2", "footer 2"])
    }

    @Test func `say where their headers and footers are`() {
        let flow = Flow([1, 1])
        flow.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.layout.footerReferenceSize = CGSize(width: 0, height: 10)
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        #expect(flow.frame(of: header, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(flow.frame(of: footer, 0) == CGRect(x: 0, y: 80, width: 320, height: 10))
        #expect(flow.frame(of: header, 1)?.minY == 90 && flow.frame(of: header, 2) == nil)
        #expect(flow.frame(of: "other", 0) == nil)
    }

    @Test func `are laid out anew when the layout's values or the view's size change`() {
        let flow = Flow([6])
        #expect(flow.frame(2)?.minY == 0)
        flow.view.frame.size.width = 210
        #expect(flow.frame(1)?.minX == 110 && flow.frame(2)?.minY == 60)
        flow.layout.itemSize = CGSize(width: 210, height: 10)
        #expect(flow.frame(2)?.minY == 40)
        flow.layout.minimumLineSpacing = 0
        #expect(flow.frame(2)?.minY == 20)
    }

    @Test func `are found at points, and none is between them`() {
        let flow = Flow([5])
        flow.view.layoutIfNeeded()
        #expect(flow.view.indexPathForItem(at: CGPoint(x: 115, y: 65)) == IndexPath(item: 4, section: 0))
        #expect(flow.view.indexPathForItem(at: CGPoint(x: 105, y: 5)) == nil)
        #expect(flow.view.indexPathForItem(at: CGPoint(x: 250, y: 65)) == nil)
    }
}

/// Places cells where a test says, the attributes' other values as well.
private final class FreeLayout: UICollectionViewLayout {
    var attributes: [UICollectionViewLayoutAttributes] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 500) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.indexPath == indexPath }
    }

    func put(_ item: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let new = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        new.frame = frame
        attributes.append(new)
        return new
    }
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@MainActor @Suite(.timeLimit(.minutes(5))) struct `What a layout says of a cell` {
    private let flow = Flow([3])
    private let layout = FreeLayout()

    private func cell(_ item: Int) throws -> UICollectionViewCell {
        flow.view.layoutIfNeeded()
        return try #require(flow.view.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    @Test func `is what its cell shows`() throws {
        let attributes = layout.put(0, CGRect(x: 10, y: 20, width: 30, height: 40))
        (attributes.alpha, attributes.isHidden) = (0.5, true)
        flow.view.collectionViewLayout = layout
        #expect(try cell(0).frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(try cell(0).alpha == 0.5 && cell(0).isHidden)
        (attributes.isHidden, attributes.transform) = (false, CGAffineTransform(scaleX: 2, y: 2))
        layout.invalidateLayout()
        #expect(try !cell(0).isHidden && cell(0).center == CGPoint(x: 25, y: 40) && cell(0).frame.width == 60)
    }

    @Test func `decides which of two overlapping cells is above`() throws {
        for item in 0..<3 { layout.put(item, CGRect(x: 10 * item, y: 0, width: 100, height: 100)).zIndex = -item }
        flow.view.collectionViewLayout = layout
        func order() throws -> [Int?] {
            try [cell(0), cell(1), cell(2)].map { flow.view.subviews.firstIndex(of: $0) }
        }
        let falling = try order().compactMap(\.self)
        #expect(falling.count == 3 && falling[0] > falling[1] && falling[1] > falling[2])
        layout.attributes[1].zIndex = 5
        layout.invalidateLayout()
        let raised = try order().compactMap(\.self)
        #expect(raised[1] > raised[0] && raised[0] > raised[2])
    }

    @Test func `has a middle and a size, which move its frame`() {
        let attributes = layout.put(0, CGRect(x: 10, y: 20, width: 30, height: 40))
        attributes.center = CGPoint(x: 100, y: 100)
        #expect(attributes.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
        attributes.size = CGSize(width: 10, height: 20)
        #expect(attributes.center == CGPoint(x: 100, y: 100), "Source: …/size: it resizes about the centre.")
        #expect(attributes.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    }
}
