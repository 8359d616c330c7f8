import RenderTree
@_spi(Engine) import SwiftUICore

/// Swipe actions of a row. The row is then a scroll view that snaps to where its actions begin or end: it follows the
/// finger, and the keyboard reaches its buttons, without a round trip to the app.
@MainActor final class RowSwipe {
    private unowned let row: RowNode
    private let scrollID: NodeID
    private let groupID: NodeID
    private lazy var deletion = RowDeletion(row)
    private var serial = 0
    private var leadingWidth: CGFloat = 0

    init(_ row: RowNode, _ scrollID: NodeID, _ groupID: NodeID) {
        self.row = row
        self.scrollID = scrollID
        self.groupID = groupID
    }

    /// Button of a row without actions of its own that may be deleted.
    var deleteID: NodeID { deletion.id }

    /// Returns what the row draws, with its actions beside it.
    func put(_ drawn: [NodeID]) -> [NodeID] {
        let leading = row.content.rowParts(.leading)
        let trailing = row.content.rowParts(.trailing)
        let store = row.graph.store
        // While the list is edited, a button in the row deletes it.
        let deletes = trailing.isEmpty && row.canDelete && row.isEditing != true
        if !deletes { deletion.remove() }
        guard !leading.isEmpty || !trailing.isEmpty || deletes else {
            for id in [scrollID, groupID] { store.remove(id) }
            return drawn
        }
        let size = row.size
        let deletesBefore = deletes && row.isMirrored
        let before = deletesBefore ? deletion.put(from: 0) : place(row.isMirrored ? trailing : leading, from: 0)
        let end = before.end + size.width
        // Reversed: the first action stands at the outer edge.
        let after =
            deletes && !row.isMirrored
            ? deletion.put(from: end) : place((row.isMirrored ? leading : trailing).reversed(), from: end)
        store.put(
            Node(
                id: groupID, frame: TreeRect(x: before.end, y: 0, width: size.width, height: size.height),
                children: drawn))
        if serial == 0 || leadingWidth != before.end { serial += 1 }
        leadingWidth = before.end
        let offsets = Set([0, before.end, before.end + after.end - before.end - size.width]).sorted()
        let scroll = ScrollContent(
            contentSize: TreeSize(width: after.end, height: size.height), horizontal: true, vertical: false,
            hidesIndicators: true,
            target: leadingWidth > 0 || serial > 1
                ? RenderTree.ScrollTarget(x: leadingWidth, y: 0, serial: serial) : nil,
            snap: .offsets(offsets.filter { $0 >= 0 }.map { Double($0) }), rest: leadingWidth)
        store.put(
            Node(
                id: scrollID, frame: TreeRect(x: 0, y: 0, width: size.width, height: size.height),
                content: .scroll(scroll), children: before.drawn + [groupID] + after.drawn))
        return [scrollID]
    }

    private func place(_ nodes: [LayoutNode], from start: CGFloat) -> (drawn: [NodeID], end: CGFloat) {
        var x = start
        var drawn: [NodeID] = []
        for node in nodes {
            let proposal = ProposedViewSize(
                width: node.size(for: ProposedViewSize(width: nil, height: row.size.height)).width,
                height: row.size.height)
            node.place(at: CGPoint(x: x, y: 0), proposal)
            x += node.size.width
            drawn += node.renderedIDs
        }
        return (drawn, x)
    }
}
