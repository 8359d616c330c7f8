/// A filled shape over another view.
///
/// Source: developer.apple.com/documentation/swiftui/fillshapeview
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, LayeredShapeView {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    // Written by the initialiser only, which is nonisolated.
    public nonisolated(unsafe) var background: Background

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    package func draw(on node: ShapeNode, in environment: EnvironmentValues) {
        node.follow(shape)
        node.set(.filling(shape, with: style, evenOdd: fillStyle.isEOFilled, environment))
    }
}

/// The stroke of a shape over another view.
///
/// Source: developer.apple.com/documentation/swiftui/strokeshapeview
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, LayeredShapeView {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    /// Ignored: edges are always antialiased.
    public var isAntialiased: Bool
    // Written by the initialiser only, which is nonisolated.
    public nonisolated(unsafe) var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    package func draw(on node: ShapeNode, in environment: EnvironmentValues) {
        node.follow(shape)
        node.set(.stroking(shape, with: style, strokeStyle, environment))
    }
}

/// The stroke of a shape, entirely inside of its outline, over another view.
///
/// Source: developer.apple.com/documentation/swiftui/strokebordershapeview
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView,
    LayeredShapeView
{
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    /// Ignored: edges are always antialiased.
    public var isAntialiased: Bool
    // Written by the initialiser only, which is nonisolated.
    public nonisolated(unsafe) var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    package func draw(on node: ShapeNode, in environment: EnvironmentValues) {
        let inner = shape.inset(by: strokeStyle.lineWidth.finite / 2)
        node.follow(inner)
        node.set(.stroking(inner, with: style, strokeStyle, environment))
    }
}

/// A shape drawn over a background view.
@MainActor @preconcurrency package protocol LayeredShapeView: PrimitiveView {
    associatedtype Background: View
    var background: Background { get }
    func draw(on node: ShapeNode, in environment: EnvironmentValues)
}

extension LayeredShapeView {
    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        guard Background.self != EmptyView.self else {
            return NodeElement(self, context, node: ShapeNode(context.graph)) { node, view, environment in
                view.draw(on: node, in: environment)
            }
        }
        return ForwardingElement(self, context) { view in
            _ForegroundShapeView(layered: view).background { view.background }
        }
    }
}

/// The shape itself, without its background.
private struct _ForegroundShapeView<Layered: LayeredShapeView>: PrimitiveView {
    typealias Body = Never
    let layered: Layered

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ShapeNode(context.graph)) { node, view, environment in
            view.layered.draw(on: node, in: environment)
        }
    }
}

extension Shape {
    /// Fills this shape with a style.
    ///
    /// Source: developer.apple.com/documentation/swiftui/shape/fill(_:style:)
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, S, EmptyView> {
        FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
    }

    /// Strokes this shape; half of the line's width is outside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/shape/stroke(_:style:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Returns the stroke of this shape as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Strokes this shape, with the whole line inside of the outline.
    ///
    /// Source: developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:style:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Fills the shape again, on top of what is drawn so far.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the shape on top of what is drawn so far.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the shape on top of what is drawn so far, with the whole line inside of the outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
