/// Cells in a layout. Source: developer.apple.com/documentation/uikit/uicollectionview
///
/// Cells exist for what is on screen and some way around it; the rest is made while a person scrolls there.
@MainActor open class UICollectionView: UIScrollView {
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    open var allowsSelection = true { didSet { setNeedsLayout() } }
    open var allowsMultipleSelection = false
    open var backgroundView: UIView?
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var viewClasses: [String: UICollectionReusableView.Type] = [:]
    private var pool: [String: [UICollectionViewCell]] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplements: [String: UICollectionReusableView] = [:]
    private var selected: [IndexPath] = []
    private var preparedSize: CGSize?

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

    // MARK: Cells

    open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    open func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { viewClasses[elementKind + identifier] = viewClass }

    /// An identifier that nothing is registered for gives an empty cell; Apple's ends the app.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let cell = (classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
        cell.reuseIdentifier = identifier
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        (viewClasses[elementKind + identifier] ?? UICollectionReusableView.self).init(frame: .zero)
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }
    open func numberOfItems(inSection section: Int) -> Int {
        max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
            .first { $0.frame.contains(point) && $0.elementKind == nil }?.indexPath
    }

    open func reloadData() {
        for cell in cells.values { recycle(cell) }
        for view in supplements.values { view.removeFromSuperview() }
        (cells, supplements, selected, preparedSize) = ([:], [:], [], nil)
        setNeedsLayout()
    }

    private func recycle(_ cell: UICollectionViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    private func reloadKeepingSelection() {
        let kept = selected
        reloadData()
        selected = kept
    }

    // Changes of single items lay the whole view out again.
    open func reloadItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadKeepingSelection() }
    open func reloadSections(_ sections: IndexSet) { reloadKeepingSelection() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadKeepingSelection()
        completion?(true)
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    // MARK: Layout

    /// Points around the window for which there are cells.
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
        }
        for attributes in wanted {
            if let kind = attributes.elementKind { show(kind, attributes) } else { show(attributes) }
        }
        super.layoutSubviews()
    }

    private func show(_ kind: String, _ attributes: UICollectionViewLayoutAttributes) {
        let key = "\(kind) \(attributes.indexPath.section)"
        guard
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
        cell.chosen = { [weak self] in self?.choose(path) }
        let isSelected = selected.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if isNew { items?.collectionView(self, willDisplay: cell, forItemAt: path) }
        if cell.superview !== self { addSubview(cell) }
    }

    override func didScroll() {
        super.didScroll()
        setNeedsLayout()
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selected }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return }
        selected = (allowsMultipleSelection ? selected.filter { $0 != indexPath } : []) + [indexPath]
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
        setNeedsLayout()
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        setNeedsLayout()
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        func offset(
            _ low: ScrollPosition, _ middle: ScrollPosition, _ high: ScrollPosition, _ start: CGFloat,
            _ length: CGFloat, _ window: CGFloat, _ all: CGFloat, _ now: CGFloat
        ) -> CGFloat {
            var place = now
            if scrollPosition.contains(low) { place = start }
            if scrollPosition.contains(middle) { place = start - (window - length) / 2 }
            if scrollPosition.contains(high) { place = start - (window - length) }
            return max(0, min(place, all - window))
        }
        setContentOffset(
            CGPoint(
                x: offset(
                    .left, .centeredHorizontally, .right, frame.minX, frame.width, box.width, contentSize.width,
                    contentOffset.x),
                y: offset(
                    .top, .centeredVertically, .bottom, frame.minY, frame.height, box.height, contentSize.height,
                    contentOffset.y)),
            animated: animated)
    }

    private func choose(_ path: IndexPath) {
        guard allowsSelection, items?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if allowsMultipleSelection, selected.contains(path) {
            deselectItem(at: path, animated: false)
            items?.collectionView(self, didDeselectItemAt: path)
            return
        }
        for other in selected where !allowsMultipleSelection && other != path {
            items?.collectionView(self, didDeselectItemAt: other)
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        items?.collectionView(self, didSelectItemAt: path)
    }
}

/// Source: developer.apple.com/documentation/uikit/uicollectionreusableview
@MainActor open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() {}
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isSelected = false { didSet { didChangeLooks() } }
    open var isHighlighted = false { didSet { didChangeLooks() } }
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    var isChoosable = false
    var chosen: (() -> Void)?

    public required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A cell that can be chosen is a button, unless it holds controls of its own.
    override var role: ViewRole { isChoosable && !holdsControls ? .button(isDisabled: false) : .plain }

    override var ownSpeech: ViewSpeech {
        guard isChoosable else { return ViewSpeech() }
        var speech = ViewSpeech()
        speech.label = spokenWords
        if isSelected { speech.traits = .selected }
        return speech
    }

    override func receive(_ input: ViewInput) {
        switch input {
        case .tap: chosen?()
        case .press(let isDown): if isChoosable { isHighlighted = isDown }
        default: super.receive(input)
        }
    }
}
