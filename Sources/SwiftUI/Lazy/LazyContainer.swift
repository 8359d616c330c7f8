/// Arranges cells along an axis, and places only those near the part that is seen.
@MainActor protocol LazyContainer: LayoutNode {
    var cells: LazyCells { get }
    var lazyAxis: Axis { get }
    /// What of its content is seen, along the axis from the start; nil where no scroll area is around.
    var seenRange: ClosedRange<CGFloat>? { get }
    /// The scroll area that moves the cells along the axis.
    var cellScroller: Scroller? { get }
}

/// Where a cell stands along the axis.
struct CellSpan: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }

    func touches(_ range: ClosedRange<CGFloat>) -> Bool { start <= range.upperBound && end >= range.lowerBound }
}

/// One cell, or what stands for several.
@MainActor struct LazyCell {
    let node: LayoutNode
    let span: CellSpan
    /// Where it may be seen: all of its section where it is pinned.
    let reach: CellSpan
    var isPinned: Bool { reach != span }
    var gap: GapNode? { node.gap }

    static func all(_ nodes: [LayoutNode], _ spans: [CellSpan], _ reaches: [CellSpan]) -> [LazyCell] {
        nodes.indices.map { LazyCell(node: nodes[$0], span: spans[$0], reach: reaches[$0]) }
    }
}

extension LayoutNode {
    /// What of this node's box the scroll areas around let through, along an axis; nil where none scrolls that way.
    func rangeInWindows(_ axis: Axis) -> ClosedRange<CGFloat>? {
        var range: ClosedRange<CGFloat>?
        let own = globalFrame
        var next = parent
        while let node = next {
            next = node.parent
            guard let area = node as? any ScrollingNode, area.scrolls(along: axis) else { continue }
            let window = area.globalFrame
            var start = window.origin[axis] - own.origin[axis]
            if axis == .horizontal, isMirrored { start = own.maxX - window.maxX }
            let end = start + window.size[axis]
            let (low, high) = (max(start, range?.lowerBound ?? start), min(end, range?.upperBound ?? end))
            range = min(low, high)...max(low, high)
        }
        return range
    }

    /// The nearest scroll area around that scrolls along an axis.
    func scrollingNode(along axis: Axis) -> (any ScrollingNode)? {
        var next = parent
        while let node = next {
            if let area = node as? any ScrollingNode, area.scrolls(along: axis) { return area }
            next = node.parent
        }
        return nil
    }

    /// False where a lazy container around has this out of sight.
    var isInSight: Bool {
        var node = self
        while let next = node.parent {
            if let container = next as? any LazyContainer, !container.cells.shows(node) { return false }
            node = next
        }
        return true
    }
}

extension Element {
    /// True where views are made only when they are about to be seen: the nodes of this element are a lazy container's
    /// own, and something scrolls them.
    var standsInLazyContainer: Bool {
        guard !graph.makesAllCells else { return false }
        var next = parent
        while let element = next, element.passesNodesOn { next = element.parent }
        guard let container = next, let axis = container.lazyAxis else { return false }
        if container.scrollsCells(along: axis) { return true }
        return container.isInside { $0.scrollsCells(along: axis) }
    }

    /// True where a lazy container is around, however far.
    var isInLazyContainer: Bool { isInside { $0.lazyAxis != nil } }

    private func isInside(_ isWanted: (Element) -> Bool) -> Bool {
        var next = parent
        while let element = next {
            if isWanted(element) { return true }
            next = element.parent
        }
        return false
    }
}
