/// Modifier that runs an action when a value computed from its content's geometry changes.
public struct _GeometryActionModifier<T: Equatable>: LayoutModifier {
    public typealias Body = Never
    let transform: (GeometryProxy) -> T
    let action: (_ old: T, _ new: T) -> Void

    package func wrap(_ content: LayoutNode) -> GeometryActionNode<T> { GeometryActionNode(content) }

    package func apply(to node: GeometryActionNode<T>, in environment: EnvironmentValues) {
        node.transform = transform
        node.action = action
        node.graph.geometry.add(node)
    }
}

package final class GeometryActionNode<T: Equatable>: WrapperNode, GeometryObserver {
    var transform: ((GeometryProxy) -> T)?
    var action: (_ old: T, _ new: T) -> Void = { _, _ in }
    private var last: T?
    /// Has the scroll views report their offset on which what is read depends.
    private let scrolling = GeometryDependencies()

    package func layoutDidSettle() {
        guard let value = transform?(GeometryProxy(self, scrolling)), value != last else { return }
        let (old, action) = (last ?? value, action)
        last = value
        graph.enqueue { action(old, value) }
    }

    package override func didRemove() { graph.geometry.remove(self) }
}

extension View {
    /// Runs `action` with the value that `transform` computes from this view's geometry, after the first layout and
    /// whenever it changes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: { action($1) }))
    }

    /// Runs `action` with the old value too; the first time both are the same.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: action))
    }
}
