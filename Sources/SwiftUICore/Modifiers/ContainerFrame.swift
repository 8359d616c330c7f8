/// Frame relative to the nearest enclosing scroll view, or to the scene.
public struct _ContainerFrameLayout: LayoutModifier {
    public typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    package func wrap(_ content: LayoutNode) -> ContainerFrameNode { ContainerFrameNode(content) }

    package func apply(to node: ContainerFrameNode, in environment: EnvironmentValues) {
        node.set(axes, alignment, length)
        node.graph.geometry.add(node)
    }
}

package final class ContainerFrameNode: WrapperNode, GeometryObserver {
    private var axes: Axis.Set = []
    private var alignment = Alignment.center
    private var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
    private var box = CGSize.zero

    func set(_ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
        (self.axes, self.alignment, self.length) = (axes, alignment, length)
        box = sized(containerSize)
        sizeChanged()
    }

    private var containerSize: CGSize {
        var next = parent
        while let node = next {
            if node is ScrollNode { return node.size }
            next = node.parent
        }
        return graph.root.size
    }

    private func sized(_ container: CGSize) -> CGSize {
        func valid(_ length: CGFloat) -> CGFloat {
            if !length.isFinite { report("bad_frame", "A frame of \(length) points is no frame; 0 is used.") }
            return length.isFinite ? max(0, length) : 0
        }
        return CGSize(
            width: valid(length(container.width, .horizontal)), height: valid(length(container.height, .vertical)))
    }

    /// Resizes only after layout, once the container's size is known.
    package func layoutDidSettle() {
        let new = sized(containerSize)
        guard new != box else { return }
        box = new
        sizeChanged()
    }

    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? box.width : proposal.width,
            height: axes.contains(.vertical) ? box.height : proposal.height)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: contentProposal(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? box.width : size.width,
            height: axes.contains(.vertical) ? box.height : size.height)
    }

    package override func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
        content.origin(in: size, alignment, contentProposal(proposal))
    }

    package override func didRemove() { graph.geometry.remove(self) }
}

extension View {
    /// Gives this view the length of the enclosing scroll view, or of the scene, along `axes`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Divides the container into `count` parts with `spacing` points between them, and takes `span` of them.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let parts = CGFloat(max(1, count))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            (length - spacing * (parts - 1)) / parts * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
        }
    }

    /// Gives this view the length in points that `length` computes from the container's length along an axis.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerFrameLayout(axes: axes, alignment: alignment, length: length))
    }
}
