import Testing

@testable import UIKit

/// Two sections of a hundred items of 100 points; writes down what it is asked to load.
private final class Loader: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    var loaded: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        loaded += indexPaths
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Items that come next` {
    private let loader = Loader()
    private let view: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        (view.dataSource, view.prefetchDataSource) = (loader, loader)
        view.layoutIfNeeded()
    }

    @Test func `are loaded ahead, once`() throws {
        let last = try #require(view.cells.keys.max())
        #expect(loader.loaded == (1...20).map { IndexPath(item: last.item + $0, section: 0) })
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(loader.loaded.count == 20)
    }

    @Test func `go over into the next section, and are given up when they are far away`() {
        view.contentOffset.y = 7_800
        view.layoutIfNeeded()
        #expect(loader.loaded.contains(IndexPath(item: 0, section: 1)))
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(loader.cancelled.contains(IndexPath(item: 0, section: 1)))
    }

    @Test func `end with the last item, and are none without prefetching`() {
        view.contentOffset.y = 19_600
        view.layoutIfNeeded()
        #expect(loader.loaded.allSatisfy { $0.item < 100 && $0.section < 2 })
        let count = loader.loaded.count
        view.isPrefetchingEnabled = false
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(loader.loaded.count == count)
    }
}
