import RenderTree

/// Something that takes part in layout: it is measured, placed, and puts what it draws into the graph's store. Sizes
/// are remembered by proposal; only what changed, and what depends on its size, is measured or placed again.
@MainActor class LayoutNode {
    unowned let graph: ViewGraph
    private var ownHandle: Handle<LayoutNode>?
    private var parentHandle: Handle<LayoutNode>?
    private var ownerHandle: Handle<Element>?
    /// Set where the environment is known; nil is as in the parent.
    var ownDirection: LayoutDirection? { didSet { if ownDirection != oldValue { directionChanged() } } }
    var ownTraits = LayoutTraits() { didSet { traitsChanged() } }
    /// How it comes and goes, where a modifier says so.
    var ownTransition: AnyTransition?
    // Read and written many times a node, on the main actor, and never across a call: what Swift would check each time.
    @exclusivity(unchecked) final var known = KnownSizes()
    @exclusivity(unchecked) final var placement = Placement()
    /// The topmost nodes that this one and those below it put into the store, in drawing order.
    final var emitted: [NodeID] = []
    final var ownedIDs: [NodeID] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    deinit { ownHandle?.objectIsGone() }

    final var handle: Handle<LayoutNode> {
        if let ownHandle { return ownHandle }
        let new = Handle(self)
        ownHandle = new
        return new
    }

    final var parent: LayoutNode? {
        get { parentHandle?.object }
        set {
            guard newValue !== parent else { return }
            parentHandle = newValue?.handle
            if known.areStale { newValue?.childBecameStale(self) }
        }
    }

    /// Whose node this is: names the author's view in diagnostics.
    final var owner: Element? {
        get { ownerHandle?.object }
        set { ownerHandle = newValue?.handle }
    }

    /// Says what is wrong with the author's view that this node belongs to.
    final func report(_ code: String, _ message: String) { graph.report(code, message, viewName) }

    // MARK: For subclasses

    /// The size this node chooses. Infinite only where the proposal is.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Places what is inside and draws, at `origin` with `size`; returns the topmost nodes drawn.
    func render() -> [NodeID] { [] }
    func handle(_ event: InputEvent) {}
    /// Distances of the first and last line of text from the top; nil where there is no text.
    func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
    /// Where an author, or a line of text, has put a guide; nil where it lies where the size says.
    func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        if key.isFirstBaseline { return baselines(in: proposal)?.first }
        return key.isLastBaseline ? baselines(in: proposal)?.last : nil
    }
    /// Set where children stand in a line: what a spacer and a divider go by.
    var stackAxis: Axis? { nil }
    /// Where the coordinates of what is inside begin in this node's frame; nil where those are the parent's.
    var childSpace: CGPoint? { nil }
    /// How what is inside is scaled, turned or moved when it is shown, in the coordinates that `childSpace` begins.
    var shownTransform: CGAffineTransform? { nil }
    /// How far what is inside is scrolled.
    var scrollOffset: CGPoint { .zero }
    var below: [LayoutNode] { [] }
    var traits: LayoutTraits { ownTraits }
    /// False where the size is the same whatever happens below.
    var dependsOnContent: Bool { true }
    /// What assistive technology sees of this node itself.
    var accessibilityRole: AccessibilityRole { .none }
    /// What is heard of this node itself, without those below.
    var ownSpokenText: String? { nil }
    func didBecomeDirty() {}
    /// What was worked out from the sizes of what is inside no longer holds.
    func didForgetSizes() {}
    func didRemove() {}
}

/// How assistive technology takes a node: as something of its own, as mere drawing, or not at all.
enum AccessibilityRole { case none, drawing, element }
