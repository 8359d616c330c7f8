/// Values that a legend explains together, since they have one meaning.
struct LegendGroup {
    struct Entry {
        let value: PlotValue
        var style: AnyShapeStyle?
        var symbol: SymbolLook?
        var line: StrokeStyle?
    }
    var entries: [Entry]
    /// Colours of numbers, if these are explained by a gradient.
    var ramp: ColorRamp?

    /// Returns what there is to explain of a chart: colours, symbols and lines of the same values together.
    static func groups(of chart: ResolvedChart) -> [LegendGroup] {
        var groups: [LegendGroup] = []
        let looks = chart.looks
        if let ramp = looks.ramp { groups.append(LegendGroup(entries: [], ramp: ramp)) }
        let isColored = chart.marks.contains { $0.style.foregroundBy != nil && $0.style.foreground == nil }
        if isColored || !looks.colors.domain.isEmpty {
            add(looks.colors.domain, to: &groups) { $0.style = looks.colors.look(of: $0.value) }
        }
        add(looks.symbols.domain, to: &groups) { $0.symbol = looks.symbols.look(of: $0.value) }
        add(looks.lines.domain, to: &groups) { $0.line = looks.lines.look(of: $0.value) }
        return groups
    }

    private static func add(
        _ values: [PlotValue], to groups: inout [LegendGroup], _ change: (inout Entry) -> Void
    ) {
        guard !values.isEmpty else { return }
        let known = groups.firstIndex { $0.ramp == nil && $0.entries.map(\.value) == values }
        var group = known.map { groups[$0] } ?? LegendGroup(entries: values.map { Entry(value: $0) })
        for index in group.entries.indices { change(&group.entries[index]) }
        if let known { groups[known] = group } else { groups.append(group) }
    }
}
