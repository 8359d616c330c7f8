import Testing
import UIKit

private final class Heading: UICollectionReusableView {
    var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// Forty sections of one item, each 450 points high with its heading.
private final class Sections: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// Headings that are shown, by section, as the delegate is told.
    var shown: [Int: UICollectionReusableView] = [:]
    var kinds: Set<String> = []
    /// Every heading that was ever used, kept alive so that no two are at one address.
    var headings: Set<UICollectionReusableView> = []
    let view: UICollectionView

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 400)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.register(
            Heading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "heading")
        (view.dataSource, view.delegate) = (self, self)
        view.layoutIfNeeded()
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        #expect(shown[indexPath.section] == nil && view.superview == nil)
        shown[indexPath.section] = view
        kinds.insert(elementKind)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        #expect(shown[indexPath.section] === view && view.superview == nil)
        shown[indexPath.section] = nil
        kinds.insert(elementKind)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let heading = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
        headings.insert(heading)
        return heading
    }

    var first: UICollectionReusableView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        view.layoutIfNeeded()
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Supplementary views` {
    @Test func `are reused when the items are loaded anew`() throws {
        let sections = Sections()
        let count = sections.headings.count
        #expect(count > 0)
        sections.view.reloadData()
        sections.view.layoutIfNeeded()
        #expect(sections.headings.count == count)
        let first = try #require(sections.first as? Heading)
        #expect(first.reuses == 1)
        #expect(first.reuseIdentifier == "heading")
        #expect(first.superview === sections.view)
    }

    @Test func `are told to the delegate as they come and go`() {
        let sections = Sections()
        #expect(sections.kinds == [UICollectionView.elementKindSectionHeader])
        // Down to 1,980 points there are parts of five sections.
        #expect(sections.shown.keys.sorted() == [0, 1, 2, 3, 4] && sections.shown[0] === sections.first)
        sections.scroll(to: 9_000)
        #expect(sections.shown.keys.sorted() == Array(16...24))
        sections.view.reloadData()
        #expect(sections.shown.isEmpty)
        sections.view.layoutIfNeeded()
        #expect(sections.shown.keys.sorted() == Array(16...24))
    }

    @Test func `are reused when they are scrolled out of reach`() {
        let sections = Sections()
        sections.scroll(to: 9_000)
        #expect(sections.first == nil)
        let count = sections.headings.count
        // From 7,500 to 10,980 points there are parts of nine sections.
        #expect(count == 9)
        sections.scroll(to: 0)
        #expect(sections.headings.count == count)
        #expect(sections.first != nil)
    }
}
