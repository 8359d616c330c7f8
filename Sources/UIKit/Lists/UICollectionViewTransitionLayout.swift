/// Layout between two others, by a progress that the app sets.
///
/// Partly: frames, alpha and offsets of the content are between those of both layouts; transforms are those of the nearer one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout>
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    /// Part of the way from the current to the next layout, 0…1; others are limited to that.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout/transitionprogress>
    open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
    private var values: [String: CGFloat] = [:]
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout/init(currentlayout:nextlayout:)>
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Returns nil: such a layout is made in code only.
    public required init?(coder: NSCoder) { nil }

    /// Keeps a value of the app's own for the gesture by which the transition is made.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout/updatevalue(_:foranimatedkey:)>
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a kept value; 0 without one.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout/value(foranimatedkey:)>
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    private var share: CGFloat { max(0, min(1, transitionProgress)) }

    override open func prepare() {
        currentLayout.prepare()
        nextLayout.prepare()
    }

    override open var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: old.width + (new.width - old.width) * share, height: old.height + (new.height - old.height) * share)
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let both = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
        let paths = Set(both.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        let nearer = share < 0.5 ? currentLayout : nextLayout
        let others = nearer.layoutAttributesForElements(in: rect)?.filter { $0.representedElementCategory != .cell }
        return paths.sorted().compactMap(layoutAttributesForItem) + (others ?? [])
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let old = currentLayout.layoutAttributesForItem(at: indexPath)
        let new = nextLayout.layoutAttributesForItem(at: indexPath)
        guard let old, let new else { return old ?? new }
        let between = (share < 0.5 ? old : new).copy() as? UICollectionViewLayoutAttributes
        func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
        between?.frame = CGRect(
            x: mixed(old.frame.minX, new.frame.minX), y: mixed(old.frame.minY, new.frame.minY),
            width: mixed(old.frame.width, new.frame.width), height: mixed(old.frame.height, new.frame.height))
        between?.alpha = mixed(old.alpha, new.alpha)
        return between
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        (share < 0.5 ? currentLayout : nextLayout)
            .layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
}
