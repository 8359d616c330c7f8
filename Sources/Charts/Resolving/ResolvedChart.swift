/// A chart whose marks have places and looks.
struct ResolvedChart {
    let marks: [MarkRecord]
    let placed: [PlacedMark]
    let x: PositionScale?
    let y: PositionScale?
    let looks: MarkLooks
    /// Angles of sectors, as sums of the values before them and with them.
    let angles: [ClosedRange<Double>]

    init(_ marks: [MarkRecord], _ settings: ChartSettings, counts: TickCounts) {
        let marks = marks.plottingFunctions(settings.x)
        self.marks = marks
        let spans = marks.stackedSpans
        x = ScaleMaking(
            marks: marks, spans: spans, axis: .horizontal, settings: settings.x,
            tickCount: settings.count(.horizontal) ?? counts.x
        ).scale()
        y = ScaleMaking(
            marks: marks, spans: spans, axis: .vertical, settings: settings.y,
            tickCount: settings.count(.vertical) ?? counts.y
        ).scale()
        placed = MarkPlacing(marks, spans, x: x, y: y).placed()
        looks = MarkLooks(marks, settings.looks)
        var sum = 0.0
        angles = marks.compactMap { $0.sector.angle?.start.scalar }.map { value in
            defer { sum += max(0, value) }
            return sum...(sum + max(0, value))
        }
    }

    func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }
}

/// Numbers of ticks that there is room for.
struct TickCounts: Equatable {
    var x = 5
    var y = 5

    init() {}

    init(_ size: CGSize) {
        x = min(max(Int(size.width / 68), 2), 8)
        y = min(max(Int(size.height / 45), 2), 6)
    }
}

extension ChartSettings {
    /// Number of ticks that the author asks for, by which the domain is made round too.
    func count(_ axis: Axis) -> Int? {
        let counts = look(axis).axes?.compactMap { record -> Int? in
            if case .automatic(let count) = record.values.kind { count } else { nil }
        }
        return counts?.first
    }
}
