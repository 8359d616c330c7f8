/// An element that shows another view in place of its own.
package final class ForwardingElement<V: View, Content: SwiftUICore.View>: ViewElement<V> {
    private let content: @MainActor (V) -> Content
    private var child: ViewElement<Content>?

    package init(_ view: V, _ context: ElementContext, _ content: @escaping @MainActor (V) -> Content) {
        self.content = content
        super.init(view, context)
    }

    package override var forwardsChildNodes: Bool { true }
    package override func mount() {
        child = makeChild(content(view))
        adoptNodes(of: child)
    }

    package override func update(from old: V) {
        child?.update(content(view), environment: environment)
        adoptNodes(of: child)
    }

    package override func collectNodes() { adoptNodes(of: child) }
    package override var childElements: [Element] { [child].compactMap { $0 } }
}

/// An element with one layout node and no children. Where it `tracks`, it reads states as a body does, such as a control's
/// binding: a change of them applies the view again.
package final class NodeElement<V: View, Node: LayoutNode>: ViewElement<V> {
    private let node: Node
    private let tracks: Bool
    private let apply: @MainActor (Node, V, EnvironmentValues) -> Void

    package init(
        _ view: V, _ context: ElementContext, node: Node, tracks: Bool = false,
        apply: @escaping @MainActor (Node, V, EnvironmentValues) -> Void
    ) {
        self.node = node
        self.tracks = tracks
        self.apply = apply
        super.init(view, context)
        own(node)
    }

    package override func mount() {
        evaluate()
        setNodes([node])
    }

    package override func update(from old: V) { evaluate() }

    package override func evaluate() {
        if tracks {
            tracking { apply(node, view, environment) }
        } else {
            apply(node, view, environment)
        }
    }

    package override func didUnmount() { node.remove() }
}

/// An element with one layout node that arranges the nodes of its content.
package final class ContainerElement<V: View, Content: SwiftUICore.View, Node: ContainerNode>: ViewElement<V> {
    private let node: Node
    private let content: @MainActor (V) -> Content
    private let apply: @MainActor (Node, V, EnvironmentValues) -> Void
    private var child: ViewElement<Content>?

    package init(
        _ view: V, _ context: ElementContext, node: Node, content: @escaping @MainActor (V) -> Content,
        apply: @escaping @MainActor (Node, V, EnvironmentValues) -> Void
    ) {
        self.node = node
        self.content = content
        self.apply = apply
        super.init(view, context)
        own(node)
    }

    package override func mount() {
        apply(node, view, environment)
        let child = makeChild(content(view))
        self.child = child
        node.children = child.nodes
        setNodes([node])
    }

    package override func update(from old: V) {
        apply(node, view, environment)
        child?.update(content(view), environment: environment)
        collectNodes()
    }

    package override func collectNodes() { node.children = child?.nodes ?? [] }
    package override var childElements: [Element] { [child].compactMap { $0 } }
    package override var lazyAxis: Axis? { (node as? any LazyContainer)?.lazyAxis }
    package override func didUnmount() { node.remove() }
}
