public import RenderTree

/// Participant in layout: it is measured, placed, and puts what it draws into the graph's store. Sizes are cached by
/// proposal; only what changed, and what depends on its size, is measured or placed again.
@_spi(Engine) @MainActor open class LayoutNode {
    package unowned let graph: ViewGraph
    private var ownHandle: Handle<LayoutNode>?
    private var parentHandle: Handle<LayoutNode>?
    private var ownerHandle: Handle<Element>?
    /// Layout direction of the element's environment; nil inherits the parent's.
    var ownDirection: LayoutDirection? { didSet { if ownDirection != oldValue { directionChanged() } } }
    package var ownTraits = LayoutTraits() { didSet { traitsChanged() } }
    /// Transition for insertion and removal, where a modifier sets one.
    var ownTransition: AnyTransition?
    // Read and written many times per node, on the main actor, and never across a call, so that Swift's check of
    // exclusive access would only cost time.
    @exclusivity(unchecked) final var known = SizeCache()
    @exclusivity(unchecked) final var placement = Placement()
    /// Topmost tree nodes that this node and its descendants put into the store, in drawing order.
    package final var renderedIDs: [NodeID] = []
    final var ownedIDs: [NodeID] = []

    package init(_ graph: ViewGraph) { self.graph = graph }

    deinit { ownHandle?.objectIsGone() }

    final var handle: Handle<LayoutNode> {
        if let ownHandle { return ownHandle }
        let new = Handle(self)
        ownHandle = new
        return new
    }

    package final var parent: LayoutNode? {
        get { parentHandle?.object }
        set {
            guard newValue !== parent else { return }
            parentHandle = newValue?.handle
            if known.areStale { newValue?.childBecameStale(self) }
        }
    }

    /// Element that made this node; names the author's view in diagnostics.
    package final var owner: Element? {
        get { ownerHandle?.object }
        set { ownerHandle = newValue?.handle }
    }

    /// Reports a diagnostic about the author's view that this node belongs to.
    final func report(_ code: String, _ message: String) { graph.report(code, message, viewName) }

    // MARK: For subclasses

    /// Returns the size this node chooses; infinite only where the proposal is.
    open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Places the children and draws at `origin` with `size`; returns the topmost tree nodes.
    open func render() -> [NodeID] { [] }
    open func handle(_ event: InputEvent) {}

    /// Whether the person types into this node, with a keyboard on screen where there is no other.
    open var takesText: Bool { false }
    /// Sets the value that the typed text stands for. Called before a tap elsewhere is handled, which painters send before the
    /// focus goes.
    open func commitText() {}
    /// Returns the distances of the first and last text baseline from the top; nil where there is no text.
    open func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
    /// Returns the position of a guide that an author or a line of text sets; nil where it follows from the size.
    func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        if key.isFirstBaseline { return baselines(in: proposal)?.first }
        return key.isLastBaseline ? baselines(in: proposal)?.last : nil
    }
    /// Axis of a stack; spacers and dividers among its children follow it. nil in other containers.
    var stackAxis: Axis? { nil }
    /// Origin of the children's coordinates in this node's frame; nil where the children share the parent's
    /// coordinates.
    open var childSpace: CGPoint? { nil }
    /// Transform of the descendants as shown, in the coordinates that `childSpace` defines.
    var shownTransform: CGAffineTransform? { nil }
    /// Scroll offset of the descendants.
    open var scrollOffset: CGPoint { .zero }
    open var below: [LayoutNode] { [] }
    open var traits: LayoutTraits { ownTraits }
    /// Whether the size depends on descendants.
    open var dependsOnContent: Bool { true }
    /// Role of this node alone in the accessibility tree.
    open var accessibilityRole: AccessibilityRole { .none }
    /// Whether this element is used by a tap, or by the keys that stand for one.
    open var isControl: Bool { false }
    /// Accessibility text of this node alone, without its descendants.
    open var ownAccessibilityText: String? { nil }
    /// Whether a scroll view in this descendant may take a header from above this node: it must not be cut off, moved
    /// or stand beside others.
    func passesHeader(to child: LayoutNode) -> Bool { false }
    func didBecomeDirty() {}
    /// Drops what was computed from the sizes of descendants.
    func didForgetSizes() {}
    open func didRemove() {}
}

/// Role of a node in the accessibility tree: an element of its own, mere drawing, or nothing.
@_spi(Engine) public enum AccessibilityRole { case none, drawing, element }
