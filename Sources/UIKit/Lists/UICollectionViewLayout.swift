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
    /// Returns whether the layout is out of date since an element asks for other attributes than it was given.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forpreferredlayoutattributes:withoriginalattributes:)>
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns what is out of date then: the element itself.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/invalidationcontext(forpreferredlayoutattributes:withoriginalattributes:)>
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { context(of: originalAttributes) }
    /// Ignored: a layout decides by itself where its elements stand in a text from right to left.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection>
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Direction for which the layout was written.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/developmentlayoutdirection>
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Other layouts

    /// Called before another layout takes this one's place.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/preparefortransition(to:)>
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes another one's place.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/preparefortransition(from:)>
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts after that.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finalizelayouttransition()>
    open func finalizeLayoutTransition() {}

    // MARK: Items that a person moves

    /// Returns the attributes of an item while a person moves it: its own, with its middle at a point.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesforinteractivelymovingitem(at:withtargetposition:)>
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let moved = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        moved.center = position
        return moved
    }
    /// Never called: an item moves to the one under its middle.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/targetindexpath(forinteractivelymovingitem:withposition:)>
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }

    // MARK: Animated changes, of which there are none

    /// Never called: changes of the bounds are not animated.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare(foranimatedboundschange:)>
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Never called: changes of the bounds are not animated.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finalizeanimatedboundschange()>
    open func finalizeAnimatedBoundsChange() {}
    /// Never called: changes are not animated.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/initiallayoutattributesforappearingsupplementaryelement(ofkind:at:)>
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: changes are not animated.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finallayoutattributesfordisappearingsupplementaryelement(ofkind:at:)>
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: changes are not animated.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/initiallayoutattributesforappearingdecorationelement(ofkind:at:)>
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: changes are not animated.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/finallayoutattributesfordisappearingdecorationelement(ofkind:at:)>
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: the layout is asked for all its elements after a change.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/indexpathstoinsertforsupplementaryview(ofkind:)>
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Never called, as for insertions.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/indexpathstodeleteforsupplementaryview(ofkind:)>
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Never called, as for supplementary views.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/indexpathstoinsertfordecorationview(ofkind:)>
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Never called, as for supplementary views.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout/indexpathstodeletefordecorationview(ofkind:)>
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Never called: changes are not animated.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Never called: changes are not animated.
    open func finalizeCollectionViewUpdates() {}
}
