import RenderTree

/// Changes how one node is measured, placed or drawn.
@MainActor class WrapperNode: LayoutNode {
    final let content: LayoutNode

    init(_ content: LayoutNode) {
        self.content = content
        super.init(content.graph)
        content.parent = self
    }

    override var below: [LayoutNode] { [content] }
    override var traits: LayoutTraits { ownTraits.merged(over: content.traits) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

    override func render() -> [NodeID] {
        content.place(at: origin, proposal)
        return content.emitted
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        content.baselines(in: proposal)
    }
}

/// Keeps its content in a node of its own, for what is true of a whole branch of the tree.
@MainActor class GroupingNode: WrapperNode {
    private lazy var id = makeID()

    func makeNode(_ id: NodeID) -> Node { Node(id: id, frame: treeFrame) }

    override func render() -> [NodeID] {
        content.place(at: .zero, proposal)
        var node = makeNode(id)
        node.children = content.emitted
        graph.store.put(node)
        if !node.interactions.isEmpty || node.gestures != nil { graph.setResponder(self, for: id) }
        return [id]
    }

    func removeGroup() { graph.store.remove(id) }
}

extension LayoutNode {
    /// The direction of the stack that this node is laid out by, through whatever wraps it.
    var stackAxis: Axis? {
        var next = parent
        while let wrapper = next as? WrapperNode { next = wrapper.parent }
        return (next as? StackNode)?.axis
    }
}

/// A modifier that wraps each node of its content.
@MainActor protocol LayoutModifier: PrimitiveModifier {
    associatedtype Node: WrapperNode
    func wrap(_ content: LayoutNode) -> Node
    func apply(to node: Node, in environment: EnvironmentValues)
    func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
}

extension LayoutModifier {
    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        LayoutModifierElement(ModifiedContent(content: content, modifier: self), context)
    }

    func apply(to node: Node, in environment: EnvironmentValues) {}
    func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}

/// A modifier on several views is applied to each of them.
final class LayoutModifierElement<Content: SwiftUI.View, Modifier: LayoutModifier>:
    ViewElement<ModifiedContent<Content, Modifier>>
{
    private var child: ViewElement<Content>?
    private var wrappers: [Modifier.Node] = []

    override func mount() {
        child = makeChild(view.content, environment: view.modifier.contentEnvironment(environment))
        collectNodes()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: view.modifier.contentEnvironment(environment))
        for wrapper in wrappers { view.modifier.apply(to: wrapper, in: environment) }
        collectNodes()
    }

    override func collectNodes() {
        let contents = child?.nodes ?? []
        var known = Dictionary(uniqueKeysWithValues: wrappers.map { (ObjectIdentifier($0.content), $0) })
        wrappers = contents.map { content in
            if let wrapper = known.removeValue(forKey: ObjectIdentifier(content)) { return wrapper }
            let wrapper = view.modifier.wrap(content)
            view.modifier.apply(to: wrapper, in: environment)
            return wrapper
        }
        for wrapper in known.values { wrapper.remove() }
        setNodes(wrappers)
    }

    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { for wrapper in wrappers { wrapper.remove() } }
}
