/// View that arranges cells by a layout. Source: developer.apple.com/documentation/uikit/uicollectionview
///
/// Cells exist for the visible area and a margin around it; the others are created while a person scrolls.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            reloadData()
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
    var pool: [String: [UICollectionViewCell]] = [:]
    var viewPool: [String: [UICollectionReusableView]] = [:]
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var supplements: [String: UICollectionReusableView] = [:]
    var selected: [IndexPath] = []
    var preparedSize: CGSize?

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

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
        backgroundColor = .systemBackground
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) { nil }

    var items: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    open func reloadData() {
        for cell in cells.values { recycle(cell) }
        for view in supplements.values { recycle(view) }
        (cells, supplements, selected, preparedSize) = ([:], [:], [], nil)
        changes = nil
        setNeedsLayout()
    }

    // MARK: Layout

    /// Margin around the visible area in which cells exist, in points.
    private static let margin: CGFloat = 1_500

    func invalidate() {
        preparedSize = nil
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        if preparedSize != box.size {
            preparedSize = box.size
            collectionViewLayout.prepare()
            contentSize = collectionViewLayout.collectionViewContentSize
        }
        let window = CGRect(origin: contentOffset, size: box.size).insetBy(dx: -Self.margin, dy: -Self.margin)
        let wanted = collectionViewLayout.layoutAttributesForElements(in: window) ?? []
        let paths = Set(wanted.filter { $0.elementKind == nil }.map(\.indexPath))
        for (path, cell) in cells where !paths.contains(path) {
            cells[path] = nil
            recycle(cell)
            items?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
        let keys = Set(wanted.compactMap(supplementKey))
        for (key, view) in supplements where !keys.contains(key) {
            supplements[key] = nil
            recycle(view)
        }
        for attributes in wanted {
            if let kind = attributes.elementKind { show(kind, attributes) } else { show(attributes) }
        }
        backgroundView?.frame = CGRect(origin: contentOffset, size: box.size)
        super.layoutSubviews()
    }

    private func supplementKey(_ attributes: UICollectionViewLayoutAttributes) -> String? {
        attributes.elementKind.map { "\($0) \(attributes.indexPath.section)" }
    }

    private func show(_ kind: String, _ attributes: UICollectionViewLayoutAttributes) {
        guard let key = supplementKey(attributes),
            let view = supplements[key]
                ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        else { return }
        supplements[key] = view
        view.frame = attributes.frame
        if view.superview !== self { addSubview(view) }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else { return }
        let isNew = cells[path] == nil
        cells[path] = cell
        cell.frame = attributes.frame
        cell.alpha = attributes.alpha
        cell.transform = attributes.transform
        cell.isChoosable = allowsSelection && items != nil
        listen(to: cell)
        let isSelected = selected.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if isNew { items?.collectionView(self, willDisplay: cell, forItemAt: path) }
        if cell.superview !== self { addSubview(cell) }
    }

    override func didScroll() {
        super.didScroll()
        setNeedsLayout()
    }
}
