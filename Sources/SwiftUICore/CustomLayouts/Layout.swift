/// An algorithm that arranges views: it computes the size of the container and places each view.
///
/// Source: developer.apple.com/documentation/swiftui/layout
public protocol Layout {
    /// Properties of the layout, for views that look different in rows and columns.
    static var layoutProperties: LayoutProperties { get }
    /// The type of values computed once and shared between calls, until the views inside or the layout change.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Self.Subviews) -> Self.Cache
    /// Updates the cache after the views inside, or their sizes, have changed.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    /// Returns the size of the container in points. May be called with several proposals, in any order.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    /// Places the views by `place(at:anchor:proposal:)`. A view that is not placed is centred in `bounds`.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    /// Returns the position of an alignment guide of the container; nil derives it from the size.
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

    /// Replaces the cache by a new one.
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the union of the spacing of all views inside.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// Returns the position of the guide merged from the views inside.
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

    /// Arranges the views in a closure by this layout.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == () {
    public func makeCache(subviews: Self.Subviews) {}
}

/// Properties of a layout that affect the views inside.
///
/// Source: developer.apple.com/documentation/swiftui/layoutproperties
public struct LayoutProperties: Sendable {
    /// The axis that spacers and dividers inside follow; nil is none.
    public var stackOrientation: Axis?
    public init() {}
}

/// The spacing that a view prefers beside it: 8 points, or none beside a `Spacer`.
///
/// Source: developer.apple.com/documentation/swiftui/viewspacing
public struct ViewSpacing: Sendable {
    private var isNone = false

    public init() {}
    public static let zero = ViewSpacing(isNone: true)
    init(isNone: Bool) { self.isNone = isNone }

    /// `edges` is ignored: a spacing is the same at every edge.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isNone = isNone && other.isNone
    }

    /// `edges` is ignored: a spacing is the same at every edge.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the distance to the next view in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        isNone || next.isNone ? 0 : StackNode.defaultSpacing
    }
}

/// A view that arranges its content by a custom layout.
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
