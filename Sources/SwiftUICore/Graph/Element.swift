import Observation
import RenderTree

/// The position of a new element: its graph, parent and environment.
@MainActor package struct ElementContext {
    package let graph: ViewGraph
    let parent: Element?
    var environment: EnvironmentValues
}

/// A view in the element tree for as long as it keeps its identity. Elements hold views and state; layout happens in
/// their `nodes`.
@_spi(Engine) @MainActor open class Element {
    // The graph owns its elements.
    package unowned let graph: ViewGraph
    private var ownHandle: Handle<Element>?
    private let parentHandle: Handle<Element>?
    final var parent: Element? { parentHandle?.object }
    let depth: Int
    package fileprivate(set) var environment: EnvironmentValues
    package private(set) var isMounted = true
    /// Whether this element is updating its own children, in which case it ignores changes of their nodes.
    fileprivate var isUpdating = true
    package private(set) var nodes: [LayoutNode] = []
    /// A reader whose invalidations count at any time, whatever was evaluated last.
    package private(set) lazy var persistentReader = Reader(handle, graph.inbox)
    /// The reader of the latest evaluation; invalidations by earlier ones are ignored.
    private var reader: Reader?

    package init(_ context: ElementContext) {
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

    open var childElements: [Element] { [] }
    /// Collects the nodes of the children again; called when those of a child have changed.
    open func collectNodes() {}
    /// Evaluates the content again; called when state that it read has changed.
    open func evaluate() {}
    /// The children's places in the data that they are made from; nil for children that are always there.
    package var childNumbers: [Int]? { nil }
    /// Storage of the element's own `@State` and its kin by the properties' names.
    package var stateSlots: [(name: String, storage: any KeptStorage)] { [] }
    /// Responds to the hosting view appearing on or disappearing from the screen.
    func didChangeVisibility(to isVisible: Bool) {}
    /// Releases resources; called once, when the element is removed for good.
    open func didUnmount() {}

    open var name: String { "\(type(of: self))" }
    /// The type of the view that the element shows.
    var viewType: any Any.Type { type(of: self) }
    /// Whether the view or modifier is an app's, not one of the engine's.
    package var isAuthored: Bool { false }

    /// Whether the nodes of this element are those of its children, each perhaps wrapped, so that an ancestor arranges
    /// them.
    open var forwardsChildNodes: Bool { false }
    /// The axis along which this element's node makes its cells only when they are about to be visible; nil if it is
    /// not lazy.
    open var lazyAxis: Axis? { nil }
    /// Returns whether this element's node is a scroll area along the axis.
    open func scrollsCells(along axis: Axis) -> Bool { false }

    /// Whether this element or a descendant may write preferences.
    final var hasPreferences = false
    /// The keys of the preferences that this element writes and reads; nil if none.
    var writtenPreference: ObjectIdentifier? { nil }
    var readPreference: ObjectIdentifier? { nil }
    /// Returns the value of `writtenPreference`, given the value that the descendants write.
    func writePreference(over inner: Any?) -> Any? { inner }
    /// Responds to a preference that a descendant has changed.
    func preferencesDidChange() {}

    // MARK: Reading state

    /// Runs `body`; when something that it read changes, `evaluate()` is called in the next update.
    package final func tracking<T>(_ body: () -> T) -> T {
        let reader = Reader(handle, graph.inbox)
        self.reader = reader
        return reading(as: reader, body)
    }

    /// Runs a closure that is called outside of evaluation, during layout: its reads count beside those of the latest
    /// evaluation.
    final func trackingDuringLayout<T>(_ body: () -> T) -> T { reading(as: persistentReader, body) }

    private func reading<T>(as reader: Reader, _ body: () -> T) -> T {
        Evaluation.$current.withValue(reader) {
            withObservationTracking {
                body()
            } onChange: {
                reader.invalidate()
            }
        }
    }

    final func isCurrent(_ reader: Reader) -> Bool { reader === self.reader || reader === persistentReader }

    // MARK: Nodes

    package final func setNodes(_ new: [LayoutNode]) {
        guard new.count != nodes.count || !zip(new, nodes).allSatisfy({ $0 === $1 }) else { return }
        nodes = new
        for node in new where node.owner == nil { own(node) }
        if let parent, !parent.isUpdating { parent.collectNodes() }
    }

    /// Takes ownership of a node that this element has made itself.
    package final func own(_ node: LayoutNode) {
        node.owner = self
        node.ownDirection = environment.layoutDirection
    }

    package final func adoptNodes(of child: Element?) { setNodes(child?.nodes ?? []) }

    fileprivate final func setEnvironment(_ new: EnvironmentValues) {
        guard new.stamp !== environment.stamp else { return }
        let hasTurned = new.layoutDirection != environment.layoutDirection
        environment = new
        guard hasTurned else { return }
        for node in nodes where node.owner === self { node.ownDirection = new.layoutDirection }
    }

    /// Runs `body`, which makes and updates children, without collecting nodes after each; calls `collectNodes()` once
    /// at the end.
    final func updating(_ body: () -> Void) {
        isUpdating = true
        body()
        isUpdating = false
        collectNodes()
    }

    // MARK: Life

    package final func makeChild<V: View>(_ view: V, environment: EnvironmentValues? = nil) -> ViewElement<V> {
        let context = ElementContext(graph: graph, parent: self, environment: environment ?? self.environment)
        guard mayHaveChild else { return OmittedElement(view, context) }
        graph.elementCount += 1
        // `_makeView` always returns an element of the view's own type: a checked cast would cost more than making the
        // element.
        let element = unsafeDowncast(
            V._makeView(view, _ViewInputs(context: context)).element, to: ViewElement<V>.self)
        element.finishMounting()
        return element
    }

    /// Whether one more child is allowed; reports a diagnostic if views are nested too deep or too many.
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

    /// Name of the nearest view written by the author, this one or an ancestor; nil if there is none.
    final var authorName: String? {
        var next: Element? = self
        while let element = next {
            if element.isAuthored { return element.name }
            next = element.parent
        }
        return nil
    }

    package final func unmount() {
        guard isMounted else { return }
        isMounted = false
        ownHandle?.objectIsGone()
        if !(self is any Uncounted) { graph.elementCount -= 1 }
        if hasPreferences, let parent, parent.isMounted { parent.preferencesChanged(nil) }
        reader = nil
        for child in childElements { child.unmount() }
        didUnmount()
    }

    package final func changeVisibility(to isVisible: Bool) {
        for child in childElements { child.changeVisibility(to: isVisible) }
        didChangeVisibility(to: isVisible)
    }
}

/// The element of a view of a known type.
@_spi(Engine) @MainActor open class ViewElement<V: View>: Element {
    package typealias View = V
    package final var view: V

    package init(_ view: V, _ context: ElementContext) {
        self.view = view
        super.init(context)
    }

    /// Makes the children. Called once.
    open func mount() {}
    /// Responds to a new `view` or `environment`.
    open func update(from old: V) {}

    open override var name: String { "\(V.self)" }
    final override var viewType: any Any.Type { V.self }

    final func finishMounting() {
        isUpdating = true
        mount()
        isUpdating = false
    }

    /// Sets a new view and environment. Does nothing if they equal the current ones.
    package final func update(_ new: V, environment: EnvironmentValues) {
        guard environment.stamp !== self.environment.stamp || !isKnownEqual(view, new) else { return }
        let old = view
        view = new
        setEnvironment(environment)
        isUpdating = true
        update(from: old)
        isUpdating = false
    }
}

/// An element without children, in place of a view that is nested too deep or one too many.
private final class OmittedElement<V: View>: ViewElement<V>, Uncounted {}

private protocol Uncounted: AnyObject {}
