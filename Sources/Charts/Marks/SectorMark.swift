/// A part of a pie or ring, as large as its value's share of the sum.
///
/// Source: developer.apple.com/documentation/charts/sectormark
public nonisolated struct SectorMark: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.sector)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    /// Creates a sector.
    /// - Parameters:
    ///   - innerRadius: 0 by default; a ratio is one of the largest radius that there is room for.
    ///   - outerRadius: the largest one by default.
    ///   - angularInset: points that are left free at each side.
    ///
    /// Source: developer.apple.com/documentation/charts/sectormark/init(angle:innerradius:outerradius:angularinset:)
    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        record.sector = SectorSpan(
            angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius, inset: angularInset ?? 0)
    }
}
