import RenderTree

public struct _FixedSizeLayout: LayoutModifier {
    public typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    package func wrap(_ content: LayoutNode) -> FixedSizeNode { FixedSizeNode(content) }

    package func apply(to node: FixedSizeNode, in environment: EnvironmentValues) { node.set(horizontal, vertical) }
}

package final class FixedSizeNode: WrapperNode {
    private var horizontal = true
    private var vertical = true

    func set(_ horizontal: Bool, _ vertical: Bool) {
        guard horizontal != self.horizontal || vertical != self.vertical else { return }
        (self.horizontal, self.vertical) = (horizontal, vertical)
        sizeChanged()
    }

    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

}

/// Rule by which content fills a box of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public struct _AspectRatioLayout: LayoutModifier {
    public typealias Body = Never
    let ratio: CGFloat?
    let mode: ContentMode

    package func wrap(_ content: LayoutNode) -> AspectRatioNode { AspectRatioNode(content) }
    package func apply(to node: AspectRatioNode, in environment: EnvironmentValues) { node.set(ratio, mode) }
}

package final class AspectRatioNode: WrapperNode {
    private var ratio: CGFloat?
    private var mode = ContentMode.fit

    func set(_ ratio: CGFloat?, _ mode: ContentMode) {
        guard ratio != self.ratio || mode != self.mode else { return }
        (self.ratio, self.mode) = (ratio, mode)
        sizeChanged()
    }

    /// Returns the largest (fit) or smallest (fill) size of the aspect ratio for the proposal.
    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.size(for: .unspecified)
        let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio.isFinite, ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return self.ratio == nil ? ProposedViewSize(ideal) : sized(ideal, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return sized(CGSize(width: width, height: height), ratio)
        }
    }

    private func sized(_ box: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let isWide = box.width.isInfinite || (!box.height.isInfinite && box.width > box.height * ratio)
        if box.width.isInfinite && box.height.isInfinite { return .infinity }
        return isWide == (mode == .fit)
            ? ProposedViewSize(width: box.height * ratio, height: box.height)
            : ProposedViewSize(width: box.width, height: box.width / ratio)
    }
}

extension View {
    /// Fixes this view at its ideal size, whatever is proposed.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps the ratio of width to height at `aspectRatio`; `nil` is that of the ideal size.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
