/// The layout node of a lazy stack: views along an axis, each with its own length.
final class LazyStackNode: LazyContainerNode {
    func set(_ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?, _ pins: PinnedScrollableViews) {
        let isSame = axis == self.axis && alignment == self.alignment && spacing == self.spacing && pins == self.pins
        guard !isSame else { return }
        (self.axis, self.alignment, self.spacing, self.pins) = (axis, alignment, spacing, pins)
        sizeChanged()
    }

    override var stackAxis: Axis? { axis }

    /// Arranges the cells as a stack that is proposed no length, and all the width.
    ///
    /// Source: WWDC 2026 session 321: the ideal width is that of the first view, for nobody knows the others yet.
    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        var offered = proposal
        offered[axis] = nil
        var result = Arrangement()
        result.size[axis.other] = width(in: offered)
        let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        let guide = ViewDimensions(result.size).position(key)
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            if index > 0 { position += gap(between: items[index - 1], item) }
            var origin = CGPoint.zero
            origin[axis] = position
            var length = item.gap?.length(spacing: gapSpacing) ?? 0
            if item.gap == nil {
                let size = item.size(for: offered)
                length = size[axis]
                origin[axis.other] = guide - item.position(of: key, in: offered, size)
            }
            result.places.append(.init(origin: origin, proposal: offered))
            result.spans.append(CellSpan(start: position, length: length))
            result.shares.append(length)
            position += length
        }
        result.size[axis] = position
        return result
    }

    private func width(in offered: ProposedViewSize) -> CGFloat {
        if let width = offered[axis.other], width.isFinite { return width }
        return items.first { $0.gap == nil }.map { $0.size(for: offered)[axis.other] } ?? 0
    }

    private func gap(between left: LayoutNode, _ right: LayoutNode) -> CGFloat {
        if let spacing { return spacing }
        return left.traits.isSpacer == true || right.traits.isSpacer == true ? 0 : StackNode.defaultSpacing
    }
}
