/// An outline that fits the rectangle it is given.
///
/// Source: developer.apple.com/documentation/swiftui/shape
public nonisolated protocol Shape: Sendable, View {
    /// The outline within `rect`, in points.
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape whose outline can be drawn further in.
///
/// Source: developer.apple.com/documentation/swiftui/insettableshape
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    var evenOdd = false

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ShapeNode(context.graph)) { node, view, environment in
            node.set(
                ShapeDrawing(
                    fill: view.style.resolvedPaint(in: environment), evenOdd: view.evenOdd,
                    fit: { view.shape.sizeThatFits($0) }, path: { view.shape.path(in: $0) }))
        }
    }
}

/// The line along a shape.
public struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public typealias Body = Never
    let shape: Content
    let style: Style
    let stroke: StrokeStyle

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ShapeNode(context.graph)) { node, view, environment in
            node.set(
                ShapeDrawing(
                    stroke: view.stroke.painted(with: view.style.resolvedPaint(in: environment)),
                    fit: { view.shape.sizeThatFits($0) }, path: { view.shape.path(in: $0) }))
        }
    }
}

extension Shape {
    /// Fills this shape.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content, evenOdd: style.isEOFilled)
    }

    public func fill(style: FillStyle = FillStyle()) -> some View { fill(ForegroundStyle(), style: style) }

    /// Draws the line along this shape, half of its width outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _StrokedShapeView(shape: self, style: content, stroke: style)
    }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }

    public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }
}

extension InsettableShape {
    /// Draws the line along this shape, all of its width inside.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }

    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}
