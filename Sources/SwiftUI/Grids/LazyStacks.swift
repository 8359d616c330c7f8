/// A column that takes all the width it is offered and gives each view the height it likes. All views are laid out, not
/// only those on screen. Headers and footers of sections scroll with the rest: they are not pinned.
///
/// Partly: all views are made and laid out at once, and headers are not pinned.
///
/// Source: developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// `spacing` in points; nil is 8, and none beside a `Spacer`.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyStackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(.vertical, Alignment(horizontal: view.alignment, vertical: .center), view.spacing)
        }
    }
}

/// A row that takes all the height it is offered and gives each view the width it likes. All views are laid out, not
/// only those on screen. Headers and footers of sections scroll with the rest: they are not pinned.
///
/// Partly: all views are made and laid out at once, and headers are not pinned.
///
/// Source: developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// `spacing` in points; nil is 8, and none beside a `Spacer`.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: LazyStackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(.horizontal, Alignment(horizontal: .center, vertical: view.alignment), view.spacing)
        }
    }
}

final class LazyStackNode: ContainerNode {
    private var axis = Axis.vertical
    private var alignment = Alignment.center
    private var spacing: CGFloat?

    func set(_ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?) {
        guard axis != self.axis || alignment != self.alignment || spacing != self.spacing else { return }
        (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
        sizeChanged()
    }

    override var stackAxis: Axis? { axis }
    override var remembersArrangements: Bool { true }

    /// As a stack that is offered no length, in a box as wide as it may be.
    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        var offered = proposal
        offered[axis] = nil
        var result = StackNode.arrange(children, axis: axis, spacing: spacing, alignment: alignment, offered)
        guard let width = proposal[axis.other], width.isFinite else { return result }
        let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        let shift = ViewDimensions(boxed(width)).position(key) - ViewDimensions(result.size).position(key)
        for index in result.places.indices { result.places[index].origin[axis.other] += shift }
        result.size[axis.other] = width
        return result
    }

    private func boxed(_ width: CGFloat) -> CGSize {
        var size = CGSize.zero
        size[axis.other] = width
        return size
    }
}
