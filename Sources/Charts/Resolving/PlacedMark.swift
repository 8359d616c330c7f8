/// A mark at its place in the plot area, or the line or area of a series.
struct PlacedMark: Identifiable {
    enum Form {
        case rectangle(x: Extent, y: Extent)
        case rule(x: Extent, y: Extent)
        case point(PlotPoint)
        case line([PlotPoint])
        case area([AreaSlice])
        case sector(Sector)
    }

    let id: AnyHashable
    let form: Form
    /// The mark, or the first one of a series.
    let mark: MarkRecord
    /// All marks of a series, in the order of its points; empty for others.
    var series: [MarkRecord] = []
}

struct PlotPoint: Hashable, Sendable {
    var x: Length
    var y: Length

    func point(in size: CGSize) -> CGPoint { CGPoint(x: x(size.width), y: y(size.height)) }
}

/// The lower and upper edge of an area at one place.
struct AreaSlice: Hashable, Sendable {
    var low: PlotPoint
    var high: PlotPoint
}

/// A sector's angles, clockwise from the top, and its radii.
struct Sector: Sendable {
    var start: Angle
    var end: Angle
    var inner: MarkDimension
    var outer: MarkDimension
    /// Points that are left free at each side.
    var inset: CGFloat
    var cornerRadius: CGFloat = 0
}

/// Identity of the line or area of a series.
struct SeriesKey: Hashable {
    let isArea: Bool
    let values: [PlotValue?]

    init(_ mark: MarkRecord) {
        isArea = mark.kind == .area
        values = [
            mark.series, mark.style.foregroundBy?.start, mark.style.symbolBy?.start, mark.style.lineBy?.start,
            mark.group.by?.start,
        ]
    }
}
