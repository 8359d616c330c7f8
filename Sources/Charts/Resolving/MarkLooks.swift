/// The scales of a chart's looks, and the look of each mark by them.
struct MarkLooks {
    let colors: LookScale<AnyShapeStyle>
    let ramp: ColorRamp?
    let symbols: LookScale<SymbolLook>
    let lines: LookScale<StrokeStyle>
    private let areas: AreaScale

    /// Colours that series get, in this order.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    private static let dashes: [StrokeStyle] = [
        StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 2, dash: [6, 4]), StrokeStyle(lineWidth: 2, dash: [2, 3]),
        StrokeStyle(lineWidth: 2, dash: [8, 3, 2, 3]), StrokeStyle(lineWidth: 2, dash: [12, 4]),
    ]

    init(_ marks: [MarkRecord], _ settings: LooksSettings) {
        let values = marks.compactMap(\.style.foregroundBy?.start)
        let numbers = values.compactMap(\.scalar)
        let isRamp = !numbers.isEmpty && settings.colors?.mapping == nil && settings.colors?.range == nil
        ramp = isRamp ? ColorRamp(values: numbers, settings: settings.colors) : nil
        colors = LookScale(
            values: isRamp ? [] : values, settings: isRamp ? nil : settings.colors,
            automatic: Self.palette.map { AnyShapeStyle($0) })
        symbols = LookScale(
            values: marks.compactMap(\.style.symbolBy?.start), settings: settings.symbols,
            automatic: BasicChartSymbolShape.series.map { .shape(SymbolOutline($0)) })
        lines = LookScale(
            values: marks.compactMap(\.style.lineBy?.start), settings: settings.lines, automatic: Self.dashes)
        areas = AreaScale(marks.compactMap(\.style.symbolAreaBy?.start), settings.areas)
    }

    func foreground(of mark: MarkRecord) -> AnyShapeStyle {
        if let style = mark.style.foreground { return style }
        guard let value = mark.style.foregroundBy?.start else { return AnyShapeStyle(Self.palette[0]) }
        if let ramp, let number = value.scalar { return AnyShapeStyle(ramp.color(of: number)) }
        return colors.look(of: value) ?? AnyShapeStyle(Self.palette[0])
    }

    /// The symbol; nil for a line that has none.
    func symbol(of mark: MarkRecord) -> SymbolLook? {
        mark.style.symbol ?? mark.style.symbolBy.flatMap { symbols.look(of: $0.start) }
            ?? (mark.kind == .point ? .shape(SymbolOutline(BasicChartSymbolShape.circle)) : nil)
    }

    /// Side of the symbol's square in points.
    func symbolSide(of mark: MarkRecord) -> CGFloat {
        let area = mark.style.symbolArea ?? mark.style.symbolAreaBy.map { areas.area(of: $0.start) }
        return max(0, area ?? AreaScale.usual).squareRoot()
    }

    func line(of mark: MarkRecord) -> StrokeStyle {
        let usual = StrokeStyle(
            lineWidth: mark.kind == .rule ? 1 : 2, lineCap: mark.kind == .rule ? .butt : .round, lineJoin: .round)
        return mark.style.line ?? mark.style.lineBy.flatMap { lines.look(of: $0.start) } ?? usual
    }
}

/// Scales of looks that an author sets.
struct LooksSettings {
    var colors: LookSettings<AnyShapeStyle>?
    var symbols: LookSettings<SymbolLook>?
    var lines: LookSettings<StrokeStyle>?
    var areas: LookSettings<CGFloat>?
}

/// Areas of symbols by values: in proportion to numbers, in steps for categories.
private struct AreaScale {
    /// Area of a symbol without a size, in square points.
    static let usual: CGFloat = 50
    private static let largest: CGFloat = 400
    private let steps: LookScale<CGFloat>
    private let bounds: ClosedRange<Double>
    private let range: (CGFloat, CGFloat)

    init(_ values: [PlotValue], _ settings: LookSettings<CGFloat>?) {
        let numbers = values.compactMap(\.scalar)
        bounds = settings?.bounds ?? min(0, numbers.min() ?? 0)...max(0, numbers.max() ?? 0)
        let given = settings?.range ?? []
        range = (given.first ?? 0, given.count > 1 ? given[given.count - 1] : Self.largest)
        steps = LookScale(
            values: values.filter(\.isCategory), settings: settings, automatic: [50, 100, 200, 300, 400])
    }

    func area(of value: PlotValue) -> CGFloat {
        guard let number = value.scalar else { return steps.look(of: value) ?? Self.usual }
        let length = bounds.upperBound - bounds.lowerBound
        let share = length == 0 ? 1 : CGFloat((number - bounds.lowerBound) / length)
        return range.0 + (range.1 - range.0) * share
    }
}
