/// Layout that arranges items in lines, as words in a text.
/// Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Anything but zero: items for which the delegate has no size are as large as their constraints say.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Value of `estimatedItemSize` for items that are as large as their constraints say.
    public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
    /// Number of items of a section that are measured; later ones have `itemSize`.
    private static let measuredMax = 1000
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Edges from which `sectionInset` is counted at the sides of the lines.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.property>
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    /// Ignored: headers scroll with their section.
    open var sectionHeadersPinToVisibleBounds = false
    /// Ignored: footers scroll with their section.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectionfooterspintovisiblebounds>
    open var sectionFootersPinToVisibleBounds = false
    private var elements: [UICollectionViewLayoutAttributes] = []
    private var byPath: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var size = CGSize.zero

    override public init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeFlowValues(from: coder) }
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    override open class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

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

    private func edges(of view: UICollectionView) -> UIEdgeInsets {
        switch sectionInsetReference {
        case .fromContentInset: .zero
        case .fromSafeArea: view.safeAreaInsets
        case .fromLayoutMargins: view.layoutMargins
        }
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
        let delegate = flow(view)
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineGap =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let outer = edges(of: view)
        let (before, after) =
            isVertical
            ? (inset.left + outer.left, inset.right + outer.right)
            : (inset.top + outer.top, inset.bottom + outer.bottom)
        let lines = FlowLines(
            sizes: (0..<view.numberOfItems(inSection: section)).map { item in
                let path = IndexPath(item: item, section: section)
                let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
                let isMeasured = estimatedItemSize != .zero && size == itemSize && item < Self.measuredMax
                return isMeasured ? view.fittingSize(ofItemAt: path, room: breadth) ?? size : size
            },
            gap: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            room: breadth - before - after, isVertical: isVertical)
        var place = start + (isVertical ? inset.top : inset.left)
        for (number, line) in lines.all.enumerated() {
            if number > 0 { place += lineGap }
            place += put(line, of: lines, section, at: place, from: before)
        }
        return place + (isVertical ? inset.bottom : inset.right)
    }

    /// Places a line's items.
    /// - Returns: the line's extent along the scroll direction.
    private func put(
        _ line: Range<Int>, of lines: FlowLines, _ section: Int, at place: CGFloat, from start: CGFloat
    ) -> CGFloat {
        let depth = line.map(lines.length(of:)).max() ?? 0
        let spacing = lines.spacing(of: line)
        var across = start
        for item in line {
            let path = IndexPath(item: item, section: section)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = rect(
                along: place + (depth - lines.length(of: item)) / 2, lines.length(of: item), across: across,
                lines.side(of: item))
            elements.append(attributes)
            byPath[path] = attributes
            across += lines.side(of: item) + spacing
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

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first { !$0.isDecoration && $0.elementKind == elementKind && $0.indexPath == indexPath }
    }
}

extension UICollectionViewFlowLayout {
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum>
    public enum SectionInsetReference: Int, Sendable { case fromContentInset = 0, fromSafeArea, fromLayoutMargins }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
}

/// Provides sizes and spacing of a flow layout, in points.
/// Source: developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
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

// Default implementations return the layout's own properties.
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
