/// A vertical stack that takes the proposed width and gives each view its ideal height. In a scroll area, elements of
/// loops are made when they are about to be visible, and removed, with their state, some time after that; the height of
/// those that are not made is estimated. Elsewhere all are made. `pinnedViews` stay visible with their section.
///
/// Source: developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pins: PinnedScrollableViews
    let content: Content

    /// Creates a stack. `spacing` is in points; nil is 8, and none beside a `Spacer`.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pins = pinnedViews
        self.content = content()
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyStackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(.vertical, Alignment(horizontal: view.alignment, vertical: .center), view.spacing, view.pins)
        }
    }
}

/// A horizontal stack that takes the proposed height and gives each view its ideal width. As lazy as `LazyVStack`.
///
/// Source: developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pins: PinnedScrollableViews
    let content: Content

    /// Creates a stack. `spacing` is in points; nil is 8, and none beside a `Spacer`.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pins = pinnedViews
        self.content = content()
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyStackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(.horizontal, Alignment(horizontal: .center, vertical: view.alignment), view.spacing, view.pins)
        }
    }
}
