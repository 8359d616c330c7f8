/// Identity of a mark: the elements of loops and the places in blocks that it comes from.
struct MarkID: Hashable {
    var path: [AnyHashable] = []
}

/// A mark with all that its modifiers say, before it is placed.
struct MarkRecord {
    enum Kind { case bar, line, point, area, rule, rectangle, sector }

    /// Places along an axis: one value, or a start and an end; ends may be points of the plot area.
    struct Position {
        var value: PlottedValue?
        var start: PlottedValue?
        var end: PlottedValue?
        var startPoint: CGFloat?
        var endPoint: CGFloat?

        /// Values that are plotted, for the axis's domain.
        var all: [PlottedValue] { [value, start, end].compactMap { $0 } }
        /// Whether the mark has a beginning and an end of its own.
        var isRange: Bool { start != nil || end != nil }
    }

    var id = MarkID()
    let kind: Kind
    var x = Position()
    var y = Position()
    var series: PlotValue?
    /// Length of a bar or rectangle across its value's axis.
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var sector = SectorSpan()
    var style = MarkStyle()
    var group = MarkGroup()
    var effects = MarkEffects()
    var annotations: [MarkAnnotation] = []
    var spoken = MarkSpeech()
    /// Function that takes the place of x and y, until the marks are resolved.
    var function: PlotFunction?
    /// Element of a plot's collection, which its modifiers read.
    var element: Any?

    init(_ kind: Kind) { self.kind = kind }
}

/// Part of a pie.
struct SectorSpan {
    var angle: PlottedValue?
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var inset: CGFloat = 0
}

/// Looks of a mark, given or by a value of a scale.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundBy: PlottedValue?
    var symbol: SymbolLook?
    var symbolBy: PlottedValue?
    /// Area of the symbol's square, in square points.
    var symbolArea: CGFloat?
    var symbolAreaBy: PlottedValue?
    var line: StrokeStyle?
    var lineBy: PlottedValue?
    var interpolation = InterpolationMethod.linear
    var corners: RectangleCornerRadii?
    var alignsWithPlot = false
}

/// Position of a mark beside others of the same value.
struct MarkGroup {
    var by: PlottedValue?
    var axis: Axis?
    var span = MarkDimension.automatic
    var zIndex = 0.0
    var offset = MarkOffset()
}

/// Points by which a mark's edges are moved.
struct MarkOffset: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0
}

/// Changes of the view that draws a mark.
struct MarkEffects {
    var opacity = 1.0
    var blend = BlendMode.normal
    var changes: [@MainActor (AnyView) -> AnyView] = []
}

/// Label and value of a mark for assistive technology.
struct MarkSpeech {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}
