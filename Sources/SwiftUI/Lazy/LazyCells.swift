/// Which cells of a lazy container are placed, and which of its elements have to be made.
@MainActor final class LazyCells: GeometryWatcher {
    private unowned let container: any LazyContainer
    /// What is placed now, in order, and where it was put.
    private var placed: [LazyCell] = []
    private var reaches: [ObjectIdentifier: CellSpan] = [:]
    /// What was made sure to be filled; nil where everything is placed.
    private(set) var filled: ClosedRange<CGFloat>?
    /// A view inside of it is asked for: it is placed once, wherever it stands.
    private var wanted: ObjectIdentifier?
    /// True where what comes before the window may have another length only because it is better known now.
    private var isBetterKnown = false

    init(_ container: any LazyContainer) { self.container = container }

    /// True for a cell that is placed where it can be seen.
    func shows(_ node: LayoutNode) -> Bool {
        guard let reach = reaches[ObjectIdentifier(node)] else { return false }
        return container.seenRange.map(reach.touches) ?? true
    }

    func places(_ node: LayoutNode) -> Bool { reaches[ObjectIdentifier(node)] != nil }

    /// Places this cell in the next layout.
    func want(_ node: LayoutNode) {
        wanted = ObjectIdentifier(node)
        container.markDirty()
    }

    /// The lengths of what is not seen have changed, and nothing else.
    func knowsBetter() { isBetterKnown = true }

    /// Which of the cells are to be placed. Conceals the others, and has made what is missing.
    func choose(_ cells: [LazyCell], spacing: CGFloat, perLine: Int = 1) -> [Bool] {
        guard var seen = container.seenRange else {
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
        for cell in before where !places(cell.node) && cell.node.parent === container { cell.node.conceal() }
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
            container.graph.openings.append { [weak self, weak loop] in
                self?.knowsBetter()
                loop?.open(missing, keeping: kept + missing.count)
            }
        }
    }

    /// The elements of a gap that are needed to fill a range.
    private func missing(
        in gap: GapNode, _ span: CellSpan, _ near: ClosedRange<CGFloat>, _ spacing: CGFloat, _ perLine: Int
    ) -> Range<Int> {
        let count = CGFloat(gap.range.count)
        let stride = max(1 / CGFloat(perLine), (span.length + spacing) / count)
        let first = ((near.lowerBound - span.start) / stride - CGFloat(perLine)).clamped(to: 0...count - 1)
        let last = ((near.upperBound - span.start) / stride + CGFloat(perLine)).clamped(to: 0...count - 1)
        var missing = gap.range.lowerBound + Int(first)..<gap.range.lowerBound + Int(last) + 1
        if gap.loop?.estimate.length == nil { missing = missing.prefixed(LazyLimits.firstCellCount) }
        return missing.prefixed(LazyLimits.placedCellCountMax)
    }

    /// Takes what was measured into the estimates of the loops; true where that changes lengths.
    func estimate(_ nodes: [LayoutNode], _ shares: [CGFloat], spacing: CGFloat) -> Bool {
        let loops = nodes.compactMap { $0.gap?.loop }.filter { $0.madeCount >= max(1, 2 * $0.estimate.count) }
        guard !loops.isEmpty else { return false }
        var lengths: [ObjectIdentifier: CGFloat] = [:]
        for (node, share) in zip(nodes, shares) { node.forEachWrapped { lengths[ObjectIdentifier($0)] = share } }
        var hasChanged = false
        for loop in loops where loop.estimate(lengths, spacing) { hasChanged = true }
        if hasChanged { knowsBetter() }
        return hasChanged
    }

    // MARK: Scrolling

    /// The topmost cell that is seen stays where it is while those before it turn out longer or shorter.
    private func keepInPlace(_ cells: [LazyCell], _ seen: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        defer { isBetterKnown = false }
        guard isBetterKnown, seen.lowerBound > 0, let scroller = container.cellScroller, !scroller.isAtAnchor,
            let anchor = placed.first(where: { !$0.isPinned && $0.span.end > seen.lowerBound }),
            let now = cells.first(where: { $0.node === anchor.node })
        else { return seen }
        let way = now.span.start - anchor.span.start
        guard abs(way) > 0.01 else { return seen }
        scroller.shift(by: way, along: container.lazyAxis, isMirrored: container.isMirrored)
        return seen.lowerBound + way...seen.upperBound + way
    }

    /// Lays out again when half of the way to what is not filled is scrolled.
    func layoutDidSettle() {
        guard let filled, let seen = container.seenRange else { return }
        let around = (seen.upperBound - seen.lowerBound) * LazyLimits.windowsAround / 2
        if seen.lowerBound - around < filled.lowerBound || seen.upperBound + around > filled.upperBound {
            container.markDirty()
        }
    }
}

extension LazyLoop {
    /// Takes the lengths of its elements' nodes, along the axis, into its estimate; true where it is another one now.
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
    /// This node, and those that it wraps.
    fileprivate func forEachWrapped(_ body: (LayoutNode) -> Void) {
        body(self)
        if let wrapper = self as? WrapperNode { wrapper.content.forEachWrapped(body) }
    }
}

extension Range<Int> {
    fileprivate func prefixed(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + count) }
}
