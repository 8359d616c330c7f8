/// Decides which cells of a lazy container are placed, and which of its elements need views.
@MainActor package final class LazyCells: GeometryObserver {
    private unowned let container: any LazyContainer
    /// Cells that are placed now, in order, at their positions of the last pass.
    private var placed: [LazyCell] = []
    private var reaches: [ObjectIdentifier: CellSpan] = [:]
    /// Range that was filled with cells; nil where every cell is placed.
    package private(set) var filled: ClosedRange<CGFloat>?
    /// Cell that a search asked for: placed once, wherever it is.
    private var wanted: ObjectIdentifier?
    /// Whether cells before the window may have changed length only because an estimate was replaced by a measurement.
    private var hasImprovedEstimate = false

    package init(_ container: any LazyContainer) { self.container = container }

    /// Returns whether a cell is placed within the visible range.
    func shows(_ node: LayoutNode) -> Bool {
        guard let reach = reaches[ObjectIdentifier(node)] else { return false }
        return container.visibleRange.map(reach.touches) ?? true
    }

    func places(_ node: LayoutNode) -> Bool { reaches[ObjectIdentifier(node)] != nil }

    /// Places this cell in the next layout pass.
    func want(_ node: LayoutNode) {
        wanted = ObjectIdentifier(node)
        container.markDirty()
    }

    /// Notes that only the lengths of unseen cells have changed.
    func estimateDidImprove() { hasImprovedEstimate = true }

    /// Returns for each cell whether it is to be placed; conceals the others, and has missing elements made.
    package func choose(_ cells: [LazyCell], spacing: CGFloat, perLine: Int = 1) -> [Bool] {
        guard var seen = container.visibleRange else {
            place(cells)
            filled = nil
            return cells.map { _ in true }
        }
        seen = keepInPlace(cells, seen)
        let around = (seen.upperBound - seen.lowerBound) * LazyLimits.windowsAround
        let near = seen.lowerBound - around...seen.upperBound + around
        filled = near
        let chosen = cells.filter { $0.reach.touches(near) || ObjectIdentifier($0.node) == wanted }
        wanted = nil
        place(chosen.filter { $0.gap == nil })
        fillGaps(chosen, near, spacing, perLine)
        if placed.count < cells.count { watch() }
        return cells.map { places($0.node) }
    }

    private func place(_ new: [LazyCell]) {
        let before = placed
        placed = new
        reaches = Dictionary(
            new.map { (ObjectIdentifier($0.node), $0.reach) }, uniquingKeysWith: { first, _ in first })
        for cell in before where !places(cell.node) && cell.node.parent === container { cell.node.removeFromTree() }
    }

    private func watch() {
        container.graph.geometry.add(self)
        container.cellScroller?.watch()
    }

    // MARK: Making cells

    private func fillGaps(
        _ cells: [LazyCell], _ near: ClosedRange<CGFloat>, _ spacing: CGFloat, _ perLine: Int
    ) {
        guard placed.count < LazyLimits.placedCellCountMax else { return }
        let kept = LazyLimits.idleCellCountMax + 2 * placed.count
        for cell in cells {
            guard let gap = cell.gap, let loop = gap.loop else { continue }
            let missing = missing(in: gap, cell.span, near, spacing, perLine)
            container.graph.pendingCellRequests.append { [weak self, weak loop] in
                self?.estimateDidImprove()
                loop?.open(missing, keeping: kept + missing.count)
            }
        }
    }

    /// Returns the elements of a gap that are needed to fill a range.
    private func missing(
        in gap: LazyPlaceholderNode, _ span: CellSpan, _ near: ClosedRange<CGFloat>, _ spacing: CGFloat, _ perLine: Int
    ) -> Range<Int> {
        let count = CGFloat(gap.range.count)
        let stride = max(1 / CGFloat(perLine), (span.length + spacing) / count)
        let first = ((near.lowerBound - span.start) / stride - CGFloat(perLine)).clamped(to: 0...count - 1)
        let last = ((near.upperBound - span.start) / stride + CGFloat(perLine)).clamped(to: 0...count - 1)
        var missing = gap.range.lowerBound + Int(first)..<gap.range.lowerBound + Int(last) + 1
        if gap.loop?.estimate.length == nil { missing = missing.prefixed(LazyLimits.firstCellCount) }
        return missing.prefixed(LazyLimits.placedCellCountMax)
    }

    /// Updates the estimates of loops with measured lengths; returns whether one changed.
    package func estimate(_ nodes: [LayoutNode], _ shares: [CGFloat], spacing: CGFloat) -> Bool {
        let loops = nodes.compactMap { $0.gap?.loop }.filter { $0.madeCount >= max(1, 2 * $0.estimate.count) }
        guard !loops.isEmpty else { return false }
        var lengths: [ObjectIdentifier: CGFloat] = [:]
        for (node, share) in zip(nodes, shares) { node.forEachWrapped { lengths[ObjectIdentifier($0)] = share } }
        var hasChanged = false
        for loop in loops where loop.estimate(lengths, spacing) { hasChanged = true }
        if hasChanged { estimateDidImprove() }
        return hasChanged
    }

    // MARK: Scrolling

    /// Keeps the first visible cell in place while those before it turn out longer or shorter: returns the visible
    /// range, shifted along with the scroll offset.
    private func keepInPlace(_ cells: [LazyCell], _ seen: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        defer { hasImprovedEstimate = false }
        guard hasImprovedEstimate, seen.lowerBound > 0, let scroller = container.cellScroller, !scroller.isAtAnchor,
            let anchor = placed.first(where: { !$0.isPinned && $0.span.end > seen.lowerBound }),
            let now = cells.first(where: { $0.node === anchor.node })
        else { return seen }
        let distance = now.span.start - anchor.span.start
        guard abs(distance) > 0.01 else { return seen }
        scroller.shift(by: distance, along: container.lazyAxis, isMirrored: container.isMirrored)
        return seen.lowerBound + distance...seen.upperBound + distance
    }

    /// Lays out again once the window has moved half of the way to the end of the filled range.
    package func layoutDidSettle() {
        guard let filled, let seen = container.visibleRange else { return }
        let around = (seen.upperBound - seen.lowerBound) * LazyLimits.windowsAround / 2
        if seen.lowerBound - around < filled.lowerBound || seen.upperBound + around > filled.upperBound {
            container.markDirty()
        }
    }
}

extension LazyLoop {
    /// Updates the estimate with the lengths of its elements' nodes along the axis; returns whether it changed.
    fileprivate func estimate(_ lengths: [ObjectIdentifier: CGFloat], _ spacing: CGFloat) -> Bool {
        let cells = cellNodes.map { $0.compactMap { lengths[ObjectIdentifier($0)] } }.filter { !$0.isEmpty }
        guard cells.count >= max(1, 2 * estimate.count) else { return false }
        let total = cells.reduce(0) { $0 + $1.reduce(-spacing) { $0 + $1 + spacing } }
        let before = estimate.length
        estimate = LazyEstimate(
            length: max(0, total / CGFloat(cells.count)), count: cells.count,
            isCompound: cells.contains { $0.count > 1 })
        return before != estimate.length
    }
}

extension LayoutNode {
    /// Runs `body` on this node and on those that it wraps.
    fileprivate func forEachWrapped(_ body: (LayoutNode) -> Void) {
        body(self)
        if let wrapper = self as? WrapperNode { wrapper.content.forEachWrapped(body) }
    }
}

extension Range<Int> {
    fileprivate func prefixed(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + count) }
}
