import RenderTree

public struct _HoverModifier: LayoutModifier {
    public typealias Body = Never
    let action: (Bool) -> Void

    func wrap(_ content: LayoutNode) -> HoverNode { HoverNode(content) }

    func apply(to node: HoverNode, in environment: EnvironmentValues) {
        node.action = action
        node.isEnabled = environment.isEnabled
    }
}

final class HoverNode: GroupingNode {
    var action: (Bool) -> Void = { _ in }
    var isEnabled = true { didSet { if isEnabled != oldValue { markDirty() } } }
    private var isInside = false

    override func makeNode(_ id: NodeID) -> Node {
        Node(id: id, frame: treeFrame, interactions: isEnabled ? .hover : [])
    }

    override func handle(_ event: InputEvent) {
        guard case .hover(_, let isInside) = event, isInside != self.isInside else { return }
        self.isInside = isInside
        action(isInside)
    }
}

extension View {
    /// Runs `action` with true when a mouse pointer enters this view, and with false when it leaves.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onhover(perform:)
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(action: action))
    }
}
