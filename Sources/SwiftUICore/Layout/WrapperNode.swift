public import RenderTree

/// Layout node that changes how its one child is measured, placed or drawn.
@_spi(Engine) @MainActor open class WrapperNode: LayoutNode {
    package final let content: LayoutNode

    package init(_ content: LayoutNode) {
        self.content = content
        super.init(content.graph)
        content.parent = self
    }

    open override var below: [LayoutNode] { [content] }
    open override var traits: LayoutTraits { ownTraits.merged(over: content.traits) }
    override func passesHeader(to child: LayoutNode) -> Bool { child === content }

    /// Returns the proposal for the content.
    open func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// Returns the content's leading top corner in this node's box, which has that size for that proposal.
    open func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint { .zero }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: contentProposal(proposal)) }

    open override func render() -> [NodeID] {
        placeContent()
        return content.renderedIDs
    }

    package final func placeContent() {
        place(content, at: contentCorner(in: proposal, size), contentProposal(proposal))
    }

    open override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
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

/// Wrapper that puts its content into a tree node of its own, for effects that apply to a whole subtree.
@_spi(Engine) @MainActor open class GroupingNode: WrapperNode {
    private lazy var id = makeID()

    open func makeNode(_ id: NodeID) -> Node { Node(id: id, frame: treeFrame) }
    /// Returns the children of the node, after the content has been placed and before `makeNode(_:)`.
    func putChildren() -> [NodeID] { content.renderedIDs }

    open override var childSpace: CGPoint? { .zero }

    open override func render() -> [NodeID] {
        placeContent()
        let children = putChildren()
        var node = makeNode(id)
        node.children = children
        graph.store.put(node)
        if !node.interactions.isEmpty || node.gestures != nil || node.keys != nil { graph.setResponder(self, for: id) }
        return [id]
    }

    func removeGroup() { graph.store.remove(id) }
}

extension LayoutNode {
    /// Axis of the stack that lays this node out, looked up through wrappers; nil outside of stacks.
    var enclosingAxis: Axis? {
        var next = parent
        while let wrapper = next as? WrapperNode { next = wrapper.parent }
        return next?.stackAxis
    }
}

/// Modifier that wraps each layout node of its content.
@MainActor @preconcurrency package protocol LayoutModifier: PrimitiveModifier {
    associatedtype Node: WrapperNode
    func wrap(_ content: LayoutNode) -> Node
    func apply(to node: Node, in environment: EnvironmentValues)
    func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
}

extension LayoutModifier {
    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        LayoutModifierElement(ModifiedContent(content: content, modifier: self), context)
    }

    func apply(to node: Node, in environment: EnvironmentValues) {}
    package func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}

/// Element of a layout modifier; several views in its content get one wrapper each.
final class LayoutModifierElement<Content: SwiftUICore.View, Modifier: LayoutModifier>:
    ViewElement<ModifiedContent<Content, Modifier>>
{
    private var child: ViewElement<Content>?
    /// Each is a `Modifier.Node`; arrays of a type that is only known at run time are slow.
    private var wrappers: [LayoutNode] = []

    override var forwardsChildNodes: Bool { true }
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
