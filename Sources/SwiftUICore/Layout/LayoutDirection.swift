import RenderTree

/// Direction in which lines of text run, from the left or from the right.
///
/// Source: developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

extension EnvironmentValues {
    /// Direction that decides which side is leading: containers lay out their content from that side, in every
    /// coordinate.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection
    public var layoutDirection: LayoutDirection {
        get { direction }
        set { direction = newValue }
    }

    var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

extension TextAlignment {
    /// Returns the alignment with leading as left, which is how lines of text are drawn in either direction.
    func drawn(_ environment: EnvironmentValues) -> TextAlignment {
        guard environment.isRightToLeft, self != .center else { return self }
        return self == .leading ? .trailing : .leading
    }
}

// Layout counts every x coordinate from the leading edge. It is mirrored into a distance from the left only where a
// node is placed in its parent's box, so that no other code needs to know the direction.
// Source: Apple, "layoutDirection" of LayoutSubviews: "SwiftUI horizontally flips the x position of each view within its
// parent when the mode switches".
extension LayoutNode {
    /// Places `child` at a point of this node's box (or of a box of size `box`), counted from its leading top corner.
    package final func place(
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

    package func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    package func apply(to node: EffectNode, in environment: EnvironmentValues) {
        let isFlipped = isEnabled && environment.isRightToLeft
        node.style = { _ in NodeStyle(transform: isFlipped ? [-1, 0, 0, 1, 0, 0] : nil) }
    }
}

extension View {
    /// Mirrors this view in right-to-left layouts: for arrows and other directional pictures.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:)
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_FlipModifier(isEnabled: enabled))
    }
}
