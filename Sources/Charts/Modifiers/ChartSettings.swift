/// Settings of the modifiers of a chart's view, from the outermost on.
struct ChartSettings {
    var x = AxisSettings()
    var y = AxisSettings()
    var xAxis = AxisLook()
    var yAxis = AxisLook()
    var looks = LooksSettings()
    var legend = LegendSettings()
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var backgrounds: [ChartLayer] = []
    var overlays: [ChartLayer] = []
    var selection = ChartSelection()
    var scrolling = ChartScrolling()

    /// Which ticks and lines an axis has.
    struct AxisLook {
        var visibility = Visibility.automatic
        var axes: [_AxisRecord]?
        var titles: [AxisTitle] = []
    }

    /// A view behind or over the chart.
    struct ChartLayer {
        let alignment: Alignment
        let content: @MainActor (ChartProxy) -> AnyView
    }

    /// Position of the explanation of colours and symbols.
    struct LegendSettings {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }

    func settings(_ axis: Axis) -> AxisSettings { axis == .horizontal ? x : y }
    func look(_ axis: Axis) -> AxisLook { axis == .horizontal ? xAxis : yAxis }
}

/// The words beside an axis.
struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
}

extension EnvironmentValues {
    @Entry var chartSettings: ChartSettings = ChartSettings()
}

extension View {
    func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}

/// The plot area of a chart: its grid lines and marks.
///
/// Source: developer.apple.com/documentation/charts/chartplotcontent
public struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}
