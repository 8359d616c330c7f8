/// Arranges plot area, labels, titles and legend.
struct ChartLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let wanted = proposal.replacingUnspecifiedDimensions(by: PlotLayout.idealSize)
        let arrangement = arrangement(of: subviews, in: wanted)
        let insets = arrangement.insets(in: wanted)
        let plot = plotSize(subviews, wanted, insets)
        return CGSize(
            width: plot.width + insets.leading + insets.trailing, height: plot.height + insets.top + insets.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrangement(of: subviews, in: bounds.size)
        let insets = arrangement.insets(in: bounds.size)
        let plot = CGRect(
            origin: CGPoint(x: insets.leading, y: insets.top), size: plotSize(subviews, bounds.size, insets))
        for (subview, frame) in zip(subviews, arrangement.frames(plot: plot, in: bounds.size)) {
            guard let frame else {
                // A label without room shows nothing.
                subview.place(at: bounds.origin, proposal: .zero)
                continue
            }
            let isTurned = subview[ChartPart.Key.self].strip(isLegend: false)?.isTurned ?? false
            let size = isTurned ? CGSize(width: frame.height, height: frame.width) : frame.size
            subview.place(
                at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
                proposal: ProposedViewSize(size))
        }
    }

    private func arrangement(of subviews: Subviews, in size: CGSize) -> ChartArrangement {
        let parts = subviews.map { $0[ChartPart.Key.self] }
        let sizes = zip(subviews, parts).map { subview, part -> CGSize in
            switch part {
            case .plot, .scroller, .tick: .zero
            case .legend(let place):
                subview.sizeThatFits(
                    ProposedViewSize(width: place.side.isVertical ? size.width / 3 : size.width, height: nil))
            case .overlaidLegend: subview.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
            default: subview.sizeThatFits(.unspecified)
            }
        }
        return ChartArrangement(parts: parts, sizes: sizes)
    }

    /// The plot area takes what is left, unless its style gives it a size.
    private func plotSize(_ subviews: Subviews, _ size: CGSize, _ insets: EdgeInsets) -> CGSize {
        let left = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let plot = subviews.first { $0[ChartPart.Key.self] == .plot }
        return plot?.sizeThatFits(ProposedViewSize(left)) ?? left
    }
}
