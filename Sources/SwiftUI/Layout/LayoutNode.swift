import RenderTree

/// What a view tells the container that lays it out.
struct LayoutTraits {
    var priority: Double?
    var zIndex: Double?
    var row: RowTrait?
    var section: SectionTrait?
    /// A spacer asks its stack for no spacing beside it.
    var isSpacer: Bool?

    func merged(over inner: LayoutTraits) -> LayoutTraits {
        LayoutTraits(
            priority: priority ?? inner.priority, zIndex: zIndex ?? inner.zIndex, row: row ?? inner.row,
            section: section ?? inner.section, isSpacer: isSpacer)
    }
}

/// Something that takes part in layout: it is measured, placed, and puts what it draws into the graph's store. Sizes
/// are remembered by proposal; only what changed, and what depends on its size, is measured or placed again.
@MainActor class LayoutNode {
    /// Proposals whose sizes are remembered; a stack asks for four or five.
    private static let rememberedSizeCountMax = 16

    unowned let graph: ViewGraph
    weak var parent: LayoutNode?
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// This node, or one below it, must be placed again.
    private(set) var isDirty = true
    /// Relative to the nearest node above that draws.
    private(set) var origin = CGPoint.zero
    private(set) var proposal = ProposedViewSize.unspecified
    private(set) var size = CGSize.zero
    /// The topmost nodes that this one and those below it put into the store, in drawing order.
    private(set) var emitted: [NodeID] = []
    private var ownedIDs: [NodeID] = []
    var ownTraits = LayoutTraits() { didSet { markDirty() } }

    init(_ graph: ViewGraph) { self.graph = graph }

    // MARK: For subclasses

    /// The size this node chooses. Infinite only where the proposal is.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Places what is inside and draws, at `origin` with `size`; returns the topmost nodes drawn.
    func render() -> [NodeID] { [] }
    func handle(_ event: InputEvent) {}
    /// Distances of the first and last line of text from the top; nil where there is no text.
    func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
    var below: [LayoutNode] { [] }
    var traits: LayoutTraits { ownTraits }
    /// False where the size is the same whatever happens below.
    var dependsOnContent: Bool { true }
    /// What assistive technology sees of this node itself.
    var accessibilityRole: AccessibilityRole { .none }
    /// What is heard of this node itself, without those below.
    var ownSpokenText: String? { nil }
    func didBecomeDirty() {}
    func didRemove() {}

    // MARK: Measuring

    final func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = tidied(measure(proposal))
        if sizes.count >= Self.rememberedSizeCountMax { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    private func tidied(_ size: CGSize) -> CGSize {
        guard size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 else { return size }
        if size.width.isNaN || size.height.isNaN { reportBadSize() }
        return CGSize(width: Self.length(size.width), height: Self.length(size.height))
    }

    private static func length(_ value: CGFloat) -> CGFloat { value > 0 ? value : 0 }

    private func reportBadSize() {
        graph.report("bad_size", "A size was infinite or not a number; 0 is used.", "\(type(of: self))")
    }

    // MARK: Changes

    /// What this node itself shows has changed. Those above are measured again only where its size did.
    final func contentChanged() {
        markDirty()
        let before = sizes
        sizes = []
        for (proposal, size) in before where self.size(for: proposal) != size {
            parent?.childSizeChanged()
            return
        }
    }

    /// The size may be different from now on.
    final func sizeChanged() {
        markDirty()
        sizes = []
        parent?.childSizeChanged()
    }

    private func childSizeChanged() {
        guard dependsOnContent, !sizes.isEmpty else { return markDirty() }
        sizeChanged()
    }

    final func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        didBecomeDirty()
        parent?.markDirty()
    }

    // MARK: Placing

    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        var size = size(for: proposal)
        if !size.width.isFinite || !size.height.isFinite {
            reportBadSize()
            size = CGSize(
                width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
        }
        place(at: origin, proposal, size)
    }

    final func place(at origin: CGPoint, _ proposal: ProposedViewSize, _ size: CGSize) {
        var origin = origin
        if !origin.x.isFinite || !origin.y.isFinite {
            reportBadSize()
            origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
        }
        guard isDirty || origin != self.origin || proposal != self.proposal || size != self.size else { return }
        self.origin = origin
        self.proposal = proposal
        self.size = size
        // Before drawing: what drawing itself changes must be seen in the next round.
        isDirty = false
        emitted = render()
    }

    final var treeFrame: TreeRect {
        TreeRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    // MARK: Names in the store

    final func makeID() -> NodeID {
        let id = NodeStore.makeID()
        ownedIDs.append(id)
        return id
    }

    /// Takes out what this node and those below have drawn; placing it again draws it anew.
    final func withdraw() {
        for id in ownedIDs { graph.store.remove(id) }
        for node in below { node.withdraw() }
        emitted = []
        isDirty = true
    }

    final func remove() {
        for id in ownedIDs {
            graph.store.remove(id)
            graph.setResponder(nil, for: id)
        }
        didRemove()
    }
}

/// How assistive technology takes a node: as something of its own, as mere drawing, or not at all.
enum AccessibilityRole { case none, drawing, element }
