// Registration, dequeuing and lookup of cells.
extension UICollectionView {
    // MARK: Creating cells

    public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    public func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { viewClasses[elementKind + identifier] = viewClass }

    /// Registers a nib whose first view is a cell; nil takes the registration back.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        templates[identifier] = nib.map { ViewTemplate($0) }
    }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { viewTemplates[kind + identifier] = nib.map { ViewTemplate($0) } }

    /// Returns a cell from the reuse pool or creates one. An identifier without a registered class yields an empty
    /// cell; Apple's raises an exception.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let cell =
            templates[identifier]?.make(UICollectionViewCell.self)
            ?? UIView.make(classes[identifier] ?? UICollectionViewCell.self)
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Returns a supplementary view from the reuse pool or creates one. Without a registered class it is an empty view;
    /// Apple's raises an exception.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = elementKind + identifier
        if let view = viewPool[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view =
            viewTemplates[key]?.make(UICollectionReusableView.self)
            ?? UIView.make(viewClasses[key] ?? UICollectionReusableView.self)
        (view.reuseIdentifier, view.supplementPool) = (identifier, key)
        return view
    }

    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
    /// Items in the visible area; cells prepared around it do not count.
    public var indexPathsForVisibleItems: [IndexPath] {
        let window = CGRect(origin: contentOffset, size: box.size)
        // A cell may be in an area of its own, in which it is swiped or scrolled.
        return cells.filter { sees(convert($0.value.bounds, from: $0.value), in: window) }.map(\.key).sorted()
    }
    /// Whether a rectangle shares area with the visible one, rather than an edge.
    private func sees(_ rect: CGRect, in window: CGRect) -> Bool {
        rect.minX < window.maxX && rect.maxX > window.minX && rect.minY < window.maxY && rect.maxY > window.minY
    }
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { supplements[Self.supplementKey(elementKind, indexPath)] }
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
}
