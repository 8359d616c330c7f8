// Order of the views from back to front.
extension UICollectionView {
    /// Puts views of a larger `zIndex` in front of the others; where all are alike, the order is left alone.
    func orderByZIndex(_ wanted: [UICollectionViewLayoutAttributes]) {
        guard let first = wanted.first?.zIndex, wanted.contains(where: { $0.zIndex != first }) else { return }
        let shown = wanted.compactMap { attributes in
            view(of: attributes).flatMap { view in subviews.firstIndex(of: view).map { (view, attributes.zIndex, $0) } }
        }
        let sorted = shown.sorted { ($0.1, $0.2) < ($1.1, $1.2) }
        guard sorted.map(\.2) != shown.map(\.2).sorted() else { return }
        for (view, _, _) in sorted { bringSubviewToFront(view) }
    }

    private func view(of attributes: UICollectionViewLayoutAttributes) -> UIView? {
        if let key = supplementKey(attributes) { return supplements[key] }
        let cell = cells[attributes.indexPath]
        return (cell?.superview as? SwipeArea) ?? cell
    }
}
