@_spi(Engine) import SwiftUICore

/// Gives a view that is all of a list's row the row's whole width, its content at the leading edge. Beside other views of
/// the row, and outside of lists, the view keeps its own width.
struct _RowFillModifier: LayoutModifier {
    typealias Body = Never
    let isActive: Bool

    func wrap(_ content: LayoutNode) -> RowFillNode { RowFillNode(content) }
    func apply(to node: RowFillNode, in environment: EnvironmentValues) { node.isActive = isActive }
}

final class RowFillNode: WrapperNode {
    var isActive = false { didSet { if isActive != oldValue { sizeChanged() } } }

    /// Whether only wrappers and containers of one view lie between this node and its row.
    private var isWholeRow: Bool {
        var next = parent
        while let node = next {
            if node is RowNode { return true }
            if node.below.count > 1 { return false }
            next = node.parent
        }
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = super.measure(proposal)
        if isActive, let width = proposal.width, width.isFinite, isWholeRow { size.width = max(size.width, width) }
        return size
    }
}
