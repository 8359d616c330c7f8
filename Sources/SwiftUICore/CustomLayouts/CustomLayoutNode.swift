/// A layout node that arranges its children by a custom layout.
final class CustomLayoutNode: ContainerNode {
    private var box: LayoutBox?
    private var placements: [Int: Placement] = [:]

    private struct Placement {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize
    }

    func set<L: Layout>(_ layout: L) {
        if let box = box as? TypedLayoutBox<L> {
            guard !isKnownEqual(box.layout, layout) else { return }
            box.layout = layout
        } else {
            box = TypedLayoutBox(layout)
        }
        if !(layout is any EngineLayout) || (layout as? AnyLayout)?.isAuthored == true {
            graph.guides.hasCustomLayout = true
        }
        sizeChanged()
    }

    override var stackAxis: Axis? { box?.orientation }
    override var remembersArrangements: Bool { true }

    override func didForgetSizes() {
        super.didForgetSizes()
        box?.isStale = true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let box else { return .zero }
        let subviews = LayoutSubviews(of: self)
        return reading { box.sizeThatFits(proposal, subviews) }
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let bounds = CGRect(origin: .zero, size: size(for: proposal))
        placements = [:]
        if let box {
            let subviews = LayoutSubviews(of: self)
            reading { box.placeSubviews(in: bounds, proposal, subviews) }
        }
        let places = children.enumerated().map { index, child in
            let placement =
                placements[index]
                ?? Placement(
                    position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
            let size = child.size(for: placement.proposal)
            let corner = CGPoint(
                x: placement.position.x - placement.anchor.x * size.width,
                y: placement.position.y - placement.anchor.y * size.height)
            return Arrangement.Place(origin: corner, proposal: placement.proposal)
        }
        return Arrangement(size: bounds.size, places: places)
    }

    func place(_ index: Int, at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
        placements[index] = Placement(position: position, anchor: anchor, proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard let box else { return nil }
        let bounds = CGRect(origin: .zero, size: size(for: proposal))
        let subviews = LayoutSubviews(of: self)
        let position = reading { box.explicit(key, in: bounds, proposal, subviews) }
        guard let position, !position.isFinite else { return position }
        report("bad_guide", "An alignment guide was infinite or not a number; the view's own is used.")
        return nil
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        let first = explicitGuide(VerticalAlignment.firstTextBaseline.key, in: proposal)
        let last = explicitGuide(VerticalAlignment.lastTextBaseline.key, in: proposal)
        guard let one = first ?? last else { return nil }
        return (first ?? one, last ?? one)
    }

    func mergedGuide(_ key: AlignmentKey, of indices: [Int], in proposal: ProposedViewSize) -> CGFloat? {
        let places = arrangement(for: proposal).places
        return key.combined(
            // Subviews that a layout has kept from before a change may no longer exist.
            indices.filter { places.indices.contains($0) }.map { index in
                children[index].explicit(key, in: places[index].proposal).map { $0 + places[index].origin[key.axis] }
            })
    }

    /// Runs a layout call and tracks what it reads: a layout may read observable objects.
    private func reading<T>(_ body: () -> T) -> T { owner?.trackingDuringLayout(body) ?? body() }
}

/// A layout of the engine's, whose alignment guides are always those of its children.
protocol EngineLayout: Layout {
    var orientation: Axis? { get }
}

/// A layout of any type, with its cache.
@MainActor private class LayoutBox {
    var isStale = false
    var orientation: Axis? { nil }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
    func explicit(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
    var layout: L
    private var cache: L.Cache?

    init(_ layout: L) { self.layout = layout }

    override var orientation: Axis? {
        (layout as? any EngineLayout)?.orientation ?? L.layoutProperties.stackOrientation
    }

    private func withCache<T>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T) -> T {
        var cache = self.cache ?? layout.makeCache(subviews: subviews)
        if isStale, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
        isStale = false
        defer { self.cache = cache }
        return body(&cache)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func explicit(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}
