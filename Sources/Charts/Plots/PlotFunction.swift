/// A function that a line or area plots, before it becomes points.
struct PlotFunction {
    /// Numbers over which it is drawn; nil for the domain of the chart's x axis.
    var domain: ClosedRange<Double>?
    /// Sets a point's place for a number of the domain.
    let place: (inout MarkRecord, Double) -> Void

    /// Number of points that a function is drawn by: on a phone one for about two points of its width.
    static let pointCount = 201
    /// Every how many points one is an element for screen readers.
    private static let spokenStride = 20

    /// Returns the points of a mark. Where the function has no finite value, the line is broken off.
    func points(of mark: MarkRecord, over chart: ClosedRange<Double>) -> [MarkRecord] {
        let domain = domain ?? chart
        let step = (domain.upperBound - domain.lowerBound) / Double(Self.pointCount - 1)
        var (points, part, isGap): ([MarkRecord], Int, Bool) = ([], 0, true)
        for index in 0..<Self.pointCount {
            var point = mark
            point.function = nil
            place(&point, domain.lowerBound + Double(index) * step)
            let isDrawn = (point.x.all + point.y.all).allSatisfy { $0.start.scalar?.isFinite == true }
            if isDrawn, isGap { part += 1 }
            isGap = !isDrawn
            guard isDrawn else { continue }
            point.series = .category("\(mark.id.path) \(part)")
            if index % Self.spokenStride != 0 { point.spoken.isHidden = true }
            points.append(point)
        }
        return points
    }
}

extension [MarkRecord] {
    /// Returns the marks with points in place of functions.
    func plottingFunctions(_ settings: AxisSettings) -> [MarkRecord] {
        guard contains(where: { $0.function != nil }) else { return self }
        let others = filter { $0.function == nil }
        let scale = ScaleMaking(
            marks: others, spans: others.stackedSpans, axis: .horizontal, settings: settings, tickCount: 5
        ).scale()
        let domain = scale?.numbers ?? 0...1
        return flatMap { mark in mark.function.map { $0.points(of: mark, over: domain) } ?? [mark] }
    }
}
