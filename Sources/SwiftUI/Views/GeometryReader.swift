import RenderTree

/// Makes its content from the size it has. Takes all that it is proposed.
///
/// Source: developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: PrimitiveView {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { GeometryElement(self, context) }
}

/// What a geometry reader knows of its place.
public struct GeometryProxy {
    /// In points.
    public let size: CGSize
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's own rectangle.
    public func frame(in space: LocalCoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// The coordinates of a view itself.
public struct LocalCoordinateSpace: Sendable {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Evaluates its content again when its size changes: the layout tells it, and the same render goes round once more.
private final class GeometryElement<Content: SwiftUI.View>: ViewElement<GeometryReader<Content>> {
    private lazy var node = GeometryNode(graph)
    private var child: ViewElement<Content>?
    private var size = CGSize.zero

    override func mount() {
        node.onSize = { [weak self] size in self?.take(size) }
        setNodes([node])
    }

    override func update(from old: View) {
        if child != nil { evaluate() }
    }

    private func take(_ size: CGSize) {
        guard child == nil || size != self.size else { return }
        self.size = size
        standingReader.invalidate()
    }

    override func evaluate() {
        let content = tracking { view.content(GeometryProxy(size: size)) }
        if let child {
            child.update(content, environment: environment)
        } else {
            child = makeChild(content)
        }
        collectNodes()
    }

    override func collectNodes() { node.children = child?.nodes ?? [] }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { node.remove() }
}

/// Content stands at the top-left corner, as in SwiftUI.
private final class GeometryNode: ContainerNode {
    var onSize: (CGSize) -> Void = { _ in }

    override var dependsOnContent: Bool { false }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(
            size: size, places: children.map { _ in .init(origin: .zero, proposal: ProposedViewSize(size)) })
    }

    override func render() -> [NodeID] {
        onSize(size)
        return super.render()
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
}
