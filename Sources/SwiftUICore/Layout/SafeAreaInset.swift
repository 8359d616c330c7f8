import RenderTree

/// Edge of a bar beside a view, and its spacing in points.
struct SafeAreaBar: Equatable {
    var edge: Edge
    var spacing: CGFloat
}

/// View with a bar at one of its edges; the content gets the rest of the area.
final class SafeAreaInsetNode: SecondaryNode, SafeAreaSource {
    var bar = SafeAreaBar(edge: .bottom, spacing: 0) { didSet { if bar != oldValue { sizeChanged() } } }

    private var axis: Axis { bar.edge == .top || bar.edge == .bottom ? .vertical : .horizontal }

    override func secondaryChanged() { sizeChanged() }

    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offered = proposal
        offered[axis] = nil
        return offered
    }

    private func taken(_ proposal: ProposedViewSize) -> CGFloat {
        let length = secondary.map { $0.size(for: offered(proposal))[axis] }.max() ?? 0
        return secondary.isEmpty || !length.isFinite ? 0 : length + bar.spacing
    }

    var safeAreaInsets: EdgeInsets { insets(for: proposal) }

    private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
        EdgeInsets(Edge.Set(bar.edge), taken(proposal))
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        inner[axis] = proposal[axis].map { max(0, $0 - taken(proposal)) }
        return inner
    }

    override func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
        let insets = insets(for: proposal)
        return CGPoint(x: insets.leading, y: insets.top)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = content.size(for: contentProposal(proposal))
        size[axis] += taken(proposal)
        return size
    }

    override func render() -> [NodeID] {
        placeContent()
        for node in secondary {
            var across = ProposedViewSize(size)
            across[axis] = nil
            var corner = node.origin(in: size, alignment, across)
            let length = node.size(for: across)[axis]
            corner[axis] = bar.edge == .top || bar.edge == .leading ? 0 : size[axis] - length
            place(node, at: corner, across)
        }
        return content.renderedIDs + secondary.flatMap(\.renderedIDs)
    }
}

extension View {
    private func inset<V: View>(
        _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ content: () -> V
    ) -> some View {
        modifier(
            _SecondaryModifier(
                secondary: content(), alignment: alignment, isBehind: false,
                bar: SafeAreaBar(edge: edge, spacing: spacing?.finiteLength ?? StackNode.defaultSpacing)))
    }

    /// Puts a bar at the top or bottom of this view, which gets the rest of the area. A scroll view ends at the bar:
    /// its content does not show through it. `spacing` in points; nil is 8.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(
            edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing, content)
    }

    /// Puts a bar at the leading or trailing edge of this view, which gets the rest of the area.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(
            edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing,
            content)
    }
}

// MARK: - Padding

public struct _SafeAreaPaddingLayout: LayoutModifier {
    public typealias Body = Never
    let insets: EdgeInsets

    package func wrap(_ content: LayoutNode) -> SafeAreaPaddingNode { SafeAreaPaddingNode(content) }

    package func apply(to node: SafeAreaPaddingNode, in environment: EnvironmentValues) {
        node.graph.hasSafeAreas = true
        node.insets = node.checked(insets)
    }
}

/// Padding around its content that descendants may still draw in.
package final class SafeAreaPaddingNode: PaddingNode, SafeAreaSource {
    var safeAreaInsets: EdgeInsets { insets }
}

extension View {
    /// Adds padding that descendants stay clear of, unless they ignore the safe area.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/safeareapadding(_:)
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingLayout(insets: insets))
    }

    /// Adds safe area padding on some edges. `length` in points; nil is 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? Self.defaultPadding))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }
}
