/// The parts of a lazy container's sections that stay visible while it scrolls.
///
/// Source: developer.apple.com/documentation/swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A grid with columns that fills one row after another.
///
/// Makes its items lazily, a row at a time, as `LazyVStack` does.
///
/// Source: developer.apple.com/documentation/swiftui/lazyvgrid
public struct LazyVGrid<Content: View>: PrimitiveView {
    public typealias Body = Never
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pins: PinnedScrollableViews
    let content: Content

    /// Creates a grid. `spacing` is between rows, in points; nil is 8.
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

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyGridNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(
                .vertical, view.columns, view.spacing, Alignment(horizontal: view.alignment, vertical: .center),
                view.pins)
        }
    }
}

/// A grid with rows that fills one column after another.
///
/// Makes its items lazily, a column at a time, as `LazyHStack` does.
///
/// Source: developer.apple.com/documentation/swiftui/lazyhgrid
public struct LazyHGrid<Content: View>: PrimitiveView {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pins: PinnedScrollableViews
    let content: Content

    /// Creates a grid. `spacing` is between columns, in points; nil is 8.
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

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyGridNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(
                .horizontal, view.rows, view.spacing, Alignment(horizontal: .center, vertical: view.alignment),
                view.pins)
        }
    }
}
