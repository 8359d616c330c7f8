/// Container that arranges cells along an axis and places only those near the visible part.
@MainActor package protocol LazyContainer: LayoutNode {
    var cells: LazyCells { get }
    var lazyAxis: Axis { get }
    /// Visible range of its content, along the axis from the start; nil where no scroll view is an ancestor.
    var visibleRange: ClosedRange<CGFloat>? { get }
    /// Scroll view that moves the cells along the axis.
    var cellScroller: ScrollController? { get }
}

/// Extent of a cell along the axis.
package struct CellSpan: Equatable {
    package var start: CGFloat
    package var length: CGFloat

    package init(start: CGFloat, length: CGFloat) { (self.start, self.length) = (start, length) }

    package var end: CGFloat { start + length }

    func touches(_ range: ClosedRange<CGFloat>) -> Bool { start <= range.upperBound && end >= range.lowerBound }
}

/// One cell, or a gap that stands for several.
@MainActor package struct LazyCell {
    let node: LayoutNode
    let span: CellSpan
    /// Range in which it may be visible: its whole section where it is pinned.
    let reach: CellSpan
    var isPinned: Bool { reach != span }
    var gap: LazyPlaceholderNode? { node.gap }

    package static func all(_ nodes: [LayoutNode], _ spans: [CellSpan], _ reaches: [CellSpan]) -> [LazyCell] {
        nodes.indices.map { LazyCell(node: nodes[$0], span: spans[$0], reach: reaches[$0]) }
    }
}

extension LayoutNode {
    /// Returns the part of this node's box that is visible through the enclosing scroll views along an axis; nil where
    /// none scrolls that way.
    package func visibleRange(_ axis: Axis) -> ClosedRange<CGFloat>? {
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
            if axis == .vertical { start -= area.scroller.lead }
            let (low, high) = (max(start, range?.lowerBound ?? start), min(end, range?.upperBound ?? end))
            range = min(low, high)...max(low, high)
        }
        return range
    }

    /// Returns the nearest ancestor that scrolls along an axis.
    func scrollingNode(along axis: Axis) -> (any ScrollingNode)? {
        var next = parent
        while let node = next {
            if let area = node as? any ScrollingNode, area.scrolls(along: axis) { return area }
            next = node.parent
        }
        return nil
    }

    /// Asks painters to report the scroll offsets of the enclosing lazy containers from now on.
    func watchWindows() {
        var next = parent
        while let node = next {
            (node as? any LazyContainer)?.cellScroller?.watch()
            next = node.parent
        }
    }

    /// Whether every enclosing lazy container has this node within its visible range.
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
    /// Whether views are made only shortly before they become visible: the element's nodes are direct children of a
    /// lazy container, and something scrolls them.
    var standsInLazyContainer: Bool {
        guard !graph.makesAllCells else { return false }
        var next = parent
        while let element = next, element.forwardsChildNodes { next = element.parent }
        guard let container = next, let axis = container.lazyAxis else { return false }
        if container.scrollsCells(along: axis) { return true }
        return container.isInside { $0.scrollsCells(along: axis) }
    }

    /// Whether any ancestor is a lazy container.
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
