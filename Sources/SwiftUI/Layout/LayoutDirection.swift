import RenderTree

/// Where lines begin: on the left, or on the right.
///
/// Source: developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

extension EnvironmentValues {
    /// Where leading is: containers put their content from that side, in every coordinate.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection
    public var layoutDirection: LayoutDirection {
        get { direction }
        set { direction = newValue }
    }

    var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

extension TextAlignment {
    /// Lines of text are drawn from the left, whatever the direction.
    func drawn(_ environment: EnvironmentValues) -> TextAlignment {
        guard environment.isRightToLeft, self != .center else { return self }
        return self == .leading ? .trailing : .leading
    }
}

// Layout counts every place from the leading edge. Only where a node is put into its parent's box does that become a
// distance from the left: so nothing else needs to know the direction.
// Source: Apple, "layoutDirection" of LayoutSubviews: "SwiftUI horizontally flips the x position of each view within its
// parent when the mode switches".
extension LayoutNode {
    /// Places `child` at a point of this node's box (or of one of another size), counted from the leading top corner.
    final func place(
        _ child: LayoutNode, at point: CGPoint, _ proposal: ProposedViewSize, in box: CGSize? = nil
    ) {
        var point = point
        if isMirrored {
            let width = child.size(for: proposal).width
            point.x = (box ?? size).width - point.x - (width.isFinite ? width : 0)
        }
        child.place(at: (childSpace == nil ? origin : .zero) + point, proposal)
    }
}

// MARK: - Mirroring pictures

public struct _FlipModifier: LayoutModifier {
    public typealias Body = Never
    let isEnabled: Bool

    func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    func apply(to node: EffectNode, in environment: EnvironmentValues) {
        let isFlipped = isEnabled && environment.isRightToLeft
        node.style = { _ in NodeStyle(transform: isFlipped ? [-1, 0, 0, 1, 0, 0] : nil) }
    }
}

extension View {
    /// Draws this view mirrored where lines begin on the right: for arrows and the like.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:)
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_FlipModifier(isEnabled: enabled))
    }
}
