/// Places marks in the plot area by the scales of both axes.
struct MarkPlacing {
    let marks: [MarkRecord]
    let spans: [Int: (low: Double, high: Double)]
    let x: PositionScale?
    let y: PositionScale?
    private let groups: [PlotValue]
    /// Share of the plot area between the values of bars that are closest to each other, by axis.
    private let distances: [Axis: CGFloat]

    /// Share of a band that a bar takes, and that the bars of one place take together.
    static let barShare: CGFloat = 0.75
    /// Points that a bar is wide where nothing says more.
    private static let loneWidth: CGFloat = 10

    init(_ marks: [MarkRecord], _ spans: [Int: (low: Double, high: Double)], x: PositionScale?, y: PositionScale?) {
        (self.marks, self.spans, self.x, self.y) = (marks, spans, x, y)
        var seen: Set<PlotValue> = []
        groups = marks.compactMap(\.group.by?.start).filter { seen.insert($0).inserted }
        distances = [.horizontal: Self.distance(marks, .horizontal, x), .vertical: Self.distance(marks, .vertical, y)]
            .compactMapValues { $0 }
    }

    private static func distance(_ marks: [MarkRecord], _ axis: Axis, _ scale: PositionScale?) -> CGFloat? {
        let bars = marks.filter { ($0.kind == .bar || $0.kind == .rectangle) && $0.valueAxis != axis }
        let shares = Set(bars.compactMap { $0[axis].value.flatMap { scale?.share(of: $0.start) } }).sorted()
        return zip(shares.dropFirst(), shares).map { CGFloat($0 - $1) }.min()
    }

    /// Returns all marks in the order in which they are drawn: those of a line or area together, at its first.
    func placed() -> [PlacedMark] {
        var placed: [PlacedMark] = []
        var series: [SeriesKey: Int] = [:]
        let sectors = sectorAngles
        for (index, mark) in marks.enumerated() {
            switch mark.kind {
            case .line, .area:
                let key = SeriesKey(mark)
                guard series[key] == nil else { continue }
                series[key] = index
                placed += connected(key)
            case .sector:
                guard let angles = sectors[index] else { continue }
                placed.append(PlacedMark(id: mark.id, form: .sector(sector(mark, angles)), mark: mark))
            default:
                form(of: mark, index).map { placed.append(PlacedMark(id: mark.id, form: $0, mark: mark)) }
            }
        }
        // Swift's sort is stable: marks of one number stay in their order.
        return placed.sorted { $0.mark.group.zIndex < $1.mark.group.zIndex }
    }

    private func form(of mark: MarkRecord, _ index: Int) -> PlacedMark.Form? {
        if mark.kind == .point { return center(of: mark).map { .point($0) } }
        guard let across = extent(of: mark, index, .horizontal), let up = extent(of: mark, index, .vertical) else {
            return nil
        }
        let (movedX, movedY) = mark.group.offset.moved(across, up)
        return mark.kind == .rule ? .rule(x: movedX, y: movedY) : .rectangle(x: movedX, y: movedY)
    }

    private func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }

    private func extent(of mark: MarkRecord, _ index: Int, _ axis: Axis) -> Extent? {
        let position = mark[axis]
        if position.isRange { return range(position, scale(axis)) }
        let dimension = axis == .horizontal ? mark.width : mark.height
        guard let value = position.value else {
            let start = position.startPoint.map { Length(points: $0) } ?? .zero
            let all = Extent(start: start, end: position.endPoint.map { Length(points: $0) } ?? .whole)
            return mark.kind == .rule ? all : all.narrowed(to: dimension, automatic: 1)
        }
        guard let scale = scale(axis) else { return nil }
        if let span = spans[index], mark.valueAxis == axis { return length(span, scale) }
        if mark.kind == .rule { return scale.place(of: value.middle).map { Extent(start: $0, end: $0) } }
        return across(mark, value, dimension, scale, axis)
    }

    private func length(_ span: (low: Double, high: Double), _ scale: PositionScale) -> Extent? {
        guard let high = scale.place(of: .number(span.high)) else { return nil }
        let low = span.low == 0 ? scale.baseline : scale.place(of: .number(span.low))
        return low.map { Extent(start: $0, end: high) }
    }

    private func range(_ position: MarkRecord.Position, _ scale: PositionScale?) -> Extent? {
        guard let scale, let start = position.start, let end = position.end else { return nil }
        if let first = scale.band(of: start), let last = scale.band(of: end) {
            return Extent(start: first.start, end: last.end)
        }
        guard let first = scale.place(of: start.start), let last = scale.place(of: end.end ?? end.start) else {
            return nil
        }
        return Extent(start: first, end: last)
    }

    /// A bar's or rectangle's extent across its value's axis.
    private func across(
        _ mark: MarkRecord, _ value: PlottedValue, _ dimension: MarkDimension, _ scale: PositionScale, _ axis: Axis
    ) -> Extent? {
        let share = mark.kind == .rectangle ? 1 : Self.barShare
        if let band = scale.band(of: value) {
            guard let part = groupPart(of: mark, band, axis) else {
                return band.narrowed(to: dimension, automatic: share)
            }
            return part.narrowed(to: dimension, automatic: 0.92)
        }
        guard let place = scale.place(of: value.start) else { return nil }
        let around = distances[axis].map { Length(share: $0 / 2) } ?? Length(points: Self.loneWidth / 2)
        return Extent(start: place - around, end: place + around)
            .narrowed(to: dimension, automatic: distances[axis] == nil ? 1 : share)
    }

    /// The part of a band for the mark's group; nil where marks are not beside each other on this axis.
    private func groupPart(of mark: MarkRecord, _ band: Extent, _ axis: Axis) -> Extent? {
        guard let group = mark.group.by?.start, let index = groups.firstIndex(of: group),
            mark.group.axis ?? (mark.valueAxis ?? .vertical).other == axis
        else { return nil }
        return band.narrowed(to: mark.group.span, automatic: 0.85).part(index, of: groups.count)
    }

    /// Place of a point, or of a line's point.
    private func center(of mark: MarkRecord) -> PlotPoint? {
        guard let across = center(of: mark, .horizontal), let up = center(of: mark, .vertical) else { return nil }
        let moved = mark.group.offset
        return PlotPoint(x: across + moved.left, y: up + moved.top)
    }

    private func center(of mark: MarkRecord, _ axis: Axis) -> Length? {
        let position = mark[axis]
        guard let value = position.value else {
            return position.startPoint.map { Length(points: $0) } ?? Length(share: 0.5)
        }
        guard let scale = scale(axis) else { return nil }
        if let band = scale.band(of: value), let part = groupPart(of: mark, band, axis) { return part.middle }
        return scale.place(of: value.middle)
    }
}
