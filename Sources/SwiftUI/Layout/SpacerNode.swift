import RenderTree

/// Flexible only along its stack: across, it asks for nothing. Outside of a stack both ways.
final class SpacerNode: LayoutNode {
    var minLength: CGFloat = 0 { didSet { if minLength != oldValue { sizeChanged() } } }

    override init(_ graph: ViewGraph) {
        super.init(graph)
        ownTraits.isSpacer = true
        // It gets what all others leave: a text beside it is broken only where the whole line is too short for it.
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

/// Takes its stack's width and a hairline's height, or the other way in a row.
final class DividerNode: LayoutNode {
    static let thickness: CGFloat = 1
    var color = RGBA(red: 0, green: 0, blue: 0) { didSet { if color != oldValue { markDirty() } } }
    private lazy var id = makeID()

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        enclosingAxis == .horizontal
            ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: Self.thickness)
    }

    override func render() -> [NodeID] {
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        graph.store.put(
            Node(id: id, frame: treeFrame, content: .shape(ShapeContent(path: path, fill: .color(color)))))
        return [id]
    }
}
