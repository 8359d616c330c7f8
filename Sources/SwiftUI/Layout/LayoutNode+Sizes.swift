/// What a node has been measured to be, and whether that still holds.
struct KnownSizes {
    /// Proposals that are remembered; a stack asks for four or five.
    private static let countMax = 16

    private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private(set) var guides: [(key: AlignmentKey, proposal: ProposedViewSize, position: CGFloat?)] = []
    /// Something below has other sizes than are known, perhaps, or the node itself has.
    var areStale = false
    /// True where it is sure that they may be others.
    var mustBeMeasured = false
    var staleBelow: [LayoutNode] = []
    /// While they are measured anew; what a node says of itself then is for the next time.
    var areRefreshed = false

    /// True where nobody has gone by them.
    var isEmpty: Bool { sizes.isEmpty && guides.isEmpty }

    // Loops here and in stacks, and no closures: each call of one would ask which actor it runs on.
    func size(for proposal: ProposedViewSize) -> CGSize? {
        for known in sizes where known.proposal == proposal { return known.size }
        return nil
    }

    mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.isEmpty { sizes.reserveCapacity(4) }
        if sizes.count >= Self.countMax { sizes.removeFirst() }
        sizes.append((proposal, size))
    }

    mutating func add(_ position: CGFloat?, of key: AlignmentKey, in proposal: ProposedViewSize) {
        if guides.count >= Self.countMax { guides.removeFirst() }
        guides.append((key, proposal, position))
    }

    mutating func forget() {
        sizes = []
        guides = []
    }
}

extension LayoutNode {
    final func size(for proposal: ProposedViewSize) -> CGSize {
        refreshSizes()
        if let known = known.size(for: proposal) { return known }
        let size = tidied(measure(proposal))
        known.add(size, for: proposal)
        return size
    }

    private func tidied(_ size: CGSize) -> CGSize {
        guard size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 else { return size }
        if size.width.isNaN || size.height.isNaN { reportBadSize() }
        return CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    }

    final func reportBadSize() { report("bad_size", "A size was infinite or not a number; 0 is used.") }

    /// Where a guide was put for that proposal; nil where nobody has.
    final func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key.isBaseline || graph.guides.mayHave(key) else { return nil }
        refreshSizes()
        if let known = known.guides.first(where: { $0.key == key && $0.proposal == proposal }) { return known.position }
        let position = explicitGuide(key, in: proposal)
        known.add(position, of: key, in: proposal)
        return position
    }

    // MARK: Changes

    /// The size may be different from now on. Those above are measured again only where it is.
    final func sizeChanged() {
        known.mustBeMeasured = true
        markDirty()
        becomeStale()
    }

    private func becomeStale() {
        guard !known.areStale else { return }
        known.areStale = true
        parent?.childBecameStale(self)
    }

    final func childBecameStale(_ child: LayoutNode) {
        // Those that have left, or come back, need not be kept.
        if known.staleBelow.count > 64, known.staleBelow.count > 2 * below.count {
            known.staleBelow = below.filter { $0.known.areStale && $0 !== child }
        }
        known.staleBelow.append(child)
        becomeDirty()
        if dependsOnContent && !known.isEmpty || !known.guides.isEmpty { becomeStale() }
    }

    /// Brings what is known up to date. Only what has changed is measured, and what has gone by its size.
    final func refreshSizes() {
        guard known.mustBeMeasured || !known.staleBelow.isEmpty, !known.areRefreshed else { return }
        let stale = known.staleBelow
        known.staleBelow = []
        for node in stale where node.parent === self { node.refreshSizes() }
        known.areStale = false
        guard known.mustBeMeasured else { return }
        known.mustBeMeasured = false
        placement.isOutdated = true
        if !measuresTheSame() { parent?.known.mustBeMeasured = true }
    }

    private func measuresTheSame() -> Bool {
        let before = known
        known.areRefreshed = true
        defer { known.areRefreshed = false }
        known.forget()
        didForgetSizes()
        return before.sizes.allSatisfy { size(for: $0.proposal) == $0.size }
            && before.guides.allSatisfy { explicit($0.key, in: $0.proposal) == $0.position }
    }
}
