package import RenderTree
import TreePainter

/// View above a scroll view that scrolls along with its content, such as the large title of a page. The layout keeps it
/// above the scroll view; only what is drawn moves into it, so that no size depends on who has taken it.
@MainActor package final class ScrollHeader: Equatable {
    weak var node: ScrollHeaderNode?
    weak var holder: LayoutNode?
    private let leaves = StateStorage(false)
    /// Points of empty space at the lower edge of the view.
    private let margin: CGFloat

    package init(margin: CGFloat) { self.margin = margin }

    package nonisolated static func == (left: ScrollHeader, right: ScrollHeader) -> Bool { left === right }

    /// Whether the view has scrolled out of sight. Tracked by the body that calls it.
    package var isGone: Bool { leaves.value }

    /// Size in points; nil where there is nothing to show.
    var size: CGSize? { node.flatMap { $0.size.height > 0 ? $0.size : nil } }
    var renderedIDs: [NodeID] { node?.groupID.map { [$0] } ?? [] }

    func isFree(for scrolling: LayoutNode) -> Bool { holder == nil || holder === scrolling }

    func give(to scrolling: LayoutNode?) {
        guard holder !== scrolling else { return }
        holder = scrolling
        node?.markDirty()
        if scrolling == nil { leave(false) }
    }

    func scrolled(to offset: CGFloat) { leave(isGone(at: offset)) }

    /// Whether the offset is one of which the header has not heard.
    func isNews(_ offset: CGFloat) -> Bool { isGone(at: offset) != leaves.value }

    private func isGone(at offset: CGFloat) -> Bool { size.map { offset >= $0.height - margin } ?? false }

    private func leave(_ isGone: Bool) {
        guard isGone != leaves.value else { return }
        withAnimation(.easeInOut(duration: 0.2)) { leaves.value = isGone }
        node?.markDirty()
    }
}

/// Marks a view as a header, and draws it where it belongs.
package struct _ScrollHeaderModifier: LayoutModifier {
    package typealias Body = Never
    private let header: ScrollHeader

    package init(_ header: ScrollHeader) { self.header = header }

    package func wrap(_ content: LayoutNode) -> ScrollHeaderNode { ScrollHeaderNode(content) }
    package func apply(to node: ScrollHeaderNode, in environment: EnvironmentValues) { node.header = header }
}

package final class ScrollHeaderNode: WrapperNode {
    var header: ScrollHeader? {
        didSet {
            guard header !== oldValue else { return }
            header?.node = self
            markDirty()
        }
    }
    var groupID: NodeID?
    private var shownSize: CGSize?
    // Two, because a painter would move a node with a frame of its own from one place to the other.
    private lazy var ownPlaceID = makeID()
    private lazy var scrolledID = makeID()

    package override var childSpace: CGPoint? { .zero }

    package override func render() -> [NodeID] {
        placeContent()
        let holder = header?.holder
        let (id, other) = holder == nil ? (ownPlaceID, scrolledID) : (scrolledID, ownPlaceID)
        graph.store.remove(other)
        graph.store.put(
            Node(
                id: id, frame: holder == nil ? treeFrame : TreeRect(CGRect(origin: .zero, size: size)),
                accessibility: NodeAccessibility(hidden: header?.isGone == true ? true : nil),
                children: content.renderedIDs))
        if size != shownSize || id != groupID { holder?.markDirty() }
        (shownSize, groupID) = (size, id)
        return holder == nil ? [id] : []
    }

    package override func didRemove() {
        guard let header, header.node === self else { return }
        header.holder?.markDirty()
        header.node = nil
    }
}
