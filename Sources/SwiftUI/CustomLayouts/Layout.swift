/// A way to arrange views: the author says how large the whole is, and where each view goes.
///
/// Source: developer.apple.com/documentation/swiftui/layout
public protocol Layout {
    /// What the layout is, for views that look different in rows and columns.
    static var layoutProperties: LayoutProperties { get }
    /// What is worked out once and used by several calls, until the views inside or the layout change.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Self.Subviews) -> Self.Cache
    /// The views inside, or what they say of themselves, are others than before.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    /// How large the whole is, in points. May be asked for several proposals, in any order.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    /// Calls `place(at:anchor:proposal:)` of each view. One that is not placed stands in the middle of `bounds`.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    /// Where a guide of the whole lies; nil where it follows from the size.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The spacing of all the views inside, taken together.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// What the views inside say of the guide, taken together.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        subviews.merged(guide.key, for: proposal)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        subviews.merged(guide.key, for: proposal)
    }

    /// Arranges views this way.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == () {
    public func makeCache(subviews: Self.Subviews) {}
}

/// What a layout is to the views inside.
///
/// Source: developer.apple.com/documentation/swiftui/layoutproperties
public struct LayoutProperties: Sendable {
    /// The direction in which spacers and dividers inside see themselves; nil is none.
    public var stackOrientation: Axis?
    public init() {}
}

/// What a view asks for beside it: 8 points, or nothing beside a `Spacer`.
///
/// Source: developer.apple.com/documentation/swiftui/viewspacing
public struct ViewSpacing: Sendable {
    private var isNone = false

    public init() {}
    public static let zero = ViewSpacing(isNone: true)
    init(isNone: Bool) { self.isNone = isNone }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isNone = isNone && other.isNone
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// In points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        isNone || next.isNone ? 0 : StackNode.defaultSpacing
    }
}

/// Views arranged by a layout of the author's own.
struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
    typealias Body = Never
    let layout: L
    let content: Content

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: CustomLayoutNode(context.graph), content: { $0.content }) {
            node, view, _ in
            node.set(view.layout)
        }
    }
}
