/// Gives each value of a channel its own look: in the order in which the values appear, or as the author says.
struct LookScale<Look> {
    /// Values in the order of the legend.
    let domain: [PlotValue]
    private let looks: [PlotValue: Look]

    init(values: [PlotValue], settings: LookSettings<Look>?, automatic: [Look]) {
        var seen: Set<PlotValue> = []
        let domain = settings?.domain ?? values.filter { seen.insert($0).inserted }
        self.domain = domain
        let range = settings?.range.flatMap { $0.isEmpty ? nil : $0 } ?? automatic
        var looks: [PlotValue: Look] = [:]
        for (index, value) in domain.enumerated() {
            looks[value] = settings?.mapping?(value) ?? range[index % range.count]
        }
        self.looks = looks
    }

    func look(of value: PlotValue) -> Look? { looks[value] }
}

/// Looks that an author sets for a channel.
struct LookSettings<Look> {
    var domain: [PlotValue]?
    var range: [Look]?
    var mapping: ((PlotValue) -> Look?)?
    /// Numbers to be shown from one end of a gradient to the other.
    var bounds: ClosedRange<Double>?
    var gradient: Gradient?
}

/// Colours by numbers, from one end of a gradient to the other.
struct ColorRamp {
    let bounds: ClosedRange<Double>
    let gradient: Gradient

    /// Colours of an automatic scale of numbers.
    static let automatic = Gradient(colors: [Color.blue.opacity(0.12), .blue])

    init(values: [Double], settings: LookSettings<AnyShapeStyle>?) {
        let low = values.min() ?? 0
        bounds = settings?.bounds ?? low...(values.max() ?? low)
        gradient = settings?.gradient ?? Self.automatic
    }

    func color(of value: Double) -> Color {
        let length = bounds.upperBound - bounds.lowerBound
        let share = length == 0 ? 1 : min(max((value - bounds.lowerBound) / length, 0), 1)
        let stops = gradient.stops.sorted { $0.location < $1.location }
        guard let next = stops.first(where: { Double($0.location) >= share }) else { return stops.last?.color ?? .blue }
        guard let last = stops.last(where: { Double($0.location) < share }) else { return next.color }
        let part = (share - Double(last.location)) / Double(next.location - last.location)
        return last.color.mix(with: next.color, by: part)
    }
}
