/// Frame and appearance of one element of a collection view.
/// Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    open var frame = CGRect.zero
    open var indexPath: IndexPath
    open var alpha: CGFloat = 1
    open var transform = CGAffineTransform.identity
    open var zIndex = 0
    open var isHidden = false
    /// Kind of a supplementary view; nil for a cell.
    var elementKind: String?
    /// Whether the element is a decoration view, which the layout makes.
    var isDecoration = false
    /// Whether the item is in a section that scrolls across the layout's direction.
    var isOrthogonal = false
    /// Transform in space; its two-dimensional part is shown.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }
    open var representedElementKind: String? { elementKind }
    open var representedElementCategory: UICollectionView.ElementCategory {
        elementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
    }

    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        super.init()
    }

    /// Creates attributes of no element.
    override public init() {
        indexPath = IndexPath()
        super.init()
    }

    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        self.elementKind = elementKind
        super.init()
    }

    public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        (self.indexPath, elementKind, isDecoration) = (indexPath, decorationViewKind, true)
        super.init()
    }

    /// Returns what `copy(with:)` does; a plain copy where an override returns something other than attributes.
    nonisolated override open func copy() -> Any {
        MainActor.assumeIsolated { self.copy(with: nil) as? UICollectionViewLayoutAttributes ?? plainCopy() }
    }

    /// Returns a copy of the same class; an override copies the values of its own.
    open func copy(with zone: NSZone? = nil) -> Any { plainCopy() }

    private func plainCopy() -> UICollectionViewLayoutAttributes {
        let copy = NSObject.make(type(of: self))
        (copy.indexPath, copy.elementKind, copy.isDecoration) = (indexPath, elementKind, isDecoration)
        (copy.frame, copy.alpha, copy.transform) = (frame, alpha, transform)
        (copy.zIndex, copy.isHidden, copy.isOrthogonal) = (zIndex, isHidden, isOrthogonal)
        return copy
    }

    open var size: CGSize {
        get { frame.size }
        // About the centre, which stays.
        set { frame = frame.insetBy(dx: (frame.width - newValue.width) / 2, dy: (frame.height - newValue.height) / 2) }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
}

/// Superclass of the layouts of a collection view.
/// Source: developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    public internal(set) weak var collectionView: UICollectionView?

    override public init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Classes of the decoration views by their kind.
    var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Has views of a class decorate the layout, which must be a subclass of `UICollectionReusableView`.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    /// Class of the attributes that a layout of an author's own makes. UIKit's own layouts make its superclass.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Called before attributes are requested, each time the view's size or content has changed.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: changes are not animated.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: changes are not animated.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the offset at which scrolling comes to rest. It is asked in advance, for offsets at even distances: what it
    /// returns becomes the points at which the browser stops.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidateLayout() { collectionView?.invalidate() }

    /// Class of what says which parts of the layout are out of date.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// Returns what is out of date once the view has these bounds, for a layout that wants to prepare again for them.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        newContext()
    }

    func newContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Has the whole layout prepare again, whatever the context says.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { collectionView?.invalidate() }
    /// Never called: changes are not animated.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Never called: changes are not animated.
    open func finalizeCollectionViewUpdates() {}
}
