/// Size cache of a node: measured sizes and guides by proposal, and whether they still hold.
struct SizeCache {
    /// Number of proposals that are cached; a stack asks for four or five.
    private static let countMax = 16

    private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private(set) var guides: [(key: AlignmentKey, proposal: ProposedViewSize, position: CGFloat?)] = []
    /// Whether the cache may be out of date, because of this node or a descendant.
    var areStale = false
    /// Whether the node itself must be measured again.
    var mustBeMeasured = false
    var staleChildren: [LayoutNode] = []
    /// Whether the cache is being refreshed; invalidations in the meantime wait for the next pass.
    var areRefreshed = false

    /// Whether no ancestor depends on these sizes.
    var isEmpty: Bool { sizes.isEmpty && guides.isEmpty }

    // Loops here and in stacks instead of closures: each call of a closure would check which actor it runs on.
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
    package final func size(for proposal: ProposedViewSize) -> CGSize {
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

    /// Returns the position at which a guide was set explicitly for that proposal; nil where it was not.
    final func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key.isBaseline || key.isTextLeading || graph.guides.mayHave(key) else { return nil }
        refreshSizes()
        if let known = known.guides.first(where: { $0.key == key && $0.proposal == proposal }) { return known.position }
        let position = explicitGuide(key, in: proposal)
        known.add(position, of: key, in: proposal)
        return position
    }

    /// Returns where the separator under a row with this content begins and ends, in points from its leading edge; nil is the row's own edge.
    /// Without a guide of the author's it begins with the words, beside an icon.
    package final func separatorGuides(in proposal: ProposedViewSize) -> (leading: CGFloat?, trailing: CGFloat?) {
        let leading = explicit(HorizontalAlignment.listRowSeparatorLeading.key, in: proposal)
        return (
            leading ?? explicit(HorizontalAlignment.textLeading.key, in: proposal),
            explicit(HorizontalAlignment.listRowSeparatorTrailing.key, in: proposal)
        )
    }

    // MARK: Changes

    /// Invalidates the sizes of this node. Ancestors are measured again only where a size really differs.
    package final func sizeChanged() {
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
        // Drop children that were removed, or that are fresh again: the list would grow without bound.
        if known.staleChildren.count > 64, known.staleChildren.count > 2 * below.count {
            known.staleChildren = below.filter { $0.known.areStale && $0 !== child }
        }
        known.staleChildren.append(child)
        becomeDirty()
        if dependsOnContent && !known.isEmpty || !known.guides.isEmpty { becomeStale() }
    }

    /// Refreshes the size cache: measures only what changed, and what depends on a size that changed.
    final func refreshSizes() {
        guard known.mustBeMeasured || !known.staleChildren.isEmpty, !known.areRefreshed else { return }
        let stale = known.staleChildren
        known.staleChildren = []
        for node in stale where node.parent === self { node.refreshSizes() }
        known.areStale = false
        guard known.mustBeMeasured else { return }
        known.mustBeMeasured = false
        placement.isOutdated = true
        if !refreshAndCompare() { parent?.known.mustBeMeasured = true }
    }

    private func refreshAndCompare() -> Bool {
        let before = known
        known.areRefreshed = true
        defer { known.areRefreshed = false }
        known.forget()
        didForgetSizes()
        return before.sizes.allSatisfy { size(for: $0.proposal) == $0.size }
            && before.guides.allSatisfy { explicit($0.key, in: $0.proposal) == $0.position }
    }
}
