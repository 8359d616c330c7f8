import RenderTree

/// Builds its content from its own size and position. Takes all of the proposed size.
///
/// Source: developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: PrimitiveView {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { GeometryElement(self, context) }
}

/// Evaluates its content again when its size changes, or any other value that was read from its proxy: the layout
/// pass invalidates it, and the same render runs once more.
private final class GeometryElement<Content: SwiftUICore.View>: ViewElement<GeometryReader<Content>>, GeometryObserver {
    private lazy var node = GeometryNode(graph)
    private let answers = GeometryDependencies()
    private var child: ViewElement<Content>?
    private var size = CGSize.zero

    override func mount() {
        node.onSize = { [weak self] size in self?.sizeDidChange(to: size) }
        setNodes([node])
    }

    override func update(from old: View) {
        if child != nil { evaluate() }
    }

    private func sizeDidChange(to size: CGSize) {
        guard child == nil || size != self.size else { return }
        self.size = size
        persistentReader.invalidate()
    }

    override func evaluate() {
        let proxy = GeometryProxy(node, size: size, answers)
        let content = answers.noting { tracking { view.content(proxy) } }
        if answers.isEmpty { graph.geometry.remove(self) } else { graph.geometry.add(self) }
        if let child {
            child.update(content, environment: environment)
        } else {
            child = makeChild(content)
        }
        collectNodes()
    }

    func layoutDidSettle() {
        if isMounted, !answers.areCurrent { persistentReader.invalidate() }
    }

    override func collectNodes() { node.children = child?.nodes ?? [] }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() {
        graph.geometry.remove(self)
        node.remove()
    }
}

/// Node that places its content at the leading top corner, as SwiftUI does.
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

    // The content is built from the size, so it must not affect how this view is aligned.
    override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
}
