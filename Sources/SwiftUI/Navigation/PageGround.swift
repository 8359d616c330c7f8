import RenderTree
@_spi(Engine) import SwiftUICore

/// Draws the background of the list that fills a page behind the whole page, so that its bars stand on it.
struct _PageGroundModifier: LayoutModifier {
    typealias Body = Never
    func wrap(_ content: LayoutNode) -> PageGroundNode { PageGroundNode(content) }
    func apply(to node: PageGroundNode, in environment: EnvironmentValues) {}
}

/// Marks the content of a page, between its bars.
struct _PageContentModifier: LayoutModifier {
    typealias Body = Never
    /// Large title, which a scroll view at the top of the content takes.
    let header: ScrollHeader

    func wrap(_ content: LayoutNode) -> PageContentNode { PageContentNode(content) }
    func apply(to node: PageContentNode, in environment: EnvironmentValues) { node.header = header }
}

final class PageContentNode: WrapperNode, ScrollHeaderScope {
    var header: ScrollHeader? { didSet { if header != oldValue { markDirty() } } }
}

final class PageGroundNode: WrapperNode {
    private lazy var groundID = makeID()
    private weak var list: ListNode?
    private var color: RGBA? { didSet { if color != oldValue { markDirty() } } }

    /// Sets the page's background to that of a list; nil removes it if it is this list's.
    func setGround(_ color: RGBA?, of list: ListNode) {
        guard color != nil || self.list === list else { return }
        self.list = color == nil ? nil : list
        self.color = color
    }

    override func render() -> [NodeID] {
        let drawn = super.render()
        guard let color else {
            graph.store.remove(groundID)
            return drawn
        }
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        graph.store.put(
            Node(id: groundID, frame: treeFrame, content: .shape(ShapeContent(path: path, fill: .color(color)))))
        return [groundID] + drawn
    }
}

extension ListNode {
    /// The page whose content this list fills, from side to side and from its top to its bottom; nil if there is none.
    var enclosingPageGround: PageGroundNode? {
        var next = parent
        while let node = next {
            if node is PageContentNode {
                guard node.unscrolledFrame.insetBy(dx: 1, dy: 1).isContained(in: unscrolledFrame) else { return nil }
                return node.enclosing(PageGroundNode.self)
            }
            next = node.parent
        }
        return nil
    }
}

extension LayoutNode {
    /// Returns the nearest ancestor of a type.
    fileprivate func enclosing<Node: LayoutNode>(_ type: Node.Type) -> Node? {
        sequence(first: self) { $0.parent }.lazy.compactMap { $0 as? Node }.first
    }
}

extension CGRect {
    fileprivate func isContained(in outer: CGRect) -> Bool { outer.contains(self) }
}
