/// A style that as a view fills all that it is proposed.
protocol FillingView: View, PrimitiveView, PaintingStyle {}

extension FillingView {
    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ShapeNode(context.graph)) { node, style, environment in
            node.set(ShapeDrawing(fill: style.paint(in: environment)) { Path($0) })
        }
    }
}

extension CGFloat {
    /// 0 for what is no number or none that a screen has.
    var finite: CGFloat { isFinite ? self : 0 }
}

extension Double {
    var finite: Double { isFinite ? self : 0 }
}
