/// Section of a collection view that scrolls horizontally, with the section's cells in it.
@MainActor final class OrthogonalArea: UIScrollView {
    var scrolled: (() -> Void)?

    func show(_ section: UICollectionViewCompositionalLayout.OrthogonalSection) {
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        frame = section.frame
        contentSize = CGSize(width: section.contentWidth, height: section.frame.height)
        isPagingEnabled = section.behavior == .paging
        stops = stops(of: section)
    }

    private func stops(of section: UICollectionViewCompositionalLayout.OrthogonalSection) -> [CGFloat]? {
        let most = max(0, section.contentWidth - section.frame.width)
        let lead = section.starts.first ?? 0
        switch section.behavior {
        case .none, .continuous, .paging: return nil
        case .continuousGroupLeadingBoundary, .groupPaging:
            return Set(section.starts.map { min(most, max(0, $0 - lead)) }).sorted()
        case .groupPagingCentered:
            let shift = (section.frame.width - section.groupWidth) / 2
            return Set(section.starts.map { min(most, max(0, $0 - shift)) }).sorted()
        }
    }

    override func didScroll() {
        super.didScroll()
        scrolled?()
    }
}

extension UICollectionView {
    private var compositional: UICollectionViewCompositionalLayout? {
        collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// Section whose rows are drawn as a list's, else nil.
    func list(of path: IndexPath) -> UICollectionLayoutListConfiguration? {
        compositional?.sections[path.section]?.list
    }

    /// Makes and places the areas of the sections that scroll, and removes those that are gone.
    func showAreas() {
        let wanted = compositional?.orthogonal ?? [:]
        for (section, area) in areas where wanted[section] == nil {
            area.removeFromSuperview()
            areas[section] = nil
        }
        for (section, content) in wanted {
            let area = areas[section] ?? OrthogonalArea(frame: .zero)
            areas[section] = area
            area.show(content)
            area.scrolled = { [weak self] in self?.tellVisibleItems(of: section) }
            if area.superview !== self { addSubview(area) }
        }
    }

    /// Returns the view that holds an item, and the item's frame in it.
    func place(of attributes: UICollectionViewLayoutAttributes) -> (UIView, CGRect) {
        guard attributes.isOrthogonal, let area = areas[attributes.indexPath.section] else {
            return (self, attributes.frame)
        }
        return (area, attributes.frame.offsetBy(dx: 0, dy: -area.frame.minY))
    }

    /// Calls the section's handler and applies what it has changed.
    func tellVisibleItems(of section: Int) {
        guard let layout = compositional, let content = layout.sections[section],
            let handler = content.visibleItemsInvalidationHandler
        else { return }
        let offset = areas[section]?.contentOffset ?? contentOffset
        let items = cells.keys.filter { $0.section == section }.sorted().compactMap {
            layout.layoutAttributesForItem(at: $0)
        }
        handler(items, offset, LayoutEnvironment(size: box.size, insets: .zero, traits: traitCollection))
        for item in items {
            guard let cell = cells[item.indexPath] else { continue }
            (cell.alpha, cell.transform, cell.isHidden) = (item.alpha, item.transform, item.isHidden)
        }
    }

    // MARK: Measuring

    func height(ofItemAt path: IndexPath, width: CGFloat) -> CGFloat? {
        if let cell = cells[path] { return cell.height(atWidth: width) }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        defer { recycle(cell) }
        return cell.height(atWidth: width)
    }

    /// Returns the size that a cell's constraints ask for, at most as wide as the room, in points.
    func fittingSize(ofItemAt path: IndexPath, room: CGFloat) -> CGSize? {
        let shown = cells[path]
        guard let cell = shown ?? dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        defer { if shown == nil { recycle(cell) } }
        let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let width = min(size.width > 0 ? size.width : room, room)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.size = CGSize(width: width, height: cell.height(atWidth: width))
        return cell.preferredLayoutAttributesFitting(attributes).size
    }

    func height(ofSupplement kind: String, at path: IndexPath, width: CGFloat) -> CGFloat? {
        guard let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) else {
            return nil
        }
        defer { recycle(view) }
        return view.height(atWidth: width)
    }
}
