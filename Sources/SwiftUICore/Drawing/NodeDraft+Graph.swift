import CoreGraphics
package import RenderTree
import TreePainter

extension NodeDraft {
    /// Puts it and all inside into a graph's store.
    @MainActor package func put(into graph: ViewGraph, _ names: NodeIDPool) -> NodeID {
        let id = names.next()
        let children = children.map { $0.put(into: graph, names) }
        graph.store.put(node(id, children) { picture in picture.pngData.map { graph.pictures.provide($0) } })
        return id
    }

    /// A copy of what another graph shows, with its pictures.
    @MainActor init?(_ id: NodeID, of inner: ViewGraph, for graph: ViewGraph) {
        guard let node = inner.store[id] else { return nil }
        for asset in node.pictures { graph.pictures.provide(asset, inner.pictures[asset]) }
        self.init(
            frame: node.frame, content: node.content, style: node.style,
            children: node.children.compactMap { NodeDraft($0, of: inner, for: graph) })
    }
}
