import RenderTree

/// What a shape node draws, and the outline for whatever size it gets.
struct ShapeDrawing {
    var fill: Paint?
    var stroke: Stroke?
    var evenOdd = false
    var fit: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    var path: (CGRect) -> Path
}

final class ShapeNode: LayoutNode {
    private var drawing = ShapeDrawing { Path($0) }
    private lazy var id = makeID()

    func set(_ drawing: ShapeDrawing) {
        self.drawing = drawing
        contentChanged()
    }

    override var accessibilityRole: AccessibilityRole { .drawing }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { drawing.fit(proposal) }

    override func render() -> [NodeID] {
        var data = drawing.path(CGRect(origin: .zero, size: size)).data
        if data.utf8.count > TreeLimits.pathByteCountMax {
            graph.report("path_too_long", "A shape's path is longer than \(TreeLimits.pathByteCountMax) bytes.", nil)
            data = ""
        }
        let shape = ShapeContent(
            path: data, fill: drawing.fill, stroke: drawing.stroke, evenOdd: drawing.evenOdd ? true : nil)
        graph.store.put(Node(id: id, frame: treeFrame, content: .shape(shape), accessibility: toldAccessibility))
        return [id]
    }
}
