/// View with an explicit identity: its state is reset when the id changes.
public struct _IDView<Content: View, ID: Hashable>: PrimitiveView {
    public typealias Body = Never
    let content: Content
    let id: ID

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { IDElement(self, context) }
}

private final class IDElement<Content: SwiftUICore.View, ID: Hashable>: ViewElement<_IDView<Content, ID>> {
    private var child: ViewElement<Content>?

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        collectNodes()
    }

    override func update(from old: View) {
        if old.id == view.id {
            child?.update(view.content, environment: environment)
            collectNodes()
        } else {
            child?.unmount()
            mount()
        }
    }

    override func collectNodes() {
        let id = AnyHashable(view.id)
        for node in child?.nodes ?? [] where node.ownTraits.viewID != id { node.ownTraits.viewID = id }
        adoptNodes(of: child)
    }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

extension View {
    /// Sets an explicit identity: state below is reset when the id changes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/id(_:)
    public func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }
}
