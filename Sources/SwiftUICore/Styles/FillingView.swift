/// A style that is also a view, which takes all of the proposed size.
protocol FillingView: View, PrimitiveView, PaintingStyle {}

extension FillingView {
    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ShapeNode(context.graph)) { node, style, environment in
            node.set(ShapeDrawing(fill: style.paint(in: environment)) { Path($0) })
        }
    }
}

extension CGFloat {
    /// The value itself, or 0 if it is infinite or NaN.
    var finite: CGFloat { isFinite ? self : 0 }
}

extension Double {
    var finite: Double { isFinite ? self : 0 }
}
