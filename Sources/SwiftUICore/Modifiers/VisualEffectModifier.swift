package import RenderTree

/// Modifier whose looks depend on where its content is.
public struct _VisualEffectModifier: LayoutModifier {
    public typealias Body = Never
    let effect: @Sendable (GeometryProxy) -> _VisualLooks

    package func wrap(_ content: LayoutNode) -> VisualEffectNode { VisualEffectNode(content) }

    package func apply(to node: VisualEffectNode, in environment: EnvironmentValues) {
        node.effect = effect
        node.graph.geometry.add(node)
        node.markDirty()
    }
}

/// Draws its content with looks that are computed anew after every layout and every report of a scroll offset. The
/// effect changes no frame, so that it settles after one more pass.
package final class VisualEffectNode: GroupingNode, GeometryObserver {
    var effect: ((GeometryProxy) -> _VisualLooks)?
    private var looks = _VisualLooks()
    /// Has the scroll views report their offset on which the effect depends.
    private let scrolling = GeometryDependencies()

    package func layoutDidSettle() {
        guard let new = effect?(GeometryProxy(self, scrolling)), new != looks else { return }
        looks = new
        markDirty()
    }

    package override func makeNode(_ id: NodeID) -> Node {
        Node(id: id, frame: treeFrame, style: looks.style(for: size))
    }

    override func passesHeader(to child: LayoutNode) -> Bool { false }
    package override func didRemove() { graph.geometry.remove(self) }
}

extension View {
    /// Changes this view's looks by what its geometry is, such as its place in a scroll view. Its layout stays.
    ///
    /// Partly: the transforms of the effect do not count for the frames of the views within.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/visualeffect(_:)
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._looks })
    }
}
