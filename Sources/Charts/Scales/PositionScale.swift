/// Maps values of an axis to places along the plot area and back.
struct PositionScale {
    enum Domain: Equatable {
        /// Categories in their order; each has a band of the same length.
        case bands([PlotValue])
        /// From one number to another, which is the lower one where the scale is reversed.
        case line(Double, Double)
    }

    let domain: Domain
    var kind = ScaleType.Kind.linear
    var isDate = false
    /// Ends of the domain: the left and right edges for x, bottom and top for y.
    var range = Extent.whole
    /// Whether numbers are shares of a sum.
    var isPercentage = false
    /// Distance of the round numbers between which the domain was made; nil where the author gives it.
    var step: Double?
    private let bands: [PlotValue: Int]

    init(_ domain: Domain) {
        self.domain = domain
        guard case .bands(let values) = domain else {
            bands = [:]
            return
        }
        bands = Dictionary(zip(values, values.indices)) { first, _ in first }
    }

    /// Least and greatest number of the domain; nil for bands.
    var numbers: ClosedRange<Double>? {
        guard case .line(let first, let last) = domain else { return nil }
        return min(first, last)...max(first, last)
    }

    var isBands: Bool { if case .bands = domain { true } else { false } }

    /// Returns the place of a value as a share of the domain; nil outside of bands, and for values of another kind.
    func share(of value: PlotValue) -> Double? {
        switch domain {
        case .bands(let values):
            return bands[value].map { (Double($0) + 0.5) / Double(values.count) }
        case .line(let low, let high):
            guard let scalar = value.scalar, scalar.isFinite else { return nil }
            let (first, last) = (kind.warped(low), kind.warped(high))
            return last == first ? 0.5 : (kind.warped(scalar) - first) / (last - first)
        }
    }

    func place(ofShare share: Double) -> Length { range.start + (range.end - range.start) * CGFloat(share) }

    func place(of value: PlotValue) -> Length? { share(of: value).map(place(ofShare:)) }

    /// Returns the band of a category, or the span of a unit or bin; nil where the value has no length.
    func band(of value: PlottedValue) -> Extent? {
        switch domain {
        case .bands(let values):
            guard let index = bands[value.start] else { return nil }
            return range.part(index, of: values.count)
        case .line:
            guard let end = value.end, let first = place(of: value.start), let last = place(of: end) else { return nil }
            return Extent(start: first, end: last)
        }
    }

    /// Returns the value at a place of a plot area of that length.
    func value(at place: CGFloat, in length: CGFloat) -> PlotValue? {
        let (first, last) = (range.start(length), range.end(length))
        guard last != first else { return nil }
        let share = Double((place - first) / (last - first))
        switch domain {
        case .bands(let values):
            let index = Int((share * Double(values.count)).rounded(.down))
            return values.isEmpty ? nil : values[min(max(index, 0), values.count - 1)]
        case .line(let low, let high):
            let (first, last) = (kind.warped(low), kind.warped(high))
            let scalar = kind.unwarped(first + share * (last - first))
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: scalar)) : .number(scalar)
        }
    }

    /// Value at which bars and areas begin: zero, or the end of the domain that is nearest to it.
    var baseline: Length {
        guard case .line(let low, let high) = domain else { return range.start }
        let zero = kind == .log ? min(low, high) : min(max(0, min(low, high)), max(low, high))
        return place(of: .number(zero)) ?? range.start
    }
}
