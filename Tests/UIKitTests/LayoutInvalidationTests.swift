import Testing

@testable import UIKit

private final class MarkedAttributes: UICollectionViewLayoutAttributes {
    var parallax: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? MarkedAttributes)?.parallax = parallax
        return copy
    }
}

private final class Context: UICollectionViewLayoutInvalidationContext {}

/// Ten items of 100 points below each other; counts what it is asked for.
private final class CountingLayout: UICollectionViewLayout {
    var followsScrolling = true
    private(set) var preparations = 0
    private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override class var invalidationContextClass: AnyClass { Context.self }
    override func prepare() { preparations += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1_000) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsScrolling }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layout of an app's own` {
    private let layout = CountingLayout()
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        view.layoutIfNeeded()
    }

    @Test func `prepares again while it is scrolled, if it wants to`() {
        #expect(layout.preparations == 1)
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(layout.preparations == 2)
        #expect(layout.contexts.count == 1 && layout.contexts.first is Context)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(layout.preparations == 2)
    }

    @Test func `is told that its items are others`() {
        view.reloadData()
        #expect(layout.contexts.count == 1)
        #expect(layout.contexts.last?.invalidateEverything == true)
        #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
        view.performBatchUpdates(nil)
        #expect(layout.contexts.last?.invalidateEverything == false)
        #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    }

    @Test func `is left alone while it is scrolled otherwise`() {
        layout.followsScrolling = false
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(layout.preparations == 1)
    }

    @Test func `copies attributes of its own class`() throws {
        let attributes = MarkedAttributes(forCellWith: IndexPath(item: 3, section: 1))
        (attributes.parallax, attributes.alpha) = (7, 0.5)
        let copy = try #require(attributes.copy() as? MarkedAttributes)
        #expect(copy !== attributes && copy.parallax == 7 && copy.alpha == 0.5)
        #expect(copy.indexPath == IndexPath(item: 3, section: 1))
    }
}
