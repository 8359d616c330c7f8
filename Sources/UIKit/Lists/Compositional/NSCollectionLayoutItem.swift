/// Part of a compositional layout that shows one item.
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// Space between the part's area and the item, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Ignored: groups have the spaces of `interItemSpacing` and `interGroupSpacing`.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Views at the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// Items in the order in which the part shows them, until they begin anew.
    var leaves: [NSCollectionLayoutItem] { [self] }

    /// Places the items from index `first` on in an area. Returns their frames within it.
    func place(in area: CGSize, from first: Int, _ measure: Measure) -> [CGRect] {
        [CGRect(origin: .zero, size: area).inset(by: contentInsets.edges)]
    }

    /// Returns the part's size; an estimated height becomes that of its content.
    func size(in container: CGSize, from first: Int, _ measure: Measure) -> CGSize {
        var size = layoutSize.size(in: container)
        if layoutSize.heightDimension.isMeasured {
            let insets = contentInsets
            let width = max(0, size.width - insets.leading - insets.trailing)
            size.height = measure(first, width).map { $0 + insets.top + insets.bottom } ?? size.height
        }
        return size
    }

    /// Returns the height of the item at an index for a width; nil where it does not exist.
    typealias Measure = @MainActor (Int, CGFloat) -> CGFloat?

    /// Number of items that the part shows.
    var count: Int { 1 }
}

/// Items beside or below each other. Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public let subitems: [NSCollectionLayoutItem]
    open var interItemSpacing: NSCollectionLayoutSpacing?
    private let isHorizontal: Bool
    /// Number of equal shares of the group; nil places the subitems as often as they fit.
    private let shares: Int?
    private var custom: NSCollectionLayoutGroupCustomItemProvider?

    init(
        _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, shares: Int?
    ) {
        (self.subitems, self.isHorizontal, self.shares) = (subitems, isHorizontal, shares.map { max(1, $0) })
        super.init(layoutSize: layoutSize)
    }

    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, shares: nil))
    }

    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, shares: nil))
    }

    /// Divides the group's width into `count` equal ones.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, shares: count)) }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, shares: count)) }

    /// Divides the group's height into `count` equal ones.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, shares: count)) }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, shares: count)) }

    /// Places items at the frames that the closure returns, within the group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        let group = NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true, shares: nil)
        group.custom = itemProvider
        return make(group)
    }

    private class func make(_ group: NSCollectionLayoutGroup) -> Self { unsafeDowncast(group, to: Self.self) }

    // MARK: Layout

    private var gap: CGFloat { interItemSpacing?.spacing ?? 0 }

    override func place(in area: CGSize, from first: Int, _ measure: Measure) -> [CGRect] {
        let inner = CGRect(origin: .zero, size: area).inset(by: contentInsets.edges)
        if let custom {
            let environment = LayoutEnvironment(size: inner.size, insets: .zero, traits: .current)
            return custom(environment).map { $0.frame.offsetBy(dx: inner.minX, dy: inner.minY) }
        }
        var (frames, place): ([CGRect], CGFloat) = ([], 0)
        for part in parts(in: inner.size, from: first, measure) {
            let corner = CGPoint(x: isHorizontal ? place : 0, y: isHorizontal ? 0 : place)
            frames += part.item.place(in: part.size, from: first + frames.count, measure).map {
                $0.offsetBy(dx: inner.minX + corner.x, dy: inner.minY + corner.y)
            }
            place += (isHorizontal ? part.size.width : part.size.height) + part.gap
        }
        return frames
    }

    /// `isThere`: whether the list has an item for it, which was measured.
    private typealias Part = (item: NSCollectionLayoutItem, size: CGSize, gap: CGFloat, isThere: Bool)

    /// Returns the parts that fit: equal shares, or the subitems in turn.
    private func parts(in area: CGSize, from first: Int, _ measure: Measure) -> [Part] {
        let room = isHorizontal ? area.width : area.height
        var (parts, used, index): ([Part], CGFloat, Int) = ([], 0, first)
        while let item = subitems.isEmpty ? nil : subitems[parts.count % subitems.count] {
            var isThere = false
            let noting: Measure = { item, width in
                let height = measure(item, width)
                isThere = isThere || height != nil
                return height
            }
            var size = item.size(in: area, from: index, noting)
            if let shares {
                let share = max(0, (room - gap * CGFloat(shares - 1)) / CGFloat(shares))
                if isHorizontal {
                    size.width = share
                    size = CGSize(width: share, height: height(of: item, width: share, area, index, noting))
                } else if !isEstimated {
                    size.height = share
                }
            }
            let length = isHorizontal ? size.width : size.height
            let isFull = shares.map { parts.count >= $0 } ?? (used + length > room + 0.5 && !isOpenEnded)
            guard !isFull || parts.isEmpty, parts.count < Self.partMax else { break }
            if isOpenEnded, parts.count >= (shares ?? subitems.count) { break }
            parts.append((item, size, gap, isThere))
            used += length + gap
            index += item.count
            if length <= 0, shares == nil { break }
        }
        return spread(uniform(parts), used: used, room)
    }

    /// Makes the parts of uniform height as high as the highest of them.
    private func uniform(_ parts: [Part]) -> [Part] {
        func isUniform(_ part: Part) -> Bool {
            part.isThere && part.item.layoutSize.heightDimension.isUniformAcrossSiblings
        }
        guard isHorizontal || isOpenEnded, let most = parts.filter(isUniform).map(\.size.height).max() else {
            return parts
        }
        return parts.map { part in
            var part = part
            if isUniform(part) { part.size.height = most }
            return part
        }
    }

    private func height(
        of item: NSCollectionLayoutItem, width: CGFloat, _ area: CGSize, _ index: Int, _ measure: Measure
    ) -> CGFloat {
        let height = item.layoutSize.heightDimension
        if height.isMeasured {
            return item.size(in: CGSize(width: width, height: area.height), from: index, measure).height
        }
        return height.isFractionalWidth ? area.width * height.dimension : height.length(in: area)
    }

    /// Most parts of one group.
    private static let partMax = 1_000
    private var isEstimated: Bool { layoutSize.heightDimension.isMeasured }
    /// Whether the group grows with its items in the direction in which it places them.
    private var isOpenEnded: Bool { !isHorizontal && isEstimated }

    private func spread(_ parts: [Part], used: CGFloat, _ room: CGFloat) -> [Part] {
        guard interItemSpacing?.isFlexible == true, parts.count > 1 else { return parts }
        let free = max(0, room - (used - gap)) / CGFloat(parts.count - 1)
        return parts.map { ($0.item, $0.size, $0.gap + free, $0.isThere) }
    }

    override func size(in container: CGSize, from first: Int, _ measure: Measure) -> CGSize {
        var size = layoutSize.size(in: container)
        guard isEstimated, custom == nil else { return size }
        let frames = place(in: size, from: first, measure)
        size.height = (frames.map(\.maxY).max() ?? size.height) + contentInsets.bottom
        return size
    }

    override var count: Int { max(1, shares ?? subitems.reduce(0) { $0 + $1.count }) }
    override var leaves: [NSCollectionLayoutItem] {
        let once = subitems.flatMap(\.leaves)
        guard let shares else { return once }
        return (0..<max(1, min(shares, Self.partMax))).flatMap { _ in once }
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Frame of an item in a group that places its items itself.
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem>
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}
