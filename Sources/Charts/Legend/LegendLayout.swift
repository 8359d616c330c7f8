/// Arranges entries in rows, as many in each as there is room for.
struct LegendLayout: Layout {
    private static let spacing = CGSize(width: 10, height: 4)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = Self.frames(of: subviews.map { $0.sizeThatFits(.unspecified) }, in: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frames = Self.frames(of: subviews.map { $0.sizeThatFits(.unspecified) }, in: bounds.width)
        for (subview, frame) in zip(subviews, frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// Returns the frames of entries of these sizes; an entry that is wider than all has a row of its own.
    static func frames(of sizes: [CGSize], in width: CGFloat) -> [CGRect] {
        var (x, y, rowHeight) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        return sizes.map { size in
            if x > 0, x + size.width > width + 0.001 {
                (x, y) = (0, y + rowHeight + spacing.height)
                rowHeight = 0
            }
            defer {
                x += size.width + spacing.width
                rowHeight = max(rowHeight, size.height)
            }
            return CGRect(x: x, y: y, width: min(size.width, width), height: size.height)
        }
    }
}
