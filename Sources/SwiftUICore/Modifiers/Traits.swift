/// Modifier that sets layout traits, which the view's container reads.
public struct _TraitModifier: PrimitiveModifier {
    public typealias Body = Never
    let priority: Double?
    let zIndex: Double?

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            let modifier = view.modifier
            if let priority = modifier.priority, priority != node.ownTraits.priority {
                node.ownTraits.priority = priority
                node.parent?.sizeChanged()
            }
            if let zIndex = modifier.zIndex, zIndex != node.ownTraits.zIndex { node.ownTraits.zIndex = zIndex }
        }
    }
}

/// Element that applies a closure to each node of its content, and passes the nodes on.
package final class TraitElement<Content: SwiftUICore.View, Modifier: ViewModifier>: ViewElement<
    ModifiedContent<Content, Modifier>
>
{
    private let apply: @MainActor (LayoutNode, View) -> Void
    private var child: ViewElement<Content>?

    package init(_ view: View, _ context: ElementContext, _ apply: @escaping @MainActor (LayoutNode, View) -> Void) {
        self.apply = apply
        super.init(view, context)
    }

    package override var forwardsChildNodes: Bool { true }
    package override func mount() {
        child = makeChild(view.content)
        collectNodes()
    }

    package override func update(from old: View) {
        child?.update(view.content, environment: environment)
        collectNodes()
    }

    package override func collectNodes() {
        for node in child?.nodes ?? [] { apply(node, view) }
        adoptNodes(of: child)
    }

    package override var childElements: [Element] { [child].compactMap { $0 } }
}

extension View {
    /// Sets the priority at which a stack serves this view when it divides its length: higher first. The default is 0.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
    public func layoutPriority(_ value: Double) -> some View { modifier(_TraitModifier(priority: value, zIndex: nil)) }

    /// Sets the drawing order among siblings: higher values are in front. The default is 0.
    public func zIndex(_ value: Double) -> some View { modifier(_TraitModifier(priority: nil, zIndex: value)) }
}
