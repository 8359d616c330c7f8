/// Says which rows are dragged. Source: developer.apple.com/documentation/uikit/uitableviewdragdelegate
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns what is dragged with a row; nothing where it is not.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Not called, as the methods about several rows and other apps are not: a copy of the row follows the pointer.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
}

/// Decides what a table does with a drop. Source: developer.apple.com/documentation/uikit/uitableviewdropdelegate
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// - Parameter destinationIndexPath: row under the pointer, or the one after the last; nil in an empty table.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Not called: there is no preview to take the place of.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// Plan of a table for a drop. Source: developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Ignored: no gap opens among the rows.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum
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

/// A drop onto a table. Source: developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Keeps a place for what is loaded later.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
}

/// Source: developer.apple.com/documentation/uikit/uitableviewdropitem
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Row of the same table that is dragged; nil for what comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

@MainActor private final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize = CGSize.zero

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?) {
        (self.dragItem, self.sourceIndexPath) = (dragItem, sourceIndexPath)
    }
}

@MainActor private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession

    private weak var table: UITableView?

    init(
        _ table: UITableView, _ session: DropSession, _ source: IndexPath?, _ destination: IndexPath?,
        _ proposal: UITableViewDropProposal
    ) {
        self.table = table
        items = session.items.enumerated().map { TableDropItem($1, $0 == 0 ? source : nil) }
        (destinationIndexPath, self.proposal, self.session) = (destination, proposal, session)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { ImmediateDragAnimator() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        ImmediateDragAnimator()
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { ImmediateDragAnimator() }
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        DropPlace(dragItem, placeholder.insertionIndexPath) { [weak table] path in
            table?.insertRows(at: [path], with: .automatic)
        }
    }
}

/// Drags of a table's rows, and drops onto it.
@MainActor final class TableTransfer: DragSource, DropTarget {
    private unowned let table: UITableView
    private weak var dragged: DragSession?
    private(set) var (hasDrag, hasDrop) = (false, false)
    private var source: IndexPath?
    private var proposal = UITableViewDropProposal(operation: .cancel)

    init(_ table: UITableView) { self.table = table }

    // MARK: Drags

    func items(for session: DragSession, from view: UIView) -> [UIDragItem] {
        guard let cell = view as? UITableViewCell, let path = table.indexPath(for: cell) else { return [] }
        (dragged, source) = (session, path)
        return table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }

    func didBegin(_ session: DragSession) {
        hasDrag = true
        table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
    }

    func didEnd(_ session: DragSession, with operation: UIDropOperation) {
        hasDrag = false
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    }

    // MARK: Drops

    func canTake(_ session: DropSession) -> Bool {
        table.dropDelegate?.tableView(table, canHandle: session) ?? false
    }

    func entered(_ session: DropSession) {
        hasDrop = true
        table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
    }

    func updated(_ session: DropSession) -> UIDropOperation {
        let path = destination(of: session)
        guard let delegate = table.dropDelegate else { return .cancel }
        proposal = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        return proposal.operation
    }

    func exited(_ session: DropSession) { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }

    func perform(_ session: DropSession) {
        let own = session.localDragSession === dragged ? source : nil
        let coordinator = TableDropCoordinator(table, session, own, destination(of: session), proposal)
        table.dropDelegate?.tableView(table, performDropWith: coordinator)
    }

    func ended(_ session: DropSession) {
        hasDrop = false
        table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
    }

    /// Returns the row under the pointer, or the one after the last; nil in an empty table.
    private func destination(of session: DropSession) -> IndexPath? {
        let point = session.location(in: table)
        if let path = table.indexPathForRow(at: point) { return path }
        let section = table.numberOfSections - 1
        return section < 0 ? nil : IndexPath(row: table.numberOfRows(inSection: section), section: section)
    }
}

extension UITableView {
    /// Whether a row of the table is dragged. Source: developer.apple.com/documentation/uikit/uitableview/hasactivedrag
    public var hasActiveDrag: Bool { transfer.hasDrag }
    /// Whether something is dragged over the table.
    /// Source: developer.apple.com/documentation/uikit/uitableview/hasactivedrop
    public var hasActiveDrop: Bool { transfer.hasDrop }
}
