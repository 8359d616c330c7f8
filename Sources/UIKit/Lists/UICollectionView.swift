/// View that arranges cells by a layout. Source: developer.apple.com/documentation/uikit/uicollectionview
///
/// Cells exist for the visible area and a margin around it; the others are created while a person scrolls.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// Is told of the items that come next, so that it can load their data.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { prefetched = [] } }
    /// Items that `prefetchDataSource` was told of.
    var prefetched: Set<IndexPath> = []
    open var collectionViewLayout: UICollectionViewLayout {
        willSet { if newValue !== collectionViewLayout { tellBeginOfTransition(to: newValue) } }
        didSet {
            collectionViewLayout.collectionView = self
            // Cells and what is chosen stay.
            adopt { $0 }
            if oldValue !== collectionViewLayout { tellEndOfTransition(from: oldValue) }
        }
    }
    open var allowsSelection = true { didSet { setNeedsLayout() } }
    open var allowsMultipleSelection = false
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    var changes: ListChanges?
    var updateDepth = 0
    var classes: [String: UICollectionViewCell.Type] = [:]
    var viewClasses: [String: UICollectionReusableView.Type] = [:]
    /// Prototypes and nibs by the identifier of the cells that they make, and of other views after their kind.
    var templates: [String: ViewTemplate] = [:]
    var viewTemplates: [String: ViewTemplate] = [:]
    var pool: [String: [UICollectionViewCell]] = [:]
    var viewPool: [String: [UICollectionReusableView]] = [:]
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var swipes: [ObjectIdentifier: SwipeArea] = [:]
    var supplements: [String: UICollectionReusableView] = [:]
    var selected: [IndexPath] = []
    var preparedSize: CGSize?
    var areas: [Int: OrthogonalArea] = [:]
    /// Background that the app has set; nil shows the list's or the system's.
    var givenBackground: UIColor?
    var listGround: UIColor? { didSet { if listGround != oldValue { super.backgroundColor = listGround } } }
    /// Whether rows show the accessories that are for editing, and items are chosen by the rules for that.
    open var isEditing = false { didSet { setNeedsLayout() } }
    open var allowsSelectionDuringEditing = false { didSet { setNeedsLayout() } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { setNeedsLayout() } }
    /// Says which items a person can drag.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { transferDidChange() } }
    /// Decides what becomes of what is dropped onto the collection view.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { transferDidChange() } }
    open var dragInteractionEnabled = true { didSet { transferDidChange() } }
    /// Ignored: drops are told as they come.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Source: developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum
    public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }
    /// Ignored: the keyboard's focus selects nothing.
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    open var remembersLastFocusedIndexPath = false
    private lazy var transfer = CollectionTransfer(self)
    /// Item that a person moves, and where it is now.
    var moving: (path: IndexPath, center: CGPoint)?
    open var isPrefetchingEnabled = true

    override open var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            givenBackground = newValue
            super.backgroundColor = newValue
        }
    }

    var transferOfItems: CollectionTransfer? { dragDelegate != nil && dragInteractionEnabled ? transfer : nil }
    var dropTransfer: CollectionTransfer? { dropDelegate == nil ? nil : transfer }
    override var dropTarget: (any DropTarget)? { dropDelegate == nil ? super.dropTarget : transfer }

    private func transferDidChange() {
        didChangeLooks()
        for cell in cells.values { cell.didChangeLooks() }
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        super.backgroundColor = .systemBackground
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = Self.layout(from: coder)
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        givenBackground = super.backgroundColor
        if let coder = coder as? InterfaceCoder { decodeCollectionValues(from: coder) }
    }

    /// Ignored: cells are measured again when the layout is invalidated.
    /// Source: developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    var items: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    open func reloadData() {
        endPresses()
        let old = cells
        for view in supplements.values { recycle(view) }
        (cells, supplements, selected, preparedSize, prefetched) = ([:], [:], [], nil, [])
        for (path, cell) in old { takeAway(cell, path) }
        changes = nil
        tellLayout(isReloaded: true)
        setNeedsLayout()
    }

    /// Tells the layout that its items are others.
    func tellLayout(isReloaded: Bool) {
        let context = collectionViewLayout.newContext()
        (context.isWhole, context.hasOtherItems) = (isReloaded, true)
        collectionViewLayout.invalidateLayout(with: context)
    }

    // MARK: Layout

    /// Bounds of the last layout.
    private var laidOutBounds: CGRect?
    /// Margins and safe area at the sides in the last layout.
    private var laidOutEdges: [CGFloat] = []
    private var isAskingForBounds = false
    /// Whether the layout prepares again for another offset alone.
    private var isPreparedForScrolling = false

    /// Margin around the visible area in which cells exist, in points.
    private static let margin: CGFloat = 1_500

    func invalidate() {
        preparedSize = nil
        if !isAskingForBounds { setNeedsLayout() }
    }

    /// Invalidates a layout that asks for it when bounds change, such as one whose items move while scrolling.
    private func askForBounds() {
        isPreparedForScrolling = false
        let bounds = CGRect(origin: contentOffset, size: box.size)
        defer { laidOutBounds = bounds }
        guard let old = laidOutBounds, old != bounds,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        else { return }
        isAskingForBounds = true
        defer { isAskingForBounds = false }
        isPreparedForScrolling = old.size == bounds.size && preparedSize == box.size
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }

    /// Has the layout prepare again when edges at the sides have moved, from which insets may be counted.
    private func askForEdges() {
        let edges = [layoutMargins, safeAreaInsets].flatMap { [$0.left, $0.right] }
        if laidOutEdges != edges { preparedSize = nil }
        laidOutEdges = edges
    }

    override open func layoutSubviews() {
        askForBounds()
        askForEdges()
        if preparedSize != box.size {
            let isScrolled = isPreparedForScrolling
            (preparedSize, isPreparedForScrolling) = (box.size, false)
            collectionViewLayout.prepare()
            let old = contentSize
            contentSize = collectionViewLayout.collectionViewContentSize
            // Keeps the stops after scrolling alone: finding them takes up to 200 calls of the layout.
            if !isScrolled || contentSize != old {
                showAreas()
                findStops()
            }
        }
        let window = CGRect(origin: contentOffset, size: box.size).insetBy(dx: -Self.margin, dy: -Self.margin)
        let wanted = collectionViewLayout.layoutAttributesForElements(in: window) ?? []
        let paths = Set(wanted.filter { $0.elementKind == nil }.map(\.indexPath))
        endPresses { !paths.contains($0) }
        for (path, cell) in cells where !paths.contains(path) {
            cells[path] = nil
            takeAway(cell, path)
        }
        let keys = Set(wanted.compactMap(supplementKey))
        for (key, view) in supplements where !keys.contains(key) {
            supplements[key] = nil
            recycle(view)
        }
        for attributes in wanted {
            if let kind = attributes.elementKind { show(kind, attributes) } else { show(attributes) }
        }
        orderByZIndex(wanted)
        for section in Set(paths.map(\.section)) { tellVisibleItems(of: section) }
        prefetch(after: paths)
        backgroundView?.frame = CGRect(origin: contentOffset, size: box.size)
        super.layoutSubviews()
    }

    func supplementKey(_ attributes: UICollectionViewLayoutAttributes) -> String? {
        attributes.elementKind.map { Self.supplementKey($0, attributes.indexPath) }
    }

    static func supplementKey(_ kind: String, _ path: IndexPath) -> String { "\(kind) \(path.section) \(path.item)" }

    private func show(_ kind: String, _ attributes: UICollectionViewLayoutAttributes) {
        guard let key = supplementKey(attributes),
            let view = supplements[key] ?? newSupplement(kind, attributes)
        else { return }
        supplements[key] = view
        let (holder, frame) = place(of: attributes)
        view.transform = .identity
        view.frame = frame
        view.alpha = attributes.alpha
        if attributes.isHidden { view.isHidden = true }
        view.apply(attributes)
        if !attributes.isDecoration { askForPreferred(view, attributes) }
        if attributes.transform != .identity { view.transform = attributes.transform }
        guard view.superview !== holder else { return }
        if view.shownAs == nil, !attributes.isDecoration {
            view.shownAs = (kind, attributes.indexPath)
            items?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
        }
        // Below the cells, above a background view.
        if attributes.zIndex < 0 {
            holder.insertSubview(view, at: backgroundView == nil || holder !== self ? 0 : 1)
        } else {
            holder.addSubview(view)
        }
    }

    private func newSupplement(
        _ kind: String, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        if attributes.isDecoration {
            return collectionViewLayout.decorationClasses[kind].map { UIView.make($0) }
        }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else { return }
        let isNew = cells[path] == nil
        cells[path] = cell
        if isNew { cell.becomeGivenToList() }
        let (holder, frame) = place(of: attributes)
        cell.transform = .identity
        // A row that can be swiped is placed by its area, in whose coordinates it is.
        if !(cell.superview is SwipeArea) { cell.frame = frame }
        cell.isHidden = attributes.isHidden
        cell.alpha = attributes.alpha
        cell.apply(attributes)
        askForPreferred(cell, attributes)
        if attributes.transform != .identity { cell.transform = attributes.transform }
        if let moving, moving.path == path { cell.center = moving.center }
        cell.isChoosable = takesChoices && (items != nil || !cell.segues.isEmpty)
        listen(to: cell)
        let isSelected = selected.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if isNew {
            items?.collectionView(self, willDisplay: cell, forItemAt: path)
            offerMenu(of: cell, path, frame)
        }
        if let list = list(of: path) { return show(cell, at: path, in: list, frame) }
        putAlone(cell, frame, into: holder)
    }

    private func offerMenu(of cell: UICollectionViewCell, _ path: IndexPath, _ frame: CGRect) {
        let menu = items?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: frame.origin)
        cell.menuPress.offer(menu != nil, on: cell) { [weak self, weak cell] point in
            guard let self, let cell, let path = indexPath(for: cell) else { return nil }
            let place = convert(point, from: cell)
            return items?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: place)
        }
    }

    /// Places a cell without swipe actions, which may have had some.
    private func putAlone(_ cell: UICollectionViewCell, _ frame: CGRect, into holder: UIView) {
        put(cell, into: holder)
        guard let area = swipes.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        area.removeFromSuperview()
        cell.frame = frame
    }

    private func put(_ view: UIView, into holder: UIView) { if view.superview !== holder { holder.addSubview(view) } }

    /// Shows a row of a list, within a `SwipeArea` where it has swipe actions.
    private func show(
        _ cell: UICollectionViewCell, at path: IndexPath, in list: UICollectionLayoutListConfiguration, _ frame: CGRect
    ) {
        (cell as? UICollectionViewListCell)?.moved = { [weak self, weak cell] distance in
            if let self, let cell, let path = indexPath(for: cell) { move(path, by: distance) }
        }
        var shown = list
        if let handler = list.itemSeparatorHandler {
            shown.showsSeparators = list.showsSeparators && handler(path, list.separatorConfiguration).isShown
        }
        (cell as? UICollectionViewListCell)?.show(
            in: shown, isFirst: path.item == 0, isLast: path.item == numberOfItems(inSection: path.section) - 1,
            isEditing: isEditing && items?.collectionView(self, canEditItemAt: path) ?? true)
        let leading = list.leadingSwipeActionsConfigurationProvider?(path)?.actions ?? []
        let trailing = list.trailingSwipeActionsConfigurationProvider?(path)?.actions ?? []
        guard !leading.isEmpty || !trailing.isEmpty else {
            return putAlone(cell, frame, into: self)
        }
        let area = swipes[ObjectIdentifier(cell)] ?? SwipeArea(cell)
        swipes[ObjectIdentifier(cell)] = area
        area.show(leading, trailing)
        area.frame = frame
        put(area, into: self)
    }

    /// Greatest number of offsets for which a layout is asked where scrolling would come to rest.
    private static let stopSamples = 200

    /// Asks a layout where scrolling comes to rest, and has the browser stop there. A layout that answers each offset with
    /// itself has no such points.
    private func findStops() {
        let isAcross = contentSize.width > box.width + 0.5
        let most = isAcross ? contentSize.width - box.width : contentSize.height - box.height
        guard most > 0, box.width > 0 else { return stops = nil }
        let step = max(10, most / CGFloat(Self.stopSamples))
        var found: Set<CGFloat> = []
        var isOther = false
        for place in stride(from: 0, through: most, by: step) {
            let offset = CGPoint(x: isAcross ? place : 0, y: isAcross ? 0 : place)
            let target = collectionViewLayout.targetContentOffset(
                forProposedContentOffset: offset, withScrollingVelocity: .zero)
            let rest = isAcross ? target.x : target.y
            if abs(rest - place) > 0.5 { isOther = true }
            if rest.isFinite { found.insert(max(0, min(most, rest.rounded()))) }
        }
        stops = isOther ? found.sorted() : nil
    }

    override func didScroll() {
        super.didScroll()
        setNeedsLayout()
    }
}
