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
        let isOther = axes != self.axes || alignment != self.alignment
        (self.axes, self.alignment, self.length) = (axes, alignment, length)
        let new = sized(containerSize)
        if isOther || new != box { resize(to: new) }
    }

    private func resize(to size: CGSize) {
        (box, tried) = (size, [])
        sizeChanged()
    }

    private var containerSize: CGSize {
        guard let scroll else { return graph.root.size }
        return CGSize(
            width: scroll.containerLength(along: .horizontal), height: scroll.containerLength(along: .vertical))
    }

    private var scroll: ScrollNode? {
        var next = parent
        while let node = next, !(node is ScrollNode) { next = node.parent }
        return next as? ScrollNode
    }

    /// Sizes found while a scroll view measured, by the proposal that reached this node.
    private var tried: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// Maximum number of remembered sizes, as in other nodes.
    private static let triedMax = 8

    /// Returns the size for a proposal. While a scroll view measures, it takes the proposed length across the scroll axes; later it
    /// returns the size found then for the same proposal.
    private func size(in proposal: ProposedViewSize) -> CGSize {
        guard let scroll, scroll.arranged != nil else { return tried.first { $0.proposal == proposal }?.size ?? box }
        let offered = sized(containerSize)
        let size = CGSize(
            width: scroll.scrolls(along: .horizontal) ? box.width : offered.width,
            height: scroll.scrolls(along: .vertical) ? box.height : offered.height)
        tried.removeAll { $0.proposal == proposal }
        if tried.count >= Self.triedMax { tried.removeFirst() }
        tried.append((proposal, size))
        return size
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
        if new != box { resize(to: new) }
    }

    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let box = size(in: proposal)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? box.width : proposal.width,
            height: axes.contains(.vertical) ? box.height : proposal.height)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let box = size(in: proposal)
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
