import CoreGraphics
package import RenderTree
import TreePainter

/// Modifier that draws its content as a group of its own, within which views may erase what is behind them.
public struct _CompositingGroupModifier: LayoutModifier {
    public typealias Body = Never

    package func wrap(_ content: LayoutNode) -> CompositingNode { CompositingNode(content) }

    package func apply(to node: CompositingNode, in environment: EnvironmentValues) {
        node.displayScale = environment.displayScale
    }

    package func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
        var inner = environment
        inner.isInCompositingGroup = true
        return inner
    }
}

extension EnvironmentValues {
    /// Whether views have a group around them in which they can erase.
    @Entry var isInCompositingGroup: Bool = false
}

/// Group that is masked by what its views erase. Browsers have no such operator.
package final class CompositingNode: GroupingNode {
    /// All that a mask's picture shows.
    private struct Drawing: Equatable {
        var size: CGSize
        var scale: CGFloat
        var erasers: [Node]
    }

    var displayScale: CGFloat = 2
    private var drawing: Drawing?
    private var mask: AssetID?

    /// The mask has the size of the group, and would cut off what is drawn above it.
    override func passesHeader(to child: LayoutNode) -> Bool { mask == nil }

    package override func makeNode(_ id: NodeID) -> Node {
        Node(id: id, frame: treeFrame, style: NodeStyle(mask: mask, blend: .normal))
    }

    /// Masks the group anew where what erases in it has changed.
    func erase(by views: Set<NodeID>) {
        guard let id = renderedIDs.first, var node = graph.store[id] else {
            (drawing, mask) = (nil, nil)
            return
        }
        let drawing = Drawing(
            size: size, scale: displayScale, erasers: graph.store.erasers(views, below: node.children))
        let isKept = mask.map { graph.pictures[$0] != nil } ?? true
        guard drawing != self.drawing || !isKept else { return }
        self.drawing = drawing
        mask = picture(of: drawing, of: node.children)
        node.style.mask = mask
        graph.store.put(node)
    }

    private lazy var maskIDs = (root: NodeStore.makeID(), ground: NodeStore.makeID(), erasers: NodeStore.makeID())

    /// Draws a mask that is opaque but where something erases, with fewer pixels where it is larger than a picture may be; nil where
    /// nothing does.
    private func picture(of drawing: Drawing, of children: [NodeID]) -> AssetID? {
        guard !drawing.erasers.isEmpty else { return nil }
        let bounds = CGRect(origin: .zero, size: drawing.size)
        var ground = NodeDraft.box(bounds, RGBA(red: 0, green: 0, blue: 0)).node
        ground.id = maskIDs.ground
        let known = Set(drawing.erasers.map(\.id))
        let nodes = [
            Node(id: maskIDs.root, frame: TreeRect(bounds), children: [maskIDs.ground, maskIDs.erasers]), ground,
            Node(
                id: maskIDs.erasers, frame: TreeRect(bounds), style: NodeStyle(blend: .destinationOut),
                children: children.filter(known.contains)),
        ]
        var tree = NodeTree()
        let puts = (nodes + drawing.erasers).map { PatchOperation.put($0) }
        guard (try? tree.apply(Patch(revision: 1, reset: true, root: maskIDs.root, operations: puts))) != nil,
            let image = CairoPainter.image(
                of: tree, scale: drawing.size.resolution(atMost: drawing.scale), asset: { graph.pictures[$0] }),
            let bytes = image.fittedPNGData
        else { return nil }
        return graph.pictures.provide(bytes)
    }
}

extension NodeStore {
    /// Returns the nodes of views that erase, visible, and those around them, which draw nothing.
    fileprivate func erasers(_ views: Set<NodeID>, below nodes: [NodeID]) -> [Node] {
        nodes.flatMap { id -> [Node] in
            guard var node = self[id] else { return [] }
            if views.contains(id) {
                node.style.opacity = nil
                return [node] + node.children.flatMap(subtree)
            }
            let inner = erasers(views, below: node.children)
            guard !inner.isEmpty else { return [] }
            let known = Set(inner.map(\.id))
            node.content = .group
            node.children = node.children.filter(known.contains)
            return [node] + inner
        }
    }

    private func subtree(_ id: NodeID) -> [Node] { self[id].map { [$0] + $0.children.flatMap(subtree) } ?? [] }
}
