/// Arranges views in a row.
///
/// Source: developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a row with `spacing` in points; nil is 8, and none next to a `Spacer`.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: StackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(.horizontal, Alignment(horizontal: .center, vertical: view.alignment), view.spacing)
        }
    }
}

/// Arranges views in a column.
///
/// Source: developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a column with `spacing` in points; nil is 8, and none next to a `Spacer`.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: StackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.set(.vertical, Alignment(horizontal: view.alignment, vertical: .center), view.spacing)
        }
    }
}

/// Overlays views, the last one in front.
///
/// Source: developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: PrimitiveView {
    public typealias Body = Never
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: DepthStackNode(context.graph), content: { $0.content }) { node, view, _ in
            node.alignment = view.alignment
        }
    }
}

/// Flexible space that takes the remaining length of its stack.
///
/// Source: developer.apple.com/documentation/swiftui/spacer
public struct Spacer: PrimitiveView {
    public typealias Body = Never
    /// Minimum length in points; nil is 8.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: SpacerNode(context.graph)) { node, view, _ in
            node.minLength = view.minLength ?? StackNode.defaultSpacing
        }
    }
}

/// A hairline across its stack's axis.
///
/// Source: developer.apple.com/documentation/swiftui/divider
public struct Divider: PrimitiveView {
    public typealias Body = Never
    public nonisolated init() {}

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: DividerNode(context.graph)) { node, _, environment in
            node.color = Color.separator.resolved(in: environment)
            node.thickness = environment.pixelLength
        }
    }
}
