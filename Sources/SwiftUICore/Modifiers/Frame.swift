import RenderTree

/// Frame with a fixed width, height or both. Negative, infinite and NaN lengths are reported and ignored.
public struct _FrameLayout: LayoutModifier {
    public typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    package func wrap(_ content: LayoutNode) -> FixedFrameNode { FixedFrameNode(content) }

    package func apply(to node: FixedFrameNode, in environment: EnvironmentValues) {
        node.set(node.valid(width), node.valid(height), alignment)
    }
}

package final class FixedFrameNode: WrapperNode {
    private var width: CGFloat?
    private var height: CGFloat?
    private var alignment = Alignment.center

    func set(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment) {
        guard width != self.width || height != self.height || alignment != self.alignment else { return }
        (self.width, self.height, self.alignment) = (width, height, alignment)
        sizeChanged()
    }

    func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length, !length.isFinite || length < 0 else { return length }
        report("bad_frame", "A frame of \(length) points is no frame; it is left out.")
        return nil
    }

    package override var dependsOnContent: Bool { width == nil || height == nil }

    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.size(for: contentProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package override func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
        content.origin(in: size, alignment, contentProposal(proposal))
    }
}

/// Frame between minimum and maximum lengths.
public struct _FlexFrameLayout: LayoutModifier, Equatable {
    public typealias Body = Never
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment = Alignment.center

    package func wrap(_ content: LayoutNode) -> FlexFrameNode { FlexFrameNode(content) }

    package func apply(to node: FlexFrameNode, in environment: EnvironmentValues) {
        let lengths = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight].compactMap { $0 }
        guard !lengths.contains(where: \.isNaN) else {
            node.report("bad_frame", "A frame that is not a number of points is left out.")
            node.limits = _FlexFrameLayout(alignment: alignment)
            return
        }
        node.limits = self
    }
}

// Source: WWDC 2019 session 237, and SwiftUI's behaviour as objc.io's "Thinking in SwiftUI" (chapter "View Layout")
// describes it: the proposal is clamped to the limits; without a lower or upper limit the content's own length is one.
package final class FlexFrameNode: WrapperNode {
    var limits = _FlexFrameLayout() { didSet { if limits != oldValue { sizeChanged() } } }

    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: Self.clamp(proposal.width ?? limits.idealWidth, limits.minWidth, limits.maxWidth),
            height: Self.clamp(proposal.height ?? limits.idealHeight, limits.minHeight, limits.maxHeight))
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: contentProposal(proposal))
        return CGSize(
            width: Self.length(
                proposal.width ?? limits.idealWidth, limits.minWidth, limits.maxWidth, content: size.width),
            height: Self.length(
                proposal.height ?? limits.idealHeight, limits.minHeight, limits.maxHeight, content: size.height))
    }

    private static func clamp(_ value: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        value.map { max(least ?? 0, min($0, most ?? .infinity)) }
    }

    private static func length(
        _ proposed: CGFloat?, _ least: CGFloat?, _ most: CGFloat?, content: CGFloat
    ) -> CGFloat {
        let lower = least ?? min(content, most ?? .infinity)
        let upper = most ?? max(content, lower)
        return max(lower, min(proposed ?? content, upper))
    }

    package override func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
        content.origin(in: size, limits.alignment, contentProposal(proposal))
    }
}

extension View {
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { frame(width: nil, height: nil) }

    /// Puts this view in a frame of a fixed width, height or both, in points.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Puts this view in a frame that takes its proposal within limits in points; `.infinity` takes all of it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view, "frame(minWidth:idealWidth:maxWidth:…)"
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
