package import RenderTree
import TreePainter

/// Position of a node from the last layout pass, and what the next pass must do again.
struct Placement {
    /// Position relative to the nearest ancestor that has coordinates of its own (`childSpace`).
    var origin = CGPoint.zero
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero
    /// Whether the node has ever been placed.
    var wasDone = false
    /// Whether this node or a descendant must be placed again.
    var isDirty = true
    /// Whether the node itself must be placed again. False where only `dirtyChildren` must be, each child at its present
    /// position.
    var isOutdated = true
    var dirtyChildren: [LayoutNode] = []
    /// While `render` runs at an unchanged position: the dirty children. nil where all children are to be placed.
    var onlyDirty: [LayoutNode]?
}

extension LayoutNode {
    package final var origin: CGPoint { placement.origin }
    package final var proposal: ProposedViewSize { placement.proposal }
    package final var size: CGSize { placement.size }
    final var wasPlaced: Bool { placement.wasDone }
    final var isDirty: Bool { placement.isDirty }
    package final var treeFrame: TreeRect { TreeRect(CGRect(origin: origin, size: size)) }

    package final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        place(at: origin, proposal, size(for: proposal))
    }

    package final func place(at origin: CGPoint, _ proposal: ProposedViewSize, _ size: CGSize) {
        let origin = CGPoint(x: shown(origin.x), y: shown(origin.y))
        let size = CGSize(width: shown(size.width), height: shown(size.height))
        let isWhereItWas = origin == self.origin && proposal == self.proposal && size == self.size
        guard isDirty || !isWhereItWas else { return }
        refreshSizes()
        // Reset before drawing: what `render` itself invalidates must be seen in the next pass.
        let (isOutdated, dirty) = (placement.isOutdated, placement.dirtyChildren)
        placement = Placement(
            origin: origin, proposal: proposal, size: size, wasDone: true, isDirty: false, isOutdated: false,
            onlyDirty: isWhereItWas && !isOutdated ? dirty : nil)
        renderedIDs = render()
        placement.onlyDirty = nil
    }

    /// Places this node again at its present position with its present proposal.
    final func placeAgain() { place(at: origin, proposal) }

    /// Returns a length that the tree can hold, and reports any other: 0 for infinity and NaN, else the tree's limit.
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

    /// Invalidates what this node itself shows.
    package final func markDirty() {
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
        placement.dirtyChildren.append(child)
        becomeDirty()
    }

    /// Invalidates this node and, through wrappers, the container that reads its traits.
    final func traitsChanged() {
        markDirty()
        var next = parent
        while let node = next {
            node.placement.isOutdated = true
            next = node is WrapperNode ? node.parent : nil
        }
    }

    // MARK: Directions

    package final var isMirrored: Bool { direction == .rightToLeft }
    private var direction: LayoutDirection? { ownDirection ?? parent?.direction }

    final func directionChanged() {
        sizeChanged()
        for node in below where node.ownDirection == nil { node.directionChanged() }
    }
}
