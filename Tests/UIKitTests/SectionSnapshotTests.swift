import Testing
import UIKit

/// Source: developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@MainActor @Suite(.timeLimit(.minutes(5))) struct `An outline in a section` {
    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    private let source: UICollectionViewDiffableDataSource<String, String>

    init() {
        source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in nil }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit"])
        outline.append(["apple"], to: "fruit")
        outline.expand(["fruit"])
        source.apply(outline, to: "one")
    }

    @Test func `goes with its section`() {
        source.apply(NSDiffableDataSourceSnapshot<String, String>())
        #expect(source.snapshot(for: "one").items.isEmpty)
    }

    @Test func `gives way to items that a snapshot has`() {
        var snapshot = source.snapshot()
        snapshot.appendItems(["pear"], toSection: "one")
        source.apply(snapshot)
        #expect(source.snapshot(for: "one").visibleItems == ["fruit", "apple", "pear"])
    }

    @Test func `stays where a snapshot leaves its section alone`() {
        var snapshot = source.snapshot()
        snapshot.appendSections(["two"])
        source.apply(snapshot)
        #expect(source.snapshot(for: "one").parent(of: "apple") == "fruit")
        #expect(source.snapshot(for: "one").isExpanded("fruit"))
    }

    @Test func `of one section leaves the others alone`() {
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["plum", "fig"])
        source.apply(other, to: "two")
        #expect(source.snapshot().sectionIdentifiers == ["one", "two"])
        #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "plum", "fig"])
    }
}

/// Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A section's snapshot` {
    private var outline = NSDiffableDataSourceSectionSnapshot<String>()

    init() {
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        outline.append(["a1x"], to: "a1")
    }

    @Test mutating func `inserts beside an item, at its level`() {
        outline.insert(["a0"], before: "a1")
        outline.insert(["a3"], after: "a2")
        outline.insert(["ab"], after: "a")
        #expect(outline.items == ["a", "a0", "a1", "a1x", "a2", "a3", "ab", "b"])
        #expect(["a0", "a3"].map { outline.parent(of: $0) } == ["a", "a"] && outline.parent(of: "ab") == nil)
    }

    @Test mutating func `shows a child only below open ancestors`() {
        outline.expand(["a1", "b"])
        #expect(outline.visibleItems == ["a", "b"] && !outline.isVisible("a1x") && outline.isExpanded("a1"))
        outline.expand(["a"])
        #expect(outline.visibleItems == ["a", "a1", "a1x", "a2", "b"])
        outline.collapse(["a1"])
        #expect(outline.visibleItems == ["a", "a1", "a2", "b"])
    }

    @Test mutating func `gives out a part with or without its root`() {
        outline.expand(["a1"])
        let part = outline.snapshot(of: "a", includingParent: true)
        #expect(part.items == ["a", "a1", "a1x", "a2"] && part.rootItems == ["a"] && part.level(of: "a1x") == 2)
        let children = outline.snapshot(of: "a")
        #expect(children.rootItems == ["a1", "a2"] && children.level(of: "a1x") == 1 && children.isExpanded("a1"))
    }

    @Test mutating func `puts other children in place of the old ones`() {
        var new = NSDiffableDataSourceSectionSnapshot<String>()
        new.append(["n"])
        new.append(["m"], to: "n")
        outline.replace(childrenOf: "a", using: new)
        #expect(outline.items == ["a", "n", "m", "b"] && outline.parent(of: "n") == "a" && outline.level(of: "m") == 2)
        #expect(!outline.contains("a1x"))
    }

    @Test mutating func `deletes what is below`() {
        outline.delete(["a1"])
        #expect(outline.items == ["a", "a2", "b"])
        outline.deleteAll()
        #expect(outline.items.isEmpty && outline.rootItems.isEmpty)
    }
}
