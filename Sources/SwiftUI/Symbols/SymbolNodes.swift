import CoreGraphics
import RenderTree

/// The nodes below another one that draw a symbol's layers where one shape is not enough.
@MainActor final class SymbolNodes {
    private unowned let owner: LayoutNode
    private var ids: [NodeID] = []

    init(_ owner: LayoutNode) { self.owner = owner }

    /// One layer is the node's own content; several, and emoji, are its children.
    func draw(_ symbol: ResolvedSymbol, in size: CGSize, into node: inout Node) {
        if symbol.art.emoji == nil, symbol.art.layers.count == 1 {
            clear()
            node.content = .shape(symbol.shape(0, in: size))
            return
        }
        node.children = put(symbol, at: .zero, size)
    }

    /// As nodes of their own, with their names.
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
