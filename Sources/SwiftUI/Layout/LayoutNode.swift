import RenderTree

/// Something that takes part in layout: it is measured, placed, and puts what it draws into the graph's store. Sizes
/// are remembered by proposal; only what changed, and what depends on its size, is measured or placed again.
@MainActor class LayoutNode {
    /// Proposals whose sizes are remembered; a stack asks for four or five.
    private static let rememberedSizeCountMax = 16

    unowned let graph: ViewGraph
    private var ownHandle: Handle<LayoutNode>?
    private var parentHandle: Handle<LayoutNode>?
    private var ownerHandle: Handle<Element>?
    /// Set where the environment is known; nil is as in the parent.
    var ownDirection: LayoutDirection? { didSet { if ownDirection != oldValue { directionChanged() } } }
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, position: CGFloat?)] = []
    /// Something below has other sizes than are remembered, perhaps, or this node itself has.
    private var isStale = false
    private var needsMeasuring = false
    private var staleBelow: [LayoutNode] = []
    /// This node, or one below it, must be placed again.
    private(set) var isDirty = true
    /// False where only what is dirty below must be placed again, each in the place where it is.
    private var needsPlacing = true
    private var dirtyBelow: [LayoutNode] = []
    /// While this node is placed where it was: what has changed below. nil where all is to be placed.
    private(set) var onlyDirty: [LayoutNode]?
    /// Relative to the nearest node above that draws.
    private(set) var origin = CGPoint.zero
    private(set) var proposal = ProposedViewSize.unspecified
    private(set) var size = CGSize.zero
    /// The topmost nodes that this one and those below it put into the store, in drawing order.
    private(set) var emitted: [NodeID] = []
    /// How it comes and goes, where a modifier says so.
    var ownTransition: AnyTransition?
    /// True from the first time on.
    private(set) var wasPlaced = false
    private var ownedIDs: [NodeID] = []
    var ownTraits = LayoutTraits() { didSet { traitsChanged() } }

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
            if isStale { newValue?.childBecameStale(self) }
        }
    }

    /// Whose node this is: names the author's view in diagnostics.
    final var owner: Element? {
        get { ownerHandle?.object }
        set { ownerHandle = newValue?.handle }
    }

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

    // MARK: Measuring

    final func size(for proposal: ProposedViewSize) -> CGSize {
        refreshSizes()
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

    private func reportBadSize() { report("bad_size", "A size was infinite or not a number; 0 is used.") }

    /// Says what is wrong with the author's view that this node belongs to.
    final func report(_ code: String, _ message: String) { graph.report(code, message, viewName) }

    /// Where a guide was put for that proposal; nil where nobody has.
    final func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key.isBaseline || graph.guides.mayHave(key) else { return nil }
        refreshSizes()
        if let known = guides.first(where: { $0.key == key && $0.proposal == proposal }) { return known.position }
        let position = explicitGuide(key, in: proposal)
        if guides.count >= Self.rememberedSizeCountMax { guides.removeFirst() }
        guides.append((key, proposal, position))
        return position
    }

    // MARK: Changes

    /// The size may be different from now on. Those above are measured again only where it is.
    final func sizeChanged() {
        needsMeasuring = true
        markDirty()
        becomeStale()
    }

    private func becomeStale() {
        guard !isStale else { return }
        isStale = true
        parent?.childBecameStale(self)
    }

    private func childBecameStale(_ child: LayoutNode) {
        if staleBelow.count > 64, staleBelow.count > 2 * below.count {
            staleBelow = Array(below.filter { node in node.isStale && node !== child })
        }
        staleBelow.append(child)
        // Where nobody has gone by this node's size, none above is to be measured again.
        if dependsOnContent && !sizes.isEmpty || !guides.isEmpty { becomeStale() }
    }

    /// Brings what is remembered up to date. Only what has changed is measured, and what has gone by its size.
    private func refreshSizes() {
        guard needsMeasuring || !staleBelow.isEmpty else { return }
        let stale = staleBelow
        staleBelow = []
        for node in stale where node.parent === self { node.refreshSizes() }
        isStale = false
        guard needsMeasuring else { return }
        needsMeasuring = false
        needsPlacing = true
        let (before, guidesBefore) = (sizes, guides)
        sizes = []
        guides = []
        didForgetSizes()
        let isSame =
            before.allSatisfy { size(for: $0.proposal) == $0.size }
            && guidesBefore.allSatisfy { explicit($0.key, in: $0.proposal) == $0.position }
        if !isSame { parent?.needsMeasuring = true }
    }

    /// What this node itself shows has changed.
    final func markDirty() {
        needsPlacing = true
        becomeDirty()
    }

    private func becomeDirty() {
        guard !isDirty else { return }
        isDirty = true
        didBecomeDirty()
        parent?.childBecameDirty(self)
    }

    private func childBecameDirty(_ child: LayoutNode) {
        dirtyBelow.append(child)
        becomeDirty()
    }

    /// The container around goes by them, through what wraps this node.
    private func traitsChanged() {
        markDirty()
        var next = parent
        while let node = next {
            node.needsPlacing = true
            next = node is WrapperNode ? node.parent : nil
        }
    }

    // MARK: Placing

    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        place(at: origin, proposal, size(for: proposal))
    }

    final func place(at origin: CGPoint, _ proposal: ProposedViewSize, _ size: CGSize) {
        let origin = CGPoint(x: shown(origin.x), y: shown(origin.y))
        let size = CGSize(width: shown(size.width), height: shown(size.height))
        let isWhereItWas = origin == self.origin && proposal == self.proposal && size == self.size
        guard isDirty || !isWhereItWas else { return }
        refreshSizes()
        self.origin = origin
        self.proposal = proposal
        self.size = size
        onlyDirty = isWhereItWas && !needsPlacing ? dirtyBelow : nil
        // Before drawing: what drawing itself changes must be seen in the next round.
        isDirty = false
        needsPlacing = false
        dirtyBelow = []
        wasPlaced = true
        emitted = render()
        onlyDirty = nil
    }

    /// Where it is already.
    final func placeAgain() { place(at: origin, proposal) }

    /// What no screen can show is reported: 0 for what is infinite or not a number, else the farthest that a tree may hold.
    private func shown(_ length: CGFloat) -> CGFloat {
        let most = TreeLimits.numberMax
        if abs(length) <= most { return length }
        if length.isFinite {
            report("bad_size", "A size or place was \(length) points; at most \(most) are used.")
            return length < 0 ? -most : most
        }
        reportBadSize()
        return 0
    }

    /// Takes what this node and those below have drawn out of the store; the next placing draws it anew.
    final func conceal() {
        for id in ownedIDs { graph.store.remove(id) }
        (isDirty, needsPlacing) = (true, true)
        emitted = []
        for node in below { node.conceal() }
    }

    final var isMirrored: Bool { (ownDirection ?? parent?.direction) == .rightToLeft }
    private var direction: LayoutDirection? { ownDirection ?? parent?.direction }

    private func directionChanged() {
        sizeChanged()
        for node in below where node.ownDirection == nil { node.directionChanged() }
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
        (isDirty, needsPlacing) = (true, true)
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
