public import Foundation

/// Loads the data of items before they are shown.
///
/// Source: developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Told of the items behind those that have cells, each once until it has been shown.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Told of items that it was asked to prefetch and that are too far away by now.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

extension UICollectionView {
    /// Items that are prefetched after the last one with a cell.
    private static var prefetchCount: Int { 20 }

    /// Tells `prefetchDataSource` of the items that come next, and of those that it need not load any more.
    func prefetch(after shown: Set<IndexPath>) {
        guard isPrefetchingEnabled, let prefetchDataSource, var path = shown.max() else { return }
        var next: [IndexPath] = []
        while next.count < Self.prefetchCount {
            path = IndexPath(item: path.item + 1, section: path.section)
            while path.item >= numberOfItems(inSection: path.section) {
                path = IndexPath(item: 0, section: path.section + 1)
                guard path.section < numberOfSections else { break }
            }
            guard path.section < numberOfSections else { break }
            next.append(path)
        }
        let wanted = next.filter { !prefetched.contains($0) }
        let cancelled = prefetched.subtracting(next).subtracting(shown).filter {
            $0.section < numberOfSections && $0.item < numberOfItems(inSection: $0.section)
        }
        prefetched = Set(next)
        if !wanted.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: wanted) }
        if !cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted())
        }
    }
}
