/// Makes the scale of an axis from the marks and what the author says.
struct ScaleMaking {
    let marks: [MarkRecord]
    let spans: [Int: (low: Double, high: Double)]
    let axis: Axis
    let settings: AxisSettings
    /// Number of ticks for which the domain is made round.
    let tickCount: Int

    /// Returns the scale; nil where no mark has a value on this axis and the author gives no domain.
    func scale() -> PositionScale? {
        let values = plotted
        guard let first = values.first?.start ?? settings.domain?.first else { return nil }
        var scale =
            first.isCategory || settings.type?.kind == .category
            ? PositionScale(.bands(bands(of: values))) : line(over: values, isDate: first.isDate)
        scale.kind = settings.type?.kind ?? .linear
        scale.isDate = first.isDate
        scale.range = range(isBands: scale.isBands)
        scale.isPercentage = marks.contains { $0.stacking == .normalized && $0.valueAxis == axis }
        return scale
    }

    private var plotted: [PlottedValue] { marks.flatMap { $0[axis].all } }

    private func range(isBands: Bool) -> Extent {
        let range = settings.range ?? .whole
        // The first category of a y axis is at its top, the lowest number at its bottom.
        guard axis == .vertical, !isBands else { return range }
        return Extent(start: .whole - range.start, end: .whole - range.end)
    }

    private func bands(of values: [PlottedValue]) -> [PlotValue] {
        var bands: [PlotValue] = []
        if case .values(let given) = settings.domain?.kind {
            bands = given
        } else {
            var seen: Set<PlotValue> = []
            bands = values.map(\.start).filter { seen.insert($0).inserted }
        }
        return settings.isReversed ? bands.reversed() : bands
    }

    private func line(over values: [PlottedValue], isDate: Bool) -> PositionScale {
        if let (low, high) = given {
            return PositionScale(settings.isReversed ? .line(high, low) : .line(low, high))
        }
        let (low, high, step) = automatic(values, isDate: isDate)
        var scale = PositionScale(settings.isReversed ? .line(high, low) : .line(low, high))
        scale.step = step
        return scale
    }

    /// The domain that the author gives, which is taken as it is; nil for one without an end.
    private var given: (Double, Double)? {
        ends.flatMap { $0.0.isFinite && $0.1.isFinite ? $0 : nil }
    }

    private var ends: (Double, Double)? {
        switch settings.domain?.kind {
        case .range(let low, let high): low.scalar.flatMap { low in high.scalar.map { (low, $0) } }
        case .values(let values):
            values.compactMap(\.scalar).isEmpty
                ? nil : (values.compactMap(\.scalar).first ?? 0, values.compactMap(\.scalar).last ?? 0)
        default: nil
        }
    }

    private func automatic(_ values: [PlottedValue], isDate: Bool) -> (Double, Double, step: Double?) {
        var scalars = values.flatMap { [$0.start.scalar, $0.end?.scalar] }.compactMap { $0 }.filter(\.isFinite)
        let isWhole = scalars.allSatisfy { $0 == $0.rounded() }
        for (index, span) in spans where marks[index].valueAxis == axis {
            scalars += [span.low, span.high].filter(\.isFinite)
        }
        if marks.contains(where: { $0.stacking == .normalized && $0.valueAxis == axis }) { scalars = [0, 1] }
        let isLog = settings.type?.kind == .log
        if isLog { scalars.removeAll { $0 <= 0 } }
        if !isDate, !isLog, settings.includesZero { scalars.append(0) }
        guard let low = scalars.min(), let high = scalars.max() else { return (isLog ? 1 : 0, isLog ? 10 : 1, nil) }
        if isDate { return low == high ? (low - 43_200, high + 43_200, nil) : (low, high, nil) }
        if isLog { return (pow(10, floor(log10(low) + 1e-9)), pow(10, ceil(log10(high) - 1e-9)), nil) }
        let ticks = NumberTicks.nice(over: low...high, count: tickCount, isWhole: isWhole && high - low >= 2)
        return (ticks.first ?? low, ticks.last ?? high, ticks.count > 1 ? ticks[1] - ticks[0] : nil)
    }
}

/// Scale that an author sets for an axis.
struct AxisSettings {
    var domain: _ScaleDomain?
    var range: Extent?
    var type: ScaleType?

    var includesZero: Bool {
        if case .automatic(let includesZero, _) = domain?.kind { includesZero ?? true } else { true }
    }
    var isReversed: Bool {
        if case .automatic(_, let reversed) = domain?.kind { reversed ?? false } else { false }
    }
}

extension _ScaleDomain {
    /// Some value of the domain, which says of which kind they are.
    var first: PlotValue? {
        switch kind {
        case .automatic: nil
        case .values(let values): values.first
        case .range(let low, _): low
        }
    }
}
