// Cells by what they are called, and where they stand.
extension UICollectionView {
    // MARK: Making cells

    public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    public func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { viewClasses[elementKind + identifier] = viewClass }

    /// An identifier that nothing is registered for gives an empty cell; Apple's ends the app.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let cell = (classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
        cell.reuseIdentifier = identifier
        return cell
    }

    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        (viewClasses[elementKind + identifier] ?? UICollectionReusableView.self).init(frame: .zero)
    }

    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
    /// Items in the window; cells that stand ready around it do not count.
    public var indexPathsForVisibleItems: [IndexPath] {
        let window = CGRect(origin: contentOffset, size: box.size)
        return cells.filter { $0.value.frame.intersects(window) }.map(\.key).sorted()
    }
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { supplements["\(elementKind) \(indexPath.section)"] }
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    public var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }
    public func numberOfItems(inSection section: Int) -> Int {
        max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
            .first { $0.frame.contains(point) && $0.elementKind == nil }?.indexPath
    }

    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
}
