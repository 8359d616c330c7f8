/// A scrollable viewport onto content that may be larger than itself; the painter does the scrolling.
///
/// Source: developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: PrimitiveView {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { ScrollElement(self, context) }
}

private final class ScrollElement<Content: SwiftUICore.View>: ViewElement<ScrollView<Content>> {
    private lazy var node = ScrollNode(graph)
    private lazy var follower = PositionFollower(node)
    private var child: ViewElement<Content>?

    override func mount() {
        apply()
        child = makeChild(view.content, environment: inner)
        collectNodes()
        setNodes([node])
    }

    override func update(from old: View) {
        apply()
        child?.update(view.content, environment: inner)
        collectNodes()
    }

    override func evaluate() { followPosition() }

    private func apply() {
        node.set(view.axes, view.showsIndicators)
        node.scroller.configuration = environment.scrolling
        node.margins = environment.scrolling.margins
        followPosition()
    }

    private func followPosition() {
        let wanted = tracking { environment.scrolling.position?.read() }
        follower.follow(wanted ?? nil, environment.scrolling.position)
    }

    /// Environment of the content, without the settings that apply to this scroll view only.
    private var inner: EnvironmentValues {
        var values = environment
        values.scrolling.forget()
        return values
    }

    override func collectNodes() { node.children = child?.nodes ?? [] }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func scrollsCells(along axis: Axis) -> Bool { node.scrolls(along: axis) }
    override func didUnmount() { node.remove() }
}
