package import RenderTree

/// Space that is flexible along its stack's axis and 0 across it, and flexible in both axes outside of a stack. Its
/// priority is minus infinity: a stack serves every other child first, unless an author sets a priority.
///
/// Source: zenn.dev/ueeek/articles/20250127swiftui_spacer, and the probe in github.com/water-rs/waterui/issues/968: a
/// layout is told a priority of minus infinity, and a least and ideal length of 8 points.
final class SpacerNode: LayoutNode {
    var minLength: CGFloat = 0 { didSet { if minLength != oldValue { sizeChanged() } } }

    override init(_ graph: ViewGraph) {
        super.init(graph)
        ownTraits.isSpacer = true
        ownTraits.priority = -.infinity
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let axis = enclosingAxis
        func length(_ direction: Axis) -> CGFloat {
            guard axis == nil || axis == direction else { return 0 }
            return max(minLength, proposal[direction] ?? minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}

/// Line of one pixel across its stack: as wide as a column, as high as a row.
package final class DividerNode: LayoutNode {
    /// In points.
    var thickness: CGFloat = 1 { didSet { if thickness != oldValue { sizeChanged() } } }
    var color = RGBA(red: 0, green: 0, blue: 0) { didSet { if color != oldValue { markDirty() } } }
    private lazy var id = makeID()

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        enclosingAxis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    package override func render() -> [NodeID] {
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        graph.store.put(
            Node(id: id, frame: treeFrame, content: .shape(ShapeContent(path: path, fill: .color(color)))))
        return [id]
    }
}
