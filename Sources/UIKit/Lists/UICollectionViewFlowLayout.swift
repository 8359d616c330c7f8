/// Items in lines, as words in a text. Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Taken for `itemSize` where it is set: items are not measured by their constraints.
    open var estimatedItemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false
    private var elements: [UICollectionViewLayoutAttributes] = []
    private var byPath: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var size = CGSize.zero

    private var isVertical: Bool { scrollDirection == .vertical }

    override open func prepare() {
        (elements, byPath) = ([], [:])
        guard let view = collectionView else { return }
        let breadth = isVertical ? view.box.width : view.box.height
        var place: CGFloat = 0
        for section in 0..<view.numberOfSections {
            place = supplement(UICollectionView.elementKindSectionHeader, section, view, at: place, breadth)
            place = lines(of: section, view, at: place, breadth)
            place = supplement(UICollectionView.elementKindSectionFooter, section, view, at: place, breadth)
        }
        size = isVertical ? CGSize(width: breadth, height: place) : CGSize(width: place, height: breadth)
    }

    private func flow(_ view: UICollectionView) -> (any UICollectionViewDelegateFlowLayout)? {
        view.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func supplement(
        _ kind: String, _ section: Int, _ view: UICollectionView, at place: CGFloat, _ breadth: CGFloat
    ) -> CGFloat {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let size =
            isHeader
            ? flow(view)?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            : flow(view)?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return place }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame = rect(along: place, length, across: 0, breadth)
        elements.append(attributes)
        return place + length
    }

    private func rect(along: CGFloat, _ length: CGFloat, across: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    private func lines(of section: Int, _ view: UICollectionView, at start: CGFloat, _ breadth: CGFloat) -> CGFloat {
        let told = flow(view)
        let inset = told?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let gap =
            told?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let lineGap =
            told?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        var place = start + (isVertical ? inset.top : inset.left)
        var line: [(path: IndexPath, size: CGSize)] = []
        var used: CGFloat = 0
        var isFirst = true
        func flush() {
            guard !line.isEmpty else { return }
            if !isFirst { place += lineGap }
            isFirst = false
            place += put(line, at: place, from: before, room: breadth - before - after, gap, isFull: used)
            (line, used) = ([], 0)
        }
        for item in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = told?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
            let side = isVertical ? size.width : size.height
            // A thousandth more: thirds of a width come out a hair too wide.
            if !line.isEmpty, used + gap + side > breadth - before - after + 0.001 { flush() }
            used += (line.isEmpty ? 0 : gap) + side
            line.append((path, size))
        }
        let isBroken = !isFirst
        lastLineIsShort = isBroken
        flush()
        lastLineIsShort = false
        return place + (isVertical ? inset.bottom : inset.right)
    }

    /// The last of several lines is not spread out.
    private var lastLineIsShort = false

    /// - Returns: how far the line reaches along the way of scrolling.
    private func put(
        _ line: [(path: IndexPath, size: CGSize)], at place: CGFloat, from start: CGFloat, room: CGFloat,
        _ gap: CGFloat, isFull used: CGFloat
    ) -> CGFloat {
        let depth = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
        let free = max(0, room - used)
        // As Apple's: the items of a line stand as far apart as fills it; a single one stands in the middle.
        let isSpread = !lastLineIsShort && line.count > 1
        let spread = isSpread ? gap + free / CGFloat(line.count - 1) : gap
        var across = start
        for (path, size) in line {
            let (side, length) = isVertical ? (size.width, size.height) : (size.height, size.width)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = rect(along: place + (depth - length) / 2, length, across: across, side)
            elements.append(attributes)
            byPath[path] = attributes
            across += side + spread
        }
        return depth
    }

    override open var collectionViewContentSize: CGSize { size }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements.filter { $0.frame.intersects(rect) }
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        byPath[indexPath]
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

// What a delegate does not say, the layout's own properties do.
extension UICollectionViewDelegateFlowLayout {
    private func own(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { own(collectionViewLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { own(collectionViewLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { own(collectionViewLayout)?.minimumLineSpacing ?? 10 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { own(collectionViewLayout)?.minimumInteritemSpacing ?? 10 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { own(collectionViewLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { own(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
