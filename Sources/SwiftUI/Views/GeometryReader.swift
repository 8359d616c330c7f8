import RenderTree

/// Makes its content from the size and place it has. Takes all that it is proposed.
///
/// Source: developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: PrimitiveView {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { GeometryElement(self, context) }
}

/// Evaluates its content again when its size changes, or anything else that its proxy has told: the layout tells it, and
/// the same render goes round once more.
private final class GeometryElement<Content: SwiftUI.View>: ViewElement<GeometryReader<Content>>, GeometryWatcher {
    private lazy var node = GeometryNode(graph)
    private let answers = GeometryAnswers()
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
        if isMounted, !answers.stillHold { standingReader.invalidate() }
    }

    override func collectNodes() { node.children = child?.nodes ?? [] }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() {
        graph.geometry.remove(self)
        node.remove()
    }
}

/// Content stands at the leading top corner, as in SwiftUI.
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

    // What is inside is made from the size: it cannot have a say in how the whole is aligned.
    override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
}
