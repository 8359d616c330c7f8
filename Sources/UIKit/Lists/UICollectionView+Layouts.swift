// Exchange of a collection view's layout, and what elements ask of it.
extension UICollectionView {
    /// Takes effect at once: `animated` is ignored.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Takes effect at once: `animated` is ignored.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/setcollectionviewlayout(_:animated:completion:)>
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    /// Arranges the items between the present layout and another one, by the result's `transitionProgress`.
    /// - Parameter completion: called once the transition is finished or cancelled; its second parameter says whether finished.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/startinteractivetransition(to:completion:)>
    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        transition.completion = completion
        layout.collectionView = self
        collectionViewLayout = transition
        return transition
    }

    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/finishinteractivetransition()>
    public func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/cancelinteractivetransition()>
    public func cancelInteractiveTransition() { endTransition(isFinished: false) }

    private func endTransition(isFinished: Bool) {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        collectionViewLayout = isFinished ? transition.nextLayout : transition.currentLayout
        transition.completion?(true, isFinished)
        transition.completion = nil
    }

    // MARK: What views and layouts are told

    func tellBeginOfTransition(to new: UICollectionViewLayout) {
        collectionViewLayout.prepareForTransition(to: new)
        new.prepareForTransition(from: collectionViewLayout)
        for view in arranged { view.willTransition(from: collectionViewLayout, to: new) }
    }

    func tellEndOfTransition(from old: UICollectionViewLayout) {
        old.finalizeLayoutTransition()
        collectionViewLayout.finalizeLayoutTransition()
        for view in arranged { view.didTransition(from: old, to: collectionViewLayout) }
    }

    private var arranged: [UICollectionReusableView] { Array(cells.values) + Array(supplements.values) }

    /// Asks an element, once for each size that it is given, which attributes it prefers, and a layout of the app's own whether
    /// it is out of date by that. UIKit's layouts measure the elements instead.
    func askForPreferred(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let layout = collectionViewLayout
        guard view.askedSize != attributes.size, !FrameworkTypes.own(type(of: layout)) else { return }
        view.askedSize = attributes.size
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
        let preferred = view.preferredLayoutAttributesFitting(copy)
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    // MARK: Views

    /// Supplementary views of a kind that are shown.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/visiblesupplementaryviews(ofkind:)>
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisiblesupplementaryelements(ofkind:)>
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        let window = CGRect(origin: contentOffset, size: box.size)
        return (collectionViewLayout.layoutAttributesForElements(in: window) ?? []).filter {
            $0.elementKind == elementKind && !$0.isDecoration && $0.frame.intersects(window)
        }.map(\.indexPath).sorted()
    }

    /// Returns where a supplementary view is placed; nil for one that there is not.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforsupplementaryelement(ofkind:at:)>
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Whether a person drags one of the items.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/hasactivedrag>
    public var hasActiveDrag: Bool { transferOfItems?.isDragging ?? false }
    /// Whether something is dragged above the collection view that its delegate takes.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/hasactivedrop>
    public var hasActiveDrop: Bool { dropTransfer?.isOver ?? false }
}
