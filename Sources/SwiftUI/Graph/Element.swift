import Observation
import RenderTree

/// Where a new element stands.
@MainActor struct ElementContext {
    let graph: ViewGraph
    let parent: Element?
    var environment: EnvironmentValues
}

/// One view of the interface for as long as it keeps its identity. Elements hold values and state; what takes part in
/// layout stands in their `nodes`.
@MainActor class Element {
    // The graph owns its elements.
    unowned let graph: ViewGraph
    private var ownHandle: Handle<Element>?
    private let parentHandle: Handle<Element>?
    final var parent: Element? { parentHandle?.object }
    let depth: Int
    fileprivate(set) var environment: EnvironmentValues
    private(set) var isMounted = true
    /// True while this element changes its children itself: their reports are not needed then.
    fileprivate var isUpdating = true
    private(set) var nodes: [LayoutNode] = []
    /// Told of changes at any time, whatever was evaluated last.
    private(set) lazy var standingReader = Reader(handle, graph.inbox)
    /// Stands for the newest evaluation: older ones no longer count.
    private var reader: Reader?

    init(_ context: ElementContext) {
        graph = context.graph
        parentHandle = context.parent?.handle
        environment = context.environment
        depth = (context.parent?.depth ?? 0) + 1
        if depth > TreeCut.depthMax { context.graph.store.mayBeTooDeep = true }
    }

    deinit { ownHandle?.objectIsGone() }

    final var handle: Handle<Element> {
        if let ownHandle { return ownHandle }
        let new = Handle(self)
        ownHandle = new
        return new
    }

    // MARK: For subclasses

    var childElements: [Element] { [] }
    /// A child has other nodes than before.
    func collectNodes() {}
    /// A state that was read has changed.
    func evaluate() {}
    /// The views inside have come on screen, or gone from it, with all that is around them.
    func didChangeVisibility(to isVisible: Bool) {}
    /// The element is gone for good.
    func didUnmount() {}

    var name: String { "\(type(of: self))" }
    /// True for a view or modifier that is not one of the engine's own.
    var isAuthored: Bool { false }

    /// True where the nodes of this element are those of its children, each perhaps wrapped: what is around arranges them.
    var passesNodesOn: Bool { false }
    /// The axis along which this element's node makes its cells only when they are about to be seen.
    var lazyAxis: Axis? { nil }
    /// True where this element's node is a scroll area.
    func scrollsCells(along axis: Axis) -> Bool { false }

    /// True where this element or one below may write preferences.
    final var hasPreferences = false
    /// The key of the preference that this element writes, or goes by.
    var writtenPreference: ObjectIdentifier? { nil }
    var readPreference: ObjectIdentifier? { nil }
    /// The value of `writtenPreference`, given what the elements below say of it.
    func writePreference(over inner: Any?) -> Any? { inner }
    /// An element below says something else.
    func preferencesDidChange() {}

    // MARK: Reading state

    /// Runs `body`; when something that it read changes, `evaluate()` is called in the next update.
    final func tracking<T>(_ body: () -> T) -> T {
        let reader = Reader(handle, graph.inbox)
        self.reader = reader
        return reading(as: reader, body)
    }

    /// The same for a closure that runs at other times, while views are laid out: its reads count beside those of the
    /// newest evaluation.
    final func trackingAside<T>(_ body: () -> T) -> T { reading(as: standingReader, body) }

    private func reading<T>(as reader: Reader, _ body: () -> T) -> T {
        Evaluation.$current.withValue(reader) {
            withObservationTracking {
                body()
            } onChange: {
                reader.invalidate()
            }
        }
    }

    final func isCurrent(_ reader: Reader) -> Bool { reader === self.reader || reader === standingReader }

    // MARK: Nodes

    final func setNodes(_ new: [LayoutNode]) {
        guard new.count != nodes.count || !zip(new, nodes).allSatisfy({ $0 === $1 }) else { return }
        nodes = new
        for node in new where node.owner == nil { own(node) }
        if let parent, !parent.isUpdating { parent.collectNodes() }
    }

    /// Takes a node that this element has made itself.
    final func own(_ node: LayoutNode) {
        node.owner = self
        node.ownDirection = environment.layoutDirection
    }

    final func takeNodes(of child: Element?) { setNodes(child?.nodes ?? []) }

    fileprivate final func take(_ new: EnvironmentValues) {
        guard new.stamp !== environment.stamp else { return }
        let hasTurned = new.layoutDirection != environment.layoutDirection
        environment = new
        guard hasTurned else { return }
        for node in nodes where node.owner === self { node.ownDirection = new.layoutDirection }
    }

    /// Makes and updates children, without being told of the nodes of each: `collectNodes()` is called at last.
    final func updating(_ body: () -> Void) {
        isUpdating = true
        body()
        isUpdating = false
        collectNodes()
    }

    // MARK: Life

    final func makeChild<V: View>(_ view: V, environment: EnvironmentValues? = nil) -> ViewElement<V> {
        let context = ElementContext(graph: graph, parent: self, environment: environment ?? self.environment)
        guard mayHaveChild else { return CutElement(view, context) }
        graph.elementCount += 1
        // Each view makes the element of its own type: asking for that type again costs more than the element.
        let element = unsafeDowncast(
            V._makeView(view, _ViewInputs(context: context)).element, to: ViewElement<V>.self)
        element.finishMounting()
        return element
    }

    /// False, and told to the author, where one more view is too many.
    private final var mayHaveChild: Bool {
        if depth >= ViewGraph.elementDepthMax {
            graph.report(
                "view_too_deep", "Views are nested more than \(ViewGraph.elementDepthMax) deep; the rest is left out.",
                viewName)
        }
        if graph.elementCount >= ViewGraph.elementCountMax {
            graph.report(
                "too_many_views", "More than \(ViewGraph.elementCountMax) views are made; the rest is left out.",
                viewName)
        }
        return depth < ViewGraph.elementDepthMax && graph.elementCount < ViewGraph.elementCountMax
    }

    /// The nearest view around that an author has written; nil where there is none.
    final var authorName: String? {
        var next: Element? = self
        while let element = next {
            if element.isAuthored { return element.name }
            next = element.parent
        }
        return nil
    }

    final func unmount() {
        guard isMounted else { return }
        isMounted = false
        ownHandle?.objectIsGone()
        if !(self is any Uncounted) { graph.elementCount -= 1 }
        if hasPreferences, let parent, parent.isMounted { parent.preferencesChanged(nil) }
        reader = nil
        for child in childElements { child.unmount() }
        didUnmount()
    }

    final func changeVisibility(to isVisible: Bool) {
        for child in childElements { child.changeVisibility(to: isVisible) }
        didChangeVisibility(to: isVisible)
    }
}

/// An element of a known type of view.
@MainActor class ViewElement<V: View>: Element {
    typealias View = V
    final var view: V

    init(_ view: V, _ context: ElementContext) {
        self.view = view
        super.init(context)
    }

    /// Makes what stands below. Called once.
    func mount() {}
    /// `view` or `environment` is new.
    func update(from old: V) {}

    override var name: String { "\(V.self)" }

    final func finishMounting() {
        isUpdating = true
        mount()
        isUpdating = false
    }

    /// Takes a new value for the same place. Nothing is done where it shows the same as before.
    final func update(_ new: V, environment: EnvironmentValues) {
        guard environment.stamp !== self.environment.stamp || !sameValue(view, new) else { return }
        let old = view
        view = new
        take(environment)
        isUpdating = true
        update(from: old)
        isUpdating = false
    }
}

/// Stands where views are nested too deep, or too many.
private final class CutElement<V: View>: ViewElement<V>, Uncounted {}

private protocol Uncounted: AnyObject {}
