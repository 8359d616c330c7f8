import CoreGraphics
import RenderTree

/// Child nodes that draw a symbol's layers if one shape is not enough.
@MainActor final class SymbolNodes {
    private unowned let owner: LayoutNode
    private var ids: [NodeID] = []

    init(_ owner: LayoutNode) { self.owner = owner }

    /// Draws a symbol into a node: a single layer becomes its content; several layers, and emoji, become its
    /// children.
    func draw(_ symbol: ResolvedSymbol, in size: CGSize, into node: inout Node) {
        if symbol.art.emoji == nil, symbol.art.layers.count == 1 {
            clear()
            node.content = .shape(symbol.shape(0, in: size))
            return
        }
        node.children = put(symbol, at: .zero, size)
    }

    /// Writes the layers as nodes, and returns their ids.
    func put(_ symbol: ResolvedSymbol, at origin: CGPoint, _ size: CGSize) -> [NodeID] {
        let frame = TreeRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
        var contents: [NodeContent] = symbol.art.layers.indices.map { .shape(symbol.shape($0, in: size)) }
        if let text = symbol.emojiText(in: size) { contents.append(.text(text)) }
        resize(to: contents.count)
        for (id, content) in zip(ids, contents) {
            owner.graph.store.put(
                Node(id: id, frame: frame, content: content, accessibility: NodeAccessibility(hidden: true)))
        }
        return ids
    }

    func clear() { resize(to: 0) }

    private func resize(to count: Int) {
        while ids.count < count { ids.append(owner.makeID()) }
        while ids.count > count { owner.graph.store.remove(ids.removeLast()) }
    }
}
