/// The elements of a loop inside of a lazy container, of which only some are made.
@MainActor protocol LazyLoop: AnyObject {
    /// Makes these elements, and forgets some of those far from them where more than `keptCount` are made.
    func open(_ offsets: Range<Int>, keeping keptCount: Int)
    /// Where the element with this id stands; nil where there is none.
    func offset(of id: AnyHashable) -> Int?
    var madeCount: Int { get }
    /// The nodes of each element that is made.
    var cellNodes: [[LayoutNode]] { get }
    var estimate: LazyEstimate { get set }
}

/// How long the elements of one loop are, on the average, as far as they were measured.
struct LazyEstimate {
    /// Points of one element along the axis, without the spacing to the next; nil where none was measured.
    var length: CGFloat?
    /// How many elements it was made of. It is made anew when there are twice as many: a bar that stands for the place in
    /// the content would tremble otherwise.
    var count = 0
    /// True where elements are several views each, or other containers' sections.
    var isCompound = false
}

/// Stands among the views of a lazy container for neighbouring elements of a loop that are not made. Measured and placed
/// by the container itself.
final class GapNode: LayoutNode {
    private(set) weak var loop: (any LazyLoop)?
    /// Offsets of the elements in the loop's data.
    var range: Range<Int> { didSet { if range != oldValue { lengthChanged() } } }

    init(_ graph: ViewGraph, _ loop: any LazyLoop, _ range: Range<Int>) {
        self.loop = loop
        self.range = range
        super.init(graph)
    }

    /// Has the container measured anew. The gap itself has no size that anybody goes by, nor has what wraps it.
    private func lengthChanged() {
        var container = parent
        while let wrapper = container as? WrapperNode { container = wrapper.parent }
        container?.sizeChanged()
    }

    /// The length of all of it, with `spacing` between the elements.
    func length(spacing: CGFloat) -> CGFloat {
        let one = loop?.estimate.length ?? LazyLimits.lengthGuess
        return CGFloat(range.count) * (one + spacing) - spacing
    }
}

extension LayoutNode {
    /// The gap that this node is, through whatever wraps it.
    var gap: GapNode? {
        var node = self
        while let wrapper = node as? WrapperNode { node = wrapper.content }
        return node as? GapNode
    }

    /// The gaps in here.
    var gaps: [GapNode] { (self as? GapNode).map { [$0] } ?? below.flatMap(\.gaps) }
}
