import RenderTree

/// Where a node is, and what of that must be done again.
struct Placement {
    /// Relative to the nearest node above that draws.
    var origin = CGPoint.zero
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    /// True from the first time on.
    var wasDone = false
    /// This node, or one below it, must be placed again.
    var isDirty = true
    /// False where only what is dirty below must be placed again, each in the place where it is.
    var isOutdated = true
    var dirtyBelow: [LayoutNode] = []
    /// While a node is placed where it was: what has changed below. nil where all is to be placed.
    var onlyDirty: [LayoutNode]?
}

extension LayoutNode {
    final var origin: CGPoint { placement.origin }
    final var proposal: ProposedViewSize { placement.proposal }
    final var size: CGSize { placement.size }
    final var wasPlaced: Bool { placement.wasDone }
    final var isDirty: Bool { placement.isDirty }
    final var treeFrame: TreeRect { TreeRect(CGRect(origin: origin, size: size)) }

    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        place(at: origin, proposal, size(for: proposal))
    }

    final func place(at origin: CGPoint, _ proposal: ProposedViewSize, _ size: CGSize) {
        let origin = CGPoint(x: shown(origin.x), y: shown(origin.y))
        let size = CGSize(width: shown(size.width), height: shown(size.height))
        let isWhereItWas = origin == self.origin && proposal == self.proposal && size == self.size
        guard isDirty || !isWhereItWas else { return }
        refreshSizes()
        // Before drawing: what drawing itself changes must be seen in the next round.
        let (isOutdated, dirty) = (placement.isOutdated, placement.dirtyBelow)
        placement = Placement(
            origin: origin, proposal: proposal, size: size, wasDone: true, isDirty: false, isOutdated: false,
            onlyDirty: isWhereItWas && !isOutdated ? dirty : nil)
        emitted = render()
        placement.onlyDirty = nil
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

    // MARK: Changes

    /// What this node itself shows has changed.
    final func markDirty() {
        placement.isOutdated = true
        becomeDirty()
    }

    final func becomeDirty() {
        guard !isDirty else { return }
        placement.isDirty = true
        didBecomeDirty()
        parent?.childBecameDirty(self)
    }

    private func childBecameDirty(_ child: LayoutNode) {
        placement.dirtyBelow.append(child)
        becomeDirty()
    }

    /// The container around goes by them, through what wraps this node.
    final func traitsChanged() {
        markDirty()
        var next = parent
        while let node = next {
            node.placement.isOutdated = true
            next = node is WrapperNode ? node.parent : nil
        }
    }

    // MARK: Directions

    final var isMirrored: Bool { direction == .rightToLeft }
    private var direction: LayoutDirection? { ownDirection ?? parent?.direction }

    final func directionChanged() {
        sizeChanged()
        for node in below where node.ownDirection == nil { node.directionChanged() }
    }
}
