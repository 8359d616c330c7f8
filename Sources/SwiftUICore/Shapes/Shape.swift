/// Use of a shape, for styles that depend on it.
///
/// Source: developer.apple.com/documentation/swiftui/shaperole
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Behaviour of a shape in right-to-left layouts.
///
/// Source: developer.apple.com/documentation/swiftui/layoutdirectionbehavior
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    /// Mirrored horizontally if the layout direction is this one.
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// An outline computed for a given rectangle.
///
/// Source: developer.apple.com/documentation/swiftui/shape
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// Returns the outline within `rect`, in points.
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape whose outline can be inset.
///
/// Source: developer.apple.com/documentation/swiftui/insettableshape
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A view that draws a shape, and to which further fills and strokes can be added.
///
/// Source: developer.apple.com/documentation/swiftui/shapeview
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Self.Content { get }
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    var evenOdd = false

    package init(shape: Content, style: Style, evenOdd: Bool = false) {
        self.shape = shape
        self.style = style
        self.evenOdd = evenOdd
    }

    public init(shape: Content, style: Style, fillStyle: FillStyle) {
        self.init(shape: shape, style: style, evenOdd: fillStyle.isEOFilled)
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ShapeNode(context.graph)) { node, view, environment in
            node.follow(view.shape)
            node.follow(view.shape)
            node.set(.filling(view.shape, with: view.style, evenOdd: view.evenOdd, environment))
        }
    }
}

/// A view that strokes a shape.
public struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public typealias Body = Never
    let shape: Content
    let style: Style
    let stroke: StrokeStyle

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ShapeNode(context.graph)) { node, view, environment in
            node.follow(view.shape)
            node.follow(view.shape)
            node.set(.stroking(view.shape, with: view.style, view.stroke, environment))
        }
    }
}

extension ShapeDrawing {
    @MainActor static func filling<S: Shape>(
        _ shape: S, with style: some ShapeStyle, evenOdd: Bool = false, _ environment: EnvironmentValues
    ) -> ShapeDrawing {
        // Painters stroke lines themselves, with better quality than a filled outline.
        if let line = shape as? any StrokedOutline { return line.drawing(with: style, environment) }
        return ShapeDrawing(
            fill: style.resolvedPaint(in: environment), evenOdd: evenOdd,
            effects: style.resolvedEffects(in: environment), fit: { shape.sizeThatFits($0) },
            path: shape.drawnPath(in: environment))
    }

    @MainActor static func stroking<S: Shape>(
        _ shape: S, with style: some ShapeStyle, _ stroke: StrokeStyle, _ environment: EnvironmentValues
    ) -> ShapeDrawing {
        ShapeDrawing(
            stroke: stroke.painted(with: style.resolvedPaint(in: environment)),
            effects: style.resolvedEffects(in: environment), fit: { shape.sizeThatFits($0) },
            path: shape.drawnPath(in: environment))
    }
}

extension Shape {
    /// Returns the path function of the shape as resolved in the environment, mirrored where the layout direction
    /// asks for it.
    @MainActor func drawnPath(in environment: EnvironmentValues) -> (CGRect) -> Path {
        let shape: any Shape = (self as? any EnvironmentShape)?.resolved(in: environment) ?? self
        guard shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else {
            return { shape.path(in: $0) }
        }
        return { rect in
            shape.path(in: rect).mapping { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
        }
    }
}

/// A shape that is the stroke of another one.
@MainActor @preconcurrency protocol StrokedOutline {
    func drawing(with style: some ShapeStyle, _ environment: EnvironmentValues) -> ShapeDrawing
}

/// The stroke of a shape, as a shape.
public struct _StrokedShape<S: Shape>: Shape, StrokedOutline {
    public var shape: S
    public var style: StrokeStyle
    public nonisolated static var role: ShapeRole { .stroke }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    func drawing(with style: some ShapeStyle, _ environment: EnvironmentValues) -> ShapeDrawing {
        .stroking(shape, with: style, self.style, environment)
    }
}
