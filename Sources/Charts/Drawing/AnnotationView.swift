/// The annotations of a mark.
struct AnnotationViews: View {
    let placed: PlacedMark
    let looks: MarkLooks

    var body: some View {
        ForEach(Array(targets.enumerated()), id: \.offset) { _, target in
            ForEach(Array(target.mark.annotations.enumerated()), id: \.offset) { _, annotation in
                annotation.content(AnnotationContext(targetSize: .zero))
                    .environment(\.chartSettings, ChartSettings())
                    .layoutValue(key: PlotPlace.Key.self, value: .annotation(place(annotation, target)))
            }
        }
    }

    private struct Target {
        let mark: MarkRecord
        let target: AnnotationPlace.Target
        var reach: CGFloat = 0
    }

    private var targets: [Target] {
        switch placed.form {
        case .rectangle(let x, let y), .rule(let x, let y): [Target(mark: placed.mark, target: .extents(x: x, y: y))]
        case .point(let point): [target(placed.mark, point, looks.symbolSide(of: placed.mark) / 2)]
        case .line(let points): zip(placed.series, points).map { target($0, $1, 0) }
        case .area(let slices): zip(placed.series, slices).map { target($0, $1.high, 0) }
        case .sector(let sector):
            [
                Target(
                    mark: placed.mark,
                    target: .sector(
                        start: sector.start.radians, end: sector.end.radians, inner: sector.inner.kind,
                        outer: sector.outer.kind))
            ]
        }
    }

    private func target(_ mark: MarkRecord, _ point: PlotPoint, _ reach: CGFloat) -> Target {
        Target(
            mark: mark,
            target: .extents(x: Extent(start: point.x, end: point.x), y: Extent(start: point.y, end: point.y)),
            reach: reach)
    }

    private func place(_ annotation: MarkAnnotation, _ target: Target) -> AnnotationPlace {
        AnnotationPlace(
            target: target.target, position: position(annotation.position, of: target.mark),
            alignment: annotation.alignment, spacing: annotation.spacing ?? 4, overflow: annotation.overflow,
            reach: target.reach)
    }

    /// An automatic annotation stands at the end of a bar's length, in the middle of a sector.
    private func position(_ wanted: AnnotationPosition, of mark: MarkRecord) -> AnnotationPosition {
        guard wanted == .automatic else { return wanted }
        if mark.kind == .sector || mark.kind == .rectangle { return .overlay }
        let axis = mark.valueAxis
        let isBelow = mark[axis ?? .vertical].value?.start.scalar.map { $0 < 0 } ?? false
        return axis == .horizontal ? (isBelow ? .leading : .trailing) : (axis == .vertical && isBelow ? .bottom : .top)
    }
}
