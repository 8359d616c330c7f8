extension MarkPlacing {
    /// Returns the line or area of a series, with a symbol's worth of points; none where no point has a place.
    func connected(_ key: SeriesKey) -> [PlacedMark] {
        let members = marks.indices.filter {
            (marks[$0].kind == .area) == key.isArea && (marks[$0].kind == .line || marks[$0].kind == .area)
                && SeriesKey(marks[$0]) == key
        }
        if key.isArea {
            let slices = members.compactMap { index in slice(of: index).map { (marks[index], $0) } }
            guard let first = slices.first else { return [] }
            return [PlacedMark(id: key, form: .area(slices.map(\.1)), mark: first.0, series: slices.map(\.0))]
        }
        let points = members.compactMap { index in linePoint(of: marks[index]).map { (marks[index], $0) } }
        guard let first = points.first else { return [] }
        return [PlacedMark(id: key, form: .line(points.map(\.1)), mark: first.0, series: points.map(\.0))]
    }

    private func linePoint(of mark: MarkRecord) -> PlotPoint? {
        guard let across = place(mark.x.value, x), let up = place(mark.y.value, y) else { return nil }
        return PlotPoint(x: across + mark.group.offset.left, y: up + mark.group.offset.top)
    }

    private func place(_ value: PlottedValue?, _ scale: PositionScale?) -> Length? {
        value.flatMap { scale?.place(of: $0.middle) }
    }

    private func slice(of index: Int) -> AreaSlice? {
        let mark = marks[index]
        let axis = mark.valueAxis ?? .vertical
        guard let scale = axis == .vertical ? y : x,
            let across = place(mark[axis.other].value, axis == .vertical ? x : y),
            let (low, high) = edges(of: mark, index, axis, scale)
        else { return nil }
        return axis == .vertical
            ? AreaSlice(low: PlotPoint(x: across, y: low), high: PlotPoint(x: across, y: high))
            : AreaSlice(low: PlotPoint(x: low, y: across), high: PlotPoint(x: high, y: across))
    }

    private func edges(
        of mark: MarkRecord, _ index: Int, _ axis: Axis, _ scale: PositionScale
    ) -> (Length, Length)? {
        if let span = spans[index] {
            let low = span.low == 0 ? scale.baseline : scale.place(of: .number(span.low))
            return low.flatMap { low in scale.place(of: .number(span.high)).map { (low, $0) } }
        }
        guard let start = mark[axis].start, let end = mark[axis].end else { return nil }
        return scale.place(of: start.start).flatMap { low in scale.place(of: end.start).map { (low, $0) } }
    }

    /// Shares of the whole turn from which to which each sector reaches, by the mark's index.
    var sectorAngles: [Int: ClosedRange<Double>] {
        let values = marks.enumerated().compactMap { index, mark in
            mark.sector.angle.map { (index, max(0, $0.start.scalar ?? 0)) }
        }
        let sum = values.reduce(0) { $0 + $1.1 }
        guard sum > 0 else { return [:] }
        var turned = 0.0
        var angles: [Int: ClosedRange<Double>] = [:]
        for (index, value) in values {
            angles[index] = turned...(turned + value / sum)
            turned += value / sum
        }
        return angles
    }

    func sector(_ mark: MarkRecord, _ shares: ClosedRange<Double>) -> Sector {
        Sector(
            start: .degrees(shares.lowerBound * 360), end: .degrees(shares.upperBound * 360),
            inner: mark.sector.innerRadius, outer: mark.sector.outerRadius, inset: mark.sector.inset,
            cornerRadius: mark.style.corners?.topLeading ?? 0)
    }
}

extension MarkOffset {
    /// Returns extents moved by these points: their ends at the left, right, top and bottom.
    func moved(_ x: Extent, _ y: Extent) -> (Extent, Extent) {
        guard self != MarkOffset() else { return (x, y) }
        let isUpwards = y.start.share > y.end.share
        return (
            Extent(start: x.start + left, end: x.end + right),
            Extent(start: y.start + (isUpwards ? bottom : top), end: y.end + (isUpwards ? top : bottom))
        )
    }
}
