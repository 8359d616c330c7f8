/// Which views of a lazy container's sections stay in sight while it scrolls.
///
/// Source: developer.apple.com/documentation/swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns, one row after another.
///
/// As lazy as `LazyVStack`, line by line.
///
/// Source: developer.apple.com/documentation/swiftui/lazyvgrid
public struct LazyVGrid<Content: View>: PrimitiveView {
    public typealias Body = Never
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pins: PinnedScrollableViews
    let content: Content

    /// `spacing` is between rows, in points; nil is 8.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        pins = pinnedViews
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyGridNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(
                .vertical, view.columns, view.spacing, Alignment(horizontal: view.alignment, vertical: .center),
                view.pins)
        }
    }
}

/// Views in rows, one column after another.
///
/// As lazy as `LazyHStack`, line by line.
///
/// Source: developer.apple.com/documentation/swiftui/lazyhgrid
public struct LazyHGrid<Content: View>: PrimitiveView {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pins: PinnedScrollableViews
    let content: Content

    /// `spacing` is between columns, in points; nil is 8.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        pins = pinnedViews
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyGridNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(
                .horizontal, view.rows, view.spacing, Alignment(horizontal: .center, vertical: view.alignment),
                view.pins)
        }
    }
}
