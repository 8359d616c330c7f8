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

    /// What the content is proposed.
    func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// Where the content's leading top corner is in this node's box, which has that size for that proposal.
    func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint { .zero }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: contentProposal(proposal)) }

    override func render() -> [NodeID] {
        placeContent()
        return content.emitted
    }

    final func placeContent() { place(content, at: contentCorner(in: proposal, size), contentProposal(proposal)) }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        let first = contentGuide(VerticalAlignment.firstTextBaseline.key, in: proposal)
        let last = contentGuide(VerticalAlignment.lastTextBaseline.key, in: proposal)
        guard let one = first ?? last else { return nil }
        return (first ?? one, last ?? one)
    }

    override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        key.isBaseline ? super.explicitGuide(key, in: proposal) : contentGuide(key, in: proposal)
    }

    private func contentGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard let position = content.explicit(key, in: contentProposal(proposal)) else { return nil }
        return position + contentCorner(in: proposal, size(for: proposal))[key.axis]
    }
}

/// Keeps its content in a node of its own, for what is true of a whole branch of the tree.
@MainActor class GroupingNode: WrapperNode {
    private lazy var id = makeID()

    func makeNode(_ id: NodeID) -> Node { Node(id: id, frame: treeFrame) }

    override var childSpace: CGPoint? { .zero }

    override func render() -> [NodeID] {
        placeContent()
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
    var enclosingAxis: Axis? {
        var next = parent
        while let wrapper = next as? WrapperNode { next = wrapper.parent }
        return next?.stackAxis
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
    /// Each is a `Modifier.Node`. Arrays of a type that is only known while the app runs are slow.
    private var wrappers: [LayoutNode] = []

    override var passesNodesOn: Bool { true }
    override func mount() {
        child = makeChild(view.content, environment: view.modifier.contentEnvironment(environment))
        collectNodes()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: view.modifier.contentEnvironment(environment))
        evaluate()
        collectNodes()
    }

    override func evaluate() {
        for wrapper in wrappers { view.modifier.apply(to: node(wrapper), in: environment) }
    }

    override func collectNodes() {
        let contents = child?.nodes ?? []
        guard !wraps(contents) else { return setNodes(wrappers) }
        var known: [ObjectIdentifier: LayoutNode] = [:]
        for wrapper in wrappers { known[ObjectIdentifier(node(wrapper).content)] = wrapper }
        wrappers = []
        for content in contents {
            wrappers.append(known.removeValue(forKey: ObjectIdentifier(content)) ?? wrap(content))
        }
        for wrapper in known.values { wrapper.remove() }
        setNodes(wrappers)
    }

    private func wraps(_ contents: [LayoutNode]) -> Bool {
        guard contents.count == wrappers.count else { return false }
        for (content, wrapper) in zip(contents, wrappers) where content !== node(wrapper).content { return false }
        return true
    }

    private func wrap(_ content: LayoutNode) -> LayoutNode {
        let wrapper = view.modifier.wrap(content)
        own(wrapper)
        view.modifier.apply(to: wrapper, in: environment)
        return wrapper
    }

    private func node(_ wrapper: LayoutNode) -> Modifier.Node { unsafeDowncast(wrapper, to: Modifier.Node.self) }

    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { for wrapper in wrappers { wrapper.remove() } }
}
