/// A side of the plot area.
enum PlotSide: Equatable { case leading, trailing, top, bottom }

/// Position of a label along a side.
struct LabelPlace: Equatable {
    let side: PlotSide
    /// Place along the side.
    let place: Length
    /// The label's point that is at the place.
    let anchor: UnitPoint
    /// Points between the plot area and the label.
    let gap: CGFloat
    let collision: AxisValueLabelCollisionResolution.Kind
}

/// Position and length of a tick.
struct TickPlace: Equatable {
    enum Length: Equatable {
        case points(CGFloat)
        /// Along the labels and so many points more.
        case labels(CGFloat)
    }
    let side: PlotSide
    let place: Charts.Length
    let length: Length
}

/// Position of words or a legend beside plot area and labels.
struct StripPlace: Equatable {
    let side: PlotSide
    /// Share of the side's length, 0 at its beginning.
    let share: CGFloat
    let spacing: CGFloat
    /// Whether a title stands along a vertical side, turned.
    var isTurned = false
}

/// A part of a chart, for its layout.
enum ChartPart: Equatable {
    case plot
    /// Plot area with the labels below, which scroll together.
    case scroller
    case label(LabelPlace)
    /// A label that only takes space: what is seen of it scrolls.
    case ghost(LabelPlace)
    case tick(TickPlace)
    case title(StripPlace)
    case legend(StripPlace)
    case overlaidLegend(Alignment)

    struct Key: LayoutValueKey {
        static let defaultValue = ChartPart.plot
    }

    var label: LabelPlace? {
        switch self {
        case .label(let place), .ghost(let place): place
        default: nil
        }
    }
}
