/// A horizontal stack as a layout, for use with `AnyLayout`.
///
/// Source: developer.apple.com/documentation/swiftui/hstacklayout
public struct HStackLayout: Layout, EngineLayout, Equatable, Sendable {
    public var alignment: VerticalAlignment
    /// Points between views; nil is 8, and none beside a `Spacer`.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .along(.horizontal) }
    var orientation: Axis? { .horizontal }

    private func arranged(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        subviews.arranged {
            StackNode.arrange(
                $0, axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment),
                proposal)
        }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arranged(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(arranged(proposal, subviews), in: bounds)
    }
}

/// A vertical stack as a layout, for use with `AnyLayout`.
///
/// Source: developer.apple.com/documentation/swiftui/vstacklayout
public struct VStackLayout: Layout, EngineLayout, Equatable, Sendable {
    public var alignment: HorizontalAlignment
    /// Points between views; nil is 8, and none beside a `Spacer`.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .along(.vertical) }
    var orientation: Axis? { .vertical }

    private func arranged(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        subviews.arranged {
            StackNode.arrange(
                $0, axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center),
                proposal)
        }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arranged(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(arranged(proposal, subviews), in: bounds)
    }
}

/// A stack that overlays its views, as a layout for use with `AnyLayout`.
///
/// Source: developer.apple.com/documentation/swiftui/zstacklayout
public struct ZStackLayout: Layout, EngineLayout, Equatable, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var orientation: Axis? { nil }

    private func arranged(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        subviews.arranged { DepthStackNode.arrange($0, alignment, proposal) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arranged(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(arranged(proposal, subviews), in: bounds)
    }
}

/// A grid with aligned columns as a layout, for use with `AnyLayout`.
///
/// Source: developer.apple.com/documentation/swiftui/gridlayout
public struct GridLayout: Layout, EngineLayout, Equatable, Sendable {
    public var alignment: Alignment
    /// Points between columns; nil is 8.
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    var orientation: Axis? { nil }

    private func arranged(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
        subviews.arranged { nodes in
            GridArrangement(
                nodes, alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
            ).arrangement(for: proposal)
        }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arranged(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(arranged(proposal, subviews), in: bounds)
    }
}

extension LayoutProperties {
    fileprivate static func along(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}
