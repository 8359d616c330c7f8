public import Foundation

/// Parts of a layout that are out of date. The whole layout is prepared again all the same.
///
/// Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is out of date, as after `reloadData()`.
    open var invalidateEverything: Bool { isWhole }
    /// Whether the numbers of sections and items are out of date.
    open var invalidateDataSourceCounts: Bool { hasOtherItems }
    var isWhole = false
    var hasOtherItems = false
    public private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Ignored.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Ignored.
    open var contentSizeAdjustment = CGSize.zero

    override public required init() { super.init() }

    public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

extension UICollectionViewLayout {
    /// Returns the context in which one element is out of date.
    func context(of element: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        switch (element.elementKind, element.isDecoration) {
        case (nil, _): context.invalidateItems(at: [element.indexPath])
        case (let kind?, true): context.invalidateDecorationElements(ofKind: kind, at: [element.indexPath])
        case (let kind?, false): context.invalidateSupplementaryElements(ofKind: kind, at: [element.indexPath])
        }
        return context
    }
}

/// Parts of a flow layout that are out of date.
///
/// Source: developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Ignored: the delegate is asked again each time.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Ignored: attributes are made anew each time.
    open var invalidateFlowLayoutAttributes = true
}

/// A change of one item or section. Layouts get none, since changes are not animated.
///
/// Source: developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }
    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}
