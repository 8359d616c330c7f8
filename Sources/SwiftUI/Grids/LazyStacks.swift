/// A column that takes all the width it is offered and gives each view the height it likes. In a scroll area, elements of
/// loops are made when they are about to be seen, and forgotten, with their state, some time after that; the height of
/// those that are not made is estimated. Elsewhere all are made. `pinnedViews` stay in sight with their section.
///
/// Source: developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pins: PinnedScrollableViews
    let content: Content

    /// `spacing` in points; nil is 8, and none beside a `Spacer`.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pins = pinnedViews
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyStackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(.vertical, Alignment(horizontal: view.alignment, vertical: .center), view.spacing, view.pins)
        }
    }
}

/// A row that takes all the height it is offered and gives each view the width it likes. As lazy as `LazyVStack`.
///
/// Source: developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pins: PinnedScrollableViews
    let content: Content

    /// `spacing` in points; nil is 8, and none beside a `Spacer`.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pins = pinnedViews
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyStackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(.horizontal, Alignment(horizontal: .center, vertical: view.alignment), view.spacing, view.pins)
        }
    }
}
