public import Foundation

/// Row that stands for what is dropped until it is loaded.
///
/// Partly: no row is shown in the meantime; what is loaded is inserted at the same place.
///
/// Source: developer.apple.com/documentation/uikit/uitableviewplaceholder
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    /// Never called: no row is shown.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        super.init()
    }
}

/// Source: developer.apple.com/documentation/uikit/uitableviewdropplaceholder
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Never called: no row is shown.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Exchanges a placeholder for what was loaded.
///
/// Source: developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Has the closure change the data, and inserts the row. Returns whether it did: only once.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult func deletePlaceholder() -> Bool
}

/// Item that stands for what is dropped until it is loaded. Partly: as that of a table.
///
/// Source: developer.apple.com/documentation/uikit/uicollectionviewplaceholder
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    /// Never called: no cell is shown.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        super.init()
    }
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Never called: no cell is shown.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Has the closure change the data, and inserts the item. Returns whether it did: only once.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    @discardableResult func deletePlaceholder() -> Bool
    func setNeedsCellUpdate()
}

/// Keeps the place of one item that is loaded, until it is inserted or given up.
@MainActor final class DropPlace: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private var insert: ((IndexPath) -> Void)?
    private let path: IndexPath
    private let animator = ImmediateDragAnimator()

    init(_ dragItem: UIDragItem, _ path: IndexPath, insert: @escaping (IndexPath) -> Void) {
        (self.dragItem, self.path, self.insert) = (dragItem, path, insert)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let insert else { return false }
        self.insert = nil
        dataSourceUpdates(path)
        insert(path)
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { insert = nil }
        return insert != nil
    }

    func setNeedsCellUpdate() {}
    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
