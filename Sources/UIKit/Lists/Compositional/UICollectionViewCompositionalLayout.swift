/// Settings of a whole compositional layout.
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Ignored: the layout scrolls vertically; a section scrolls horizontally by `orthogonalScrollingBehavior`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Space between two sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Edges at the sides from which the insets of sections are counted that name none; `automatic` takes the safe area.
    open var contentInsetsReference = UIContentInsetsReference.automatic
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Layout of sections that are each made of groups of items.
///
/// Partly: it scrolls vertically; headers are not pinned. Items of estimated height
/// are measured up to 500 a section; the others have the estimated height.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var elements: [UICollectionViewLayoutAttributes] = []
    private var byPath: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var size = CGSize.zero
    private(set) var sections: [Int: NSCollectionLayoutSection] = [:]
    private(set) var orthogonal: [Int: OrthogonalSection] = [:]
    private static let measuredMax = 500

    /// Frame of a section that scrolls horizontally, and what is in it.
    struct OrthogonalSection {
        var frame: CGRect
        var contentWidth: CGFloat
        var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
        /// Leading edges and width of the groups.
        var starts: [CGFloat]
        var groupWidth: CGFloat
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns nil: such a layout is made in code only.
    public required init?(coder: NSCoder) { nil }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: .init())
    }

    public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// Returns a layout whose sections are lists.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)>
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: Layout

    override open func prepare() {
        (elements, byPath, sections, orthogonal) = ([], [:], [:], [:])
        guard let view = collectionView else { return }
        let environment = LayoutEnvironment(
            size: view.box.size, insets: configuration.contentInsetsReference.insets(of: view),
            traits: view.traitCollection)
        var y: CGFloat = 0
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            sections[index] = section
            if index > 0 { y += configuration.interSectionSpacing }
            let start = y
            y = place(section, index, at: y, in: view)
            decorate(section, index, from: start, to: y, in: view)
        }
        size = CGSize(width: view.box.width, height: y)
        if let list = sections[0]?.list, view.givenBackground == nil { view.listGround = list.ground }
    }

    /// Puts the section's backgrounds behind its items.
    private func decorate(
        _ section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat, to end: CGFloat,
        in view: UICollectionView
    ) {
        let area = CGRect(x: 0, y: start, width: view.box.width, height: end - start)
        for item in section.decorationItems {
            let path = IndexPath(item: 0, section: index)
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path)
            attributes.frame = area.inset(by: item.contentInsets.edges)
            attributes.zIndex = item.zIndex - 1
            elements.append(attributes)
        }
    }

    /// Puts the views that belong to an item, such as badges, at its frame.
    private func add(
        _ supplements: [NSCollectionLayoutSupplementaryItem], at path: IndexPath, _ frame: CGRect, scrolls: Bool
    ) {
        for item in supplements {
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
            attributes.frame = item.frame(at: frame)
            (attributes.zIndex, attributes.isOrthogonal) = (item.zIndex, scrolls)
            elements.append(attributes)
        }
    }

    private func place(
        _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat, in view: UICollectionView
    ) -> CGFloat {
        let insets = insets(of: section, in: view)
        var y = start
        for item in section.boundarySupplementaryItems where !item.alignment.isAtBottom {
            y = place(item, section, index, at: y, in: view)
        }
        y += insets.top
        let width = max(0, view.box.width - insets.leading - insets.trailing)
        let container = CGSize(width: width, height: view.box.height)
        y =
            section.orthogonalScrollingBehavior == .none
            ? column(section, index, at: y, container, in: view) : row(section, index, at: y, container, in: view)
        y += insets.bottom
        for item in section.boundarySupplementaryItems where item.alignment.isAtBottom {
            y = place(item, section, index, at: y, in: view)
        }
        return y
    }

    /// Insets of a section's items, with those of what they are counted from.
    private func insets(of section: NSCollectionLayoutSection, in view: UIView) -> NSDirectionalEdgeInsets {
        let reference = section.contentInsetsReference.resolved(configuration.contentInsetsReference)
        return section.contentInsets + reference.insets(of: view)
    }

    /// Insets of a section's headers and footers.
    private func outerInsets(of section: NSCollectionLayoutSection, in view: UIView) -> NSDirectionalEdgeInsets {
        let reference = section.supplementaryContentInsetsReference
            .resolved(section.contentInsetsReference).resolved(configuration.contentInsetsReference)
        let own = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        return own + reference.insets(of: view)
    }

    /// Places the groups below each other and returns where they end.
    private func column(
        _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat, _ container: CGSize,
        in view: UICollectionView
    ) -> CGFloat {
        let count = view.numberOfItems(inSection: index)
        let measure = measure(index, view)
        let leading = insets(of: section, in: view).leading
        var (first, y) = (0, start)
        while first < count {
            if first > 0 { y += section.interGroupSpacing }
            let size = section.group.size(in: container, from: first, measure)
            let frames = section.group.place(in: size, from: first, measure).prefix(count - first)
            guard !frames.isEmpty else { break }
            for (offset, frame) in frames.enumerated() {
                add(
                    IndexPath(item: first + offset, section: index),
                    frame.offsetBy(dx: leading, dy: y), of: section.group, offset)
            }
            first += frames.count
            y += size.height
        }
        return y
    }

    /// Places the groups beside each other, in an area that scrolls, and returns where the area ends.
    private func row(
        _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat, _ container: CGSize,
        in view: UICollectionView
    ) -> CGFloat {
        let count = view.numberOfItems(inSection: index)
        let (measure, insets) = (measure(index, view), insets(of: section, in: view))
        var (first, x, height, starts, width): (Int, CGFloat, CGFloat, [CGFloat], CGFloat) =
            (0, insets.leading, 0, [], 0)
        while first < count {
            if first > 0 { x += section.interGroupSpacing }
            let size = section.group.size(in: container, from: first, measure)
            let frames = section.group.place(in: size, from: first, measure).prefix(count - first)
            guard !frames.isEmpty else { break }
            for (offset, frame) in frames.enumerated() {
                add(
                    IndexPath(item: first + offset, section: index), frame.offsetBy(dx: x, dy: start),
                    of: section.group, offset, scrolls: true)
            }
            starts.append(x)
            first += frames.count
            (x, height, width) = (x + size.width, max(height, size.height), size.width)
        }
        orthogonal[index] = OrthogonalSection(
            frame: CGRect(x: 0, y: start, width: view.box.width, height: height),
            contentWidth: x + insets.trailing, behavior: section.orthogonalScrollingBehavior,
            starts: starts, groupWidth: width)
        return start + height
    }

    private func place(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: NSCollectionLayoutSection, _ index: Int,
        at y: CGFloat, in view: UICollectionView
    ) -> CGFloat {
        let insets = outerInsets(of: section, in: view)
        let path = IndexPath(item: 0, section: index)
        let container = CGSize(
            width: max(0, view.box.width - insets.leading - insets.trailing), height: view.box.height)
        let size = item.size(in: container, from: 0) { _, width in
            view.height(ofSupplement: item.elementKind, at: path, width: width)
        }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        let x = insets.leading + (container.width - size.width) * item.alignment.share
        let area = CGRect(x: x, y: y, width: size.width, height: size.height)
        attributes.frame = area.inset(by: item.contentInsets.edges).offsetBy(dx: item.offset.x, dy: item.offset.y)
        elements.append(attributes)
        return item.extendsBoundary ? y + size.height : y
    }

    private func measure(_ section: Int, _ view: UICollectionView) -> NSCollectionLayoutItem.Measure {
        { item, width in
            guard item < min(Self.measuredMax, view.numberOfItems(inSection: section)) else { return nil }
            return view.height(ofItemAt: IndexPath(item: item, section: section), width: width)
        }
    }

    private func add(
        _ path: IndexPath, _ frame: CGRect, of group: NSCollectionLayoutGroup, _ offset: Int, scrolls: Bool = false
    ) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        attributes.isOrthogonal = scrolls
        elements.append(attributes)
        byPath[path] = attributes
        let leaves = group.leaves
        guard !leaves.isEmpty else { return }
        add(leaves[offset % leaves.count].supplementaryItems, at: path, frame, scrolls: scrolls)
    }

    override open var collectionViewContentSize: CGSize { size }

    /// The items of a section that scrolls are all there while the section is.
    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements.filter { element in
            let area = element.isOrthogonal ? orthogonal[element.indexPath.section]?.frame : element.frame
            return (area ?? element.frame).intersects(rect)
        }
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        byPath[indexPath]
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first { !$0.isDecoration && $0.elementKind == elementKind && $0.indexPath == indexPath }
    }

    override open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.isDecoration && $0.elementKind == elementKind && $0.indexPath == indexPath }
    }
}
