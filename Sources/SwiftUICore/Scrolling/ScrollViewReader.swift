/// A view whose content can scroll to descendants by their `id`.
///
/// Source: developer.apple.com/documentation/swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: PrimitiveView {
    public typealias Body = Never
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { ScrollReaderElement(self, context) }
}

/// Scrolls the scroll views inside of a `ScrollViewReader`.
///
/// Source: developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy {
    let reader: ScrollReaderCoordinator

    /// Scrolls until the view with that identity is visible; with an anchor, until that point of the view is at the
    /// same point of the viewport. Does nothing if there is no such view.
    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        reader.scroll(AnyHashable(id), anchor)
    }
}

/// Layout nodes of a `ScrollViewReader`'s content, and scrolling to one of them.
@MainActor package final class ScrollReaderCoordinator {
    private unowned let graph: ViewGraph
    var nodes: [LayoutNode] = []

    package init(_ graph: ViewGraph) { self.graph = graph }

    func scroll(_ id: AnyHashable, _ anchor: UnitPoint?) {
        let isAnimated = isAnimating
        // Deferred until after layout, for a view inserted by the same update.
        graph.enqueue { [weak self] in self?.show(id, anchor, isAnimated) }
        graph.rootBecameDirty()
    }

    /// Whether the scroll was requested inside of `withAnimation`.
    private var isAnimating: Bool { Transaction.current.animation != nil }

    private func show(_ id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) {
        graph.withView(id, in: nodes) { [graph] target in
            guard let scrolling = target.scrollingNode, let rect = graph.frame(of: target, in: scrolling.scroller.id)
            else { return }
            scrolling.scroller.show(rect, anchor, isAnimated: isAnimated)
        }
    }
}

private final class ScrollReaderElement<Content: SwiftUICore.View>: ViewElement<ScrollViewReader<Content>> {
    private lazy var reading = ScrollReaderCoordinator(graph)
    private var child: ViewElement<Content>?

    private var inner: EnvironmentValues {
        var values = environment
        values.readsElementIDs = true
        return values
    }

    override func mount() {
        let content = tracking { view.content(ScrollViewProxy(reader: reading)) }
        child = makeChild(content, environment: inner)
        collectNodes()
    }

    override func update(from old: View) { evaluate() }

    override func evaluate() {
        child?.update(tracking { view.content(ScrollViewProxy(reader: reading)) }, environment: inner)
        collectNodes()
    }

    override func collectNodes() {
        adoptNodes(of: child)
        reading.nodes = nodes
    }

    override var childElements: [Element] { [child].compactMap { $0 } }
}
