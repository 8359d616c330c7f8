/// `ForEach` in a lazy container, of whose elements only some have views.
@MainActor protocol LazyLoop: AnyObject {
    /// Makes views for these elements, and discards some of those far from them where more than `keptCount` are made.
    func open(_ offsets: Range<Int>, keeping keptCount: Int)
    /// Returns the offset of the element with this id; nil where there is none.
    func offset(of id: AnyHashable) -> Int?
    var madeCount: Int { get }
    /// Nodes of each element that has been made.
    var cellNodes: [[LayoutNode]] { get }
    var estimate: LazyEstimate { get set }
}

/// Average length of the elements of one loop, from those that were measured.
struct LazyEstimate {
    /// Points of one element along the axis, without the spacing after it; nil where none was measured.
    var length: CGFloat?
    /// Number of elements the average comes from. It is computed again only when twice as many are known: the scroll
    /// indicator would jitter otherwise.
    var count = 0
    /// Whether elements consist of several views each, or of other containers' sections.
    var isCompound = false
}

/// Placeholder among a lazy container's children for neighbouring elements of a loop that have no views. Measured and
/// placed by the container itself.
package final class LazyPlaceholderNode: LayoutNode {
    private(set) weak var loop: (any LazyLoop)?
    /// Range of the elements' offsets in the loop's data.
    var range: Range<Int> { didSet { if range != oldValue { lengthChanged() } } }

    init(_ graph: ViewGraph, _ loop: any LazyLoop, _ range: Range<Int>) {
        self.loop = loop
        self.range = range
        super.init(graph)
    }

    /// Invalidates the container's size. Neither the gap nor its wrappers have a size that anything depends on.
    private func lengthChanged() {
        var container = parent
        while let wrapper = container as? WrapperNode { container = wrapper.parent }
        container?.sizeChanged()
    }

    /// Returns the length of all elements, with `spacing` between them.
    package func length(spacing: CGFloat) -> CGFloat {
        let one = loop?.estimate.length ?? LazyLimits.lengthGuess
        return CGFloat(range.count) * (one + spacing) - spacing
    }
}

extension LayoutNode {
    /// Gap that this node is or wraps; nil where it is no gap.
    package var gap: LazyPlaceholderNode? {
        var node = self
        while let wrapper = node as? WrapperNode { node = wrapper.content }
        return node as? LazyPlaceholderNode
    }

    /// Gaps in this subtree.
    var gaps: [LazyPlaceholderNode] { (self as? LazyPlaceholderNode).map { [$0] } ?? below.flatMap(\.gaps) }
}
