/// Says which items are dragged. Source: developer.apple.com/documentation/uikit/uicollectionviewdragdelegate
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns what is dragged with an item; nothing where it is not.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Not called, as the methods about several items and other apps are not: a copy of the item follows the pointer.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
}

/// Decides what a collection view does with a drop. Source: developer.apple.com/documentation/uikit/uicollectionviewdropdelegate
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// - Parameter destinationIndexPath: item under the pointer, or the one after the last; nil in an empty collection.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Not called: there is no preview to take the place of.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// Plan of a collection view for a drop. Source: developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Ignored: no gap opens among the items.
    ///
    /// Source: developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum
    public enum Intent: Int, Sendable {
        case unspecified = 0
        case insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }
    public let intent: Intent

    override public init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// A drop onto a collection. Source: developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Keeps the place of an item that is loaded.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewdropitem
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Item of the same collection view that is dragged; nil for what comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

@MainActor private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?) {
        (self.dragItem, self.sourceIndexPath) = (dragItem, sourceIndexPath)
    }
}

@MainActor private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private weak var collection: UICollectionView?

    init(
        _ session: DropSession, _ source: IndexPath?, _ destination: IndexPath?,
        _ proposal: UICollectionViewDropProposal, in collection: UICollectionView
    ) {
        self.collection = collection
        items = session.items.enumerated().map { CollectionDropItem($1, $0 == 0 ? source : nil) }
        (destinationIndexPath, self.proposal, self.session) = (destination, proposal, session)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { ImmediateDragAnimator() }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        ImmediateDragAnimator()
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { ImmediateDragAnimator() }
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        DropPlace(dragItem, placeholder.insertionIndexPath) { [weak collection] path in
            collection?.insertItems(at: [path])
        }
    }
}

/// Drags of a collection view's items, and drops onto it.
@MainActor final class CollectionTransfer: DragSource, DropTarget {
    private unowned let collection: UICollectionView
    private weak var dragged: DragSession?
    private var source: IndexPath?
    private weak var draggedCell: UICollectionViewCell?
    private(set) var isDragging = false
    private(set) var isOver = false
    private var proposal = UICollectionViewDropProposal(operation: .cancel)

    init(_ collection: UICollectionView) { self.collection = collection }

    // MARK: Drags

    func items(for session: DragSession, from view: UIView) -> [UIDragItem] {
        guard let cell = view as? UICollectionViewCell, let path = collection.indexPath(for: cell) else { return [] }
        (dragged, source, draggedCell) = (session, path, cell)
        return collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    }

    func didBegin(_ session: DragSession) {
        isDragging = true
        draggedCell?.dragState = .dragging
        collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
    }

    func didEnd(_ session: DragSession, with operation: UIDropOperation) {
        isDragging = false
        draggedCell?.dragState = .none
        collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
    }

    // MARK: Drops

    func canTake(_ session: DropSession) -> Bool {
        collection.dropDelegate?.collectionView(collection, canHandle: session) ?? false
    }

    func entered(_ session: DropSession) {
        isOver = true
        collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
    }

    func updated(_ session: DropSession) -> UIDropOperation {
        let path = destination(of: session)
        guard let delegate = collection.dropDelegate else { return .cancel }
        proposal = delegate.collectionView(collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        return proposal.operation
    }

    func exited(_ session: DropSession) {
        isOver = false
        collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session)
    }

    func perform(_ session: DropSession) {
        let own = session.localDragSession === dragged ? source : nil
        let coordinator = CollectionDropCoordinator(
            session, own, destination(of: session), proposal, in: collection)
        collection.dropDelegate?.collectionView(collection, performDropWith: coordinator)
    }

    func ended(_ session: DropSession) {
        isOver = false
        collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
    }

    /// Returns the item under the pointer, or the one after the last; nil in an empty collection.
    private func destination(of session: DropSession) -> IndexPath? {
        let point = session.location(in: collection)
        if let path = collection.indexPathForItem(at: point) { return path }
        let section = collection.numberOfSections - 1
        return section < 0 ? nil : IndexPath(item: collection.numberOfItems(inSection: section), section: section)
    }
}
