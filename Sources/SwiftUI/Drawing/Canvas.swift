import RenderTree

/// Draws by commands.
///
/// Source: developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols: View>: PrimitiveView {
    public typealias Body = Never
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// A promise that everything is covered; nothing is gained by it here.
    public var isOpaque: Bool
    /// All of it is drawn in sRGB here.
    public var colorMode: ColorRenderingMode
    /// It is always drawn with the views around.
    public var rendersAsynchronously: Bool

    /// - Parameter symbols: views with tags, for `GraphicsContext.resolveSymbol(id:)`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { CanvasElement(self, context) }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// Draws anew when something changes that the renderer has read.
final class CanvasElement<Symbols: SwiftUI.View>: ViewElement<Canvas<Symbols>> {
    private let node: CanvasNode

    override init(_ view: View, _ context: ElementContext) {
        node = CanvasNode(context.graph)
        super.init(view, context)
        node.tracking = { [weak self] body in
            guard let self else { return body() }
            self.tracking(body)
        }
    }

    override func mount() {
        apply()
        setNodes([node])
    }

    override func update(from old: View) { apply() }
    override func evaluate() { node.markDirty() }
    override func didUnmount() { node.remove() }

    private func apply() { node.set(view.renderer, symbols: view.symbols, environment) }
}

/// Takes all that it is proposed. What is drawn stands in one group that assistive technology passes over.
final class CanvasNode: LayoutNode {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var environment = EnvironmentValues()
    var tracking: (() -> Void) -> Void = { $0() }
    private lazy var id = makeID()
    private lazy var drawingID = makeID()
    private lazy var names = NodePool(self)
    /// Where texts, pictures and symbols are laid out before they are copied.
    private let workshop = ViewGraph()

    func set<Symbols: View>(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: Symbols,
        _ environment: EnvironmentValues
    ) {
        self.renderer = renderer
        self.environment = environment
        workshop.onNeedsRender = { [weak self] in self?.markDirty() }
        workshop.onDiagnostic = { [weak self] code, message, view in self?.graph.report(code, message, view) }
        workshop.show(symbols, environment: environment)
        markDirty()
    }

    override var accessibilityRole: AccessibilityRole { .drawing }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func render() -> [NodeID] {
        workshop.render(in: size)
        let sheet = Sheet(size: size, graph: graph, workshop: workshop)
        var context = GraphicsContext(sheet, environment: environment)
        tracking { renderer(&context, size) }
        workshop.store.forgetChanges()
        names.begin()
        let drawn = sheet.drawn.map { $0.put(into: graph, names) }
        names.end()
        let bounds = TreeRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        graph.store.put(
            Node(
                id: drawingID, frame: bounds,
                style: NodeStyle(
                    clip: Clip(path: PathData.rectangle(CGRect(origin: .zero, size: size)), cornerRadius: 0)),
                accessibility: NodeAccessibility(hidden: true), children: drawn))
        graph.store.put(
            Node(id: id, frame: treeFrame, accessibility: toldAccessibility, children: [drawingID]))
        return [id]
    }

    override func didRemove() { workshop.close() }
}

/// What one context and its copies draw on, in order.
@MainActor final class Sheet {
    let size: CGSize
    let graph: ViewGraph
    let workshop: ViewGraph
    var drawn: [Drawn] = []

    init(size: CGSize, graph: ViewGraph, workshop: ViewGraph) {
        self.size = size
        self.graph = graph
        self.workshop = workshop
    }

    var bounds: TreeRect { TreeRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)) }

    /// A sheet of the same size over this one.
    var layer: Sheet { Sheet(size: size, graph: graph, workshop: workshop) }
}
