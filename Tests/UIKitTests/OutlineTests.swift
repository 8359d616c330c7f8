import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct OutlineTests {
    private var outline: NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "tools"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["core"], to: "apple")
        return outline
    }

    @Test func `only the children of expanded items are visible`() {
        var outline = outline
        #expect(outline.items == ["fruit", "apple", "core", "pear", "tools"])
        #expect(outline.visibleItems == ["fruit", "tools"])
        outline.expand(["apple"])
        #expect(outline.visibleItems == ["fruit", "tools"], "Its parent is collapsed.")
        outline.expand(["fruit"])
        #expect(outline.visibleItems == outline.items)
        outline.collapse(["fruit"])
        #expect(outline.visibleItems == ["fruit", "tools"])
    }

    @Test func `levels and parents follow what was appended`() {
        #expect(outline.level(of: "core") == 2)
        #expect(outline.parent(of: "pear") == "fruit")
        #expect(outline.rootItems == ["fruit", "tools"])
        #expect(outline.snapshot(of: "fruit").items == ["apple", "core", "pear"])
    }

    @Test func `an item takes its children along when it is deleted, and new ones stand beside it`() {
        var outline = outline
        outline.insert(["plum"], after: "apple")
        #expect(outline.items == ["fruit", "apple", "core", "plum", "pear", "tools"])
        #expect(outline.parent(of: "plum") == "fruit")
        outline.delete(["apple"])
        #expect(outline.items == ["fruit", "plum", "pear", "tools"])
    }

    @Test func `an item that was deleted and comes again is collapsed`() {
        var outline = outline
        outline.expand(["fruit"])
        outline.delete(["fruit"])
        outline.append(["fruit"])
        outline.append(["apple"], to: "fruit")
        #expect(!outline.isExpanded("fruit") && outline.visibleItems == ["tools", "fruit"])
    }

    @Test func `a section shows the visible items of its outline`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
        var outline = outline
        source.apply(outline, to: 0)
        #expect(view.numberOfItems(inSection: 0) == 2)
        outline.expand(["fruit"])
        source.apply(outline, to: 0)
        #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "tools"])
        #expect(source.snapshot(for: 0).isExpanded("fruit"))
    }
}
