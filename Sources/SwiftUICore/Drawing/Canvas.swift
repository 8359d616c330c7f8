import RenderTree
import TreePainter

/// A view that draws by immediate-mode commands.
///
/// Source: developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols: View>: PrimitiveView {
    public typealias Body = Never
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing covers the whole canvas. Has no effect here.
    public var isOpaque: Bool
    /// The working colour space. Has no effect here: everything is drawn in sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may happen asynchronously. Has no effect here: the canvas is drawn with the views around it.
    public var rendersAsynchronously: Bool

    /// Creates a canvas.
    ///
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

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { CanvasElement(self, context) }
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

/// The element of a canvas. Redraws when something that the renderer has read changes.
final class CanvasElement<Symbols: SwiftUICore.View>: ViewElement<Canvas<Symbols>> {
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

/// The layout node of a canvas. Takes the whole proposal. Its drawing is one group, hidden from assistive technology.
final class CanvasNode: LayoutNode {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var environment = EnvironmentValues()
    var tracking: (() -> Void) -> Void = { $0() }
    private lazy var id = makeID()
    private lazy var drawingID = makeID()
    private lazy var names = NodeIDPool(self)
    /// Graph in which texts, images and symbols are laid out before they are copied into the drawing.
    private let layoutGraph = ViewGraph()

    func set<Symbols: View>(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: Symbols,
        _ environment: EnvironmentValues
    ) {
        self.renderer = renderer
        self.environment = environment
        layoutGraph.onNeedsRender = { [weak self] in self?.markDirty() }
        layoutGraph.onDiagnostic = { [weak self] code, message, view in self?.graph.report(code, message, view) }
        layoutGraph.show(symbols, environment: environment)
        markDirty()
    }

    override var accessibilityRole: AccessibilityRole { .drawing }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func render() -> [NodeID] {
        layoutGraph.render(in: size)
        let sheet = Sheet(size: size, graph: graph, layoutGraph: layoutGraph)
        var context = GraphicsContext(sheet, environment: environment)
        tracking { renderer(&context, size) }
        layoutGraph.store.forgetChanges()
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
            Node(id: id, frame: treeFrame, accessibility: resolvedAccessibility, children: [drawingID]))
        return [id]
    }

    override func didRemove() { layoutGraph.close() }
}

/// The list that one context and its copies draw to, in drawing order.
@MainActor final class Sheet {
    let size: CGSize
    let graph: ViewGraph
    let layoutGraph: ViewGraph
    private var drafts: [NodeDraft] = []
    /// The last drawings, if these only erased, until something else is drawn.
    private var erasure: Erasure?
    /// Number of operators since the drawing was one picture: each puts it into one more group.
    var operatorCount = 0

    nonisolated init(size: CGSize, graph: ViewGraph, layoutGraph: ViewGraph) {
        self.size = size
        self.graph = graph
        self.layoutGraph = layoutGraph
    }

    nonisolated var bounds: TreeRect { TreeRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)) }

    /// Everything drawn, in its order.
    var drawn: [NodeDraft] {
        get {
            settle()
            return drafts
        }
        set {
            erasure = nil
            drafts = newValue
        }
    }

    /// Erases what the last drawings erase.
    private func settle() {
        guard let erasure else { return }
        self.erasure = nil
        drafts = masked(drafts, outside: erasure.erasers, erasure.scale)
    }

    nonisolated func add(_ draft: NodeDraft) {
        nonisolated(unsafe) let draft = draft
        MainActor.assumeIsolated {
            settle()
            drafts.append(draft)
        }
    }

    /// Erases with all erasers until the next drawing at once: a line of many strokes is one mask. Returns whether it is the first.
    func erase(_ eraser: NodeDraft, _ scale: CGFloat) -> Bool {
        guard erasure == nil else {
            erasure?.erasers.append(eraser)
            return false
        }
        erasure = Erasure(erasers: [eraser], scale: scale)
        return true
    }

    /// Drawing so far.
    nonisolated var all: [NodeDraft] {
        nonisolated(unsafe) var all: [NodeDraft] = []
        MainActor.assumeIsolated { all = drawn }
        return all
    }

    /// A new, empty sheet of the same size for a layer above this one.
    nonisolated var layer: Sheet { Sheet(size: size, graph: graph, layoutGraph: layoutGraph) }
}
