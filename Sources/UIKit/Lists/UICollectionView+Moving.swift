/// A data source that shows a moved item at its new place by itself.
@MainActor protocol MovingItsItems: AnyObject {}

// Moving of items by a person: by the handle of a row, or by a gesture of the app's.
extension UICollectionView {
    /// Begins to move an item. Returns whether the data source lets it move.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/begininteractivemovementforitem(at:)>
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true, let cell = cells[indexPath] else {
            return false
        }
        moving = (indexPath, cell.center)
        cell.superview?.bringSubviewToFront(cell)
        return true
    }

    /// Puts the item's middle at a point. The other items make room when the movement ends.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let path = moving?.path else { return }
        moving?.center = targetPosition
        cells[path]?.center = targetPosition
    }

    public func endInteractiveMovement() {
        guard let (path, center) = moving else { return }
        moving = nil
        move(path, to: center)
    }

    public func cancelInteractiveMovement() {
        moving = nil
        setNeedsLayout()
    }

    /// Moves an item to the one that is a distance in points below it, or above it where the distance is negative.
    func move(_ path: IndexPath, by distance: CGFloat) {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
        move(path, to: CGPoint(x: frame.midX, y: frame.midY + distance))
    }

    private func move(_ path: IndexPath, to point: CGPoint) {
        setNeedsLayout()
        guard let dataSource, dataSource.collectionView(self, canMoveItemAt: path) else { return }
        let proposed = nearestItem(to: point) ?? path
        let target =
            items?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
                toProposedIndexPath: proposed) ?? proposed
        guard target != path else { return }
        dataSource.collectionView(self, moveItemAt: path, to: target)
        if !(dataSource is any MovingItsItems) { moveItem(at: path, to: target) }
    }

    /// Returns the item at a point, or the one whose middle is nearest to it.
    private func nearestItem(to point: CGPoint) -> IndexPath? {
        if let path = indexPathForItem(at: point) { return path }
        let all = collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: .zero, size: contentSize)) ?? []
        return all.filter { $0.elementKind == nil }.min { (($0.center - point).length) < (($1.center - point).length) }?
            .indexPath
    }
}
