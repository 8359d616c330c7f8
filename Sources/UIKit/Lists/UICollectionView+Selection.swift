extension UICollectionView {
    // MARK: Selection

    public var indexPathsForSelectedItems: [IndexPath]? { selected }

    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            selected = []
            return setNeedsLayout()
        }
        selected = (takesSeveral ? selected.filter { $0 != indexPath } : []) + [indexPath]
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
        setNeedsLayout()
    }

    private var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether a person may choose items, which depends on whether the view is being edited.
    var takesChoices: Bool {
        allowsSelection && (!isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
    }

    /// Takes effect at once: `animated` is ignored.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        setNeedsLayout()
    }

    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let inset = adjustedContentInset
        func offset(
            _ low: ScrollPosition, _ middle: ScrollPosition, _ high: ScrollPosition, _ start: CGFloat,
            _ length: CGFloat, _ window: CGFloat, _ all: CGFloat, _ now: CGFloat, _ before: CGFloat, _ after: CGFloat
        ) -> CGFloat {
            let free = window - before - after - length
            var place = now
            if scrollPosition.contains(low) { place = start - before }
            if scrollPosition.contains(middle) { place = start - before - free / 2 }
            if scrollPosition.contains(high) { place = start - before - free }
            return max(-before, min(place, all - window + after))
        }
        setContentOffset(
            CGPoint(
                x: offset(
                    .left, .centeredHorizontally, .right, frame.minX, frame.width, box.width, contentSize.width,
                    contentOffset.x, inset.left, inset.right),
                y: offset(
                    .top, .centeredVertically, .bottom, frame.minY, frame.height, box.height, contentSize.height,
                    contentOffset.y, inset.top, inset.bottom)),
            animated: animated)
    }

    /// Connects a cell's taps and presses to the collection view.
    func listen(to cell: UICollectionViewCell) {
        cell.chosen = { [weak self, weak cell] in
            if let self, let cell, let path = indexPath(for: cell) { choose(path) }
        }
        cell.highlighted = { [weak self, weak cell] isDown in
            guard let self, let cell, let path = indexPath(for: cell) else { return }
            if !isDown || mayLight(path) { light(cell, path, isDown) }
        }
    }

    /// Shows that an item is pressed, or no longer, and tells the delegate; does nothing where that is so already.
    func light(_ cell: UICollectionViewCell, _ path: IndexPath, _ isLit: Bool) {
        guard cell.isLit != isLit else { return }
        (cell.isLit, cell.isHighlighted) = (isLit, isLit)
        if isLit {
            items?.collectionView(self, didHighlightItemAt: path)
        } else {
            items?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    /// Ends the presses of items that go, while the delegate still finds their cells.
    func endPresses(of goes: (IndexPath) -> Bool = { _ in true }) {
        for (path, cell) in cells where cell.isLit && goes(path) { light(cell, path, false) }
    }

    /// Returns whether a pressed item lights up; one that does not is not chosen, either.
    private func mayLight(_ path: IndexPath) -> Bool {
        items?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    private func choose(_ path: IndexPath) {
        guard mayLight(path), items?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if takesSeveral, selected.contains(path) {
            guard items?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            items?.collectionView(self, didDeselectItemAt: path)
            return
        }
        for other in selected where !takesSeveral && other != path {
            items?.collectionView(self, didDeselectItemAt: other)
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        if let cell = cells[path] { cell.segues.begin(isAccessory: false, sender: cell) }
        items?.collectionView(self, didSelectItemAt: path)
        if items?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
            items?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}
