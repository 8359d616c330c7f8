/// A type-erased layout. Changing to another layout keeps the identity of the views inside.
///
/// Source: developer.apple.com/documentation/swiftui/anylayout
public struct AnyLayout: Layout {
    private let layout: any Layout

    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The type-erased cache of the layout that made it.
    public struct Cache {
        fileprivate var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.update(&cache, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(subviews, &cache) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.size(proposal, subviews, &cache)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        layout.place(bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.guide(guide, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.guide(guide, bounds, proposal, subviews, &cache)
    }
}

/// Layout calls with a type-erased cache. A cache left by another layout is made anew.
extension Layout {
    private func opening<T>(
        _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> T
    ) -> T {
        var own = cache.value as? Cache ?? makeCache(subviews: subviews)
        defer { cache.value = own }
        return body(&own)
    }

    fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
        opening(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        opening(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func size(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        opening(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
    ) {
        opening(&cache, subviews) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        opening(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        opening(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}

extension AnyLayout: EngineLayout {
    var orientation: Axis? {
        (layout as? any EngineLayout)?.orientation ?? type(of: layout).layoutProperties.stackOrientation
    }

    /// Whether the wrapped layout is an app's, which may have alignment guides of its own.
    var isAuthored: Bool { !(layout is any EngineLayout) }
}

extension AnyLayout: ViewEquatable {
    package func isSame(as other: AnyLayout) -> Bool {
        func compare<L: Layout>(_ own: L) -> Bool { (other.layout as? L).map { isKnownEqual(own, $0) } ?? false }
        return compare(layout)
    }
}
