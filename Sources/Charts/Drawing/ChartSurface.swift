/// A chart with its axes, titles, legend, and the author's layers.
struct ChartSurface: View {
    let chart: ResolvedChart
    let settings: ChartSettings
    let counts: TickCounts
    let writer: ValueWriter

    var body: some View {
        let across = drawing(.horizontal)
        let up = drawing(.vertical)
        ChartLayout {
            if settings.scrolling.isOn(chart) {
                ChartScroller(chart: chart, settings: settings) { scrolled(across, up) }
                    .layoutValue(key: ChartPart.Key.self, value: .scroller)
                ForEach(across.labels, id: \.id) { label in
                    label.view.layoutValue(key: ChartPart.Key.self, value: .ghost(label.place))
                }
            } else {
                plot(across.lines + up.lines)
                AxisViews(drawing: across)
            }
            AxisViews(drawing: up)
            AxisTitles(settings: settings)
            legend
        }
        .modifier(ChartLayers(chart: chart, settings: settings))
        .accessibilityElement(children: .contain)
    }

    private func scrolled(_ across: AxisDrawing, _ up: AxisDrawing) -> some View {
        ChartLayout {
            plot(across.lines + up.lines)
            AxisViews(drawing: across)
        }
    }

    private func plot(_ lines: [AxisDrawing.Line]) -> some View {
        let content = PlotView(chart: chart, lines: lines, speech: MarkSpeaker(writer: writer))
        return Group {
            if let style = settings.plotStyle {
                style(ChartPlotContent(content: AnyView(content)))
            } else {
                content
            }
        }
        .layoutValue(key: ChartPart.Key.self, value: .plot)
    }

    private func drawing(_ axis: Axis) -> AxisDrawing {
        let look = settings.look(axis)
        guard let scale = chart.scale(axis), look.visibility != .hidden else { return AxisDrawing() }
        return (look.axes ?? [_AxisRecord()]).reduce(AxisDrawing()) { drawing, record in
            let ticks = AxisTicks(
                scale: scale, calendar: writer.calendar, locale: writer.locale,
                desiredCount: axis == .horizontal ? counts.x : counts.y)
            return drawing + AxisMaking(axis: axis, scale: scale, record: record, ticks: ticks).drawing()
        }
    }

    @ViewBuilder private var legend: some View {
        let groups = LegendGroup.groups(of: chart)
        if settings.legend.visibility != .hidden, let place = settings.legend.part {
            if let content = settings.legend.content {
                content.layoutValue(key: ChartPart.Key.self, value: place)
            } else if !groups.isEmpty {
                LegendView(groups: groups, writer: writer).layoutValue(key: ChartPart.Key.self, value: place)
            }
        }
    }
}

/// Grid lines, marks and annotations.
struct PlotView: View {
    let chart: ResolvedChart
    let lines: [AxisDrawing.Line]
    let speech: MarkSpeaker

    var body: some View {
        PlotLayout {
            ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
                let place = Extent(start: line.place, end: line.place)
                RuleShape().stroke(line.style, style: line.stroke).accessibilityHidden(true)
                    .layoutValue(
                        key: PlotPlace.Key.self,
                        value: line.axis == .horizontal
                            ? .extents(x: place, y: .whole) : .extents(x: .whole, y: place))
            }
            ForEach(chart.placed) { MarkView(placed: $0, looks: chart.looks, speech: speech) }
            ForEach(chart.placed) { AnnotationViews(placed: $0, looks: chart.looks) }
        }
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    }
}

/// Ticks and labels of an axis.
struct AxisViews: View {
    let drawing: AxisDrawing

    var body: some View {
        ForEach(Array(drawing.ticks.enumerated()), id: \.offset) { _, tick in
            RuleShape().stroke(tick.style, style: tick.stroke).accessibilityHidden(true)
                .layoutValue(key: ChartPart.Key.self, value: .tick(tick.place))
        }
        ForEach(drawing.labels, id: \.id) { label in
            label.view.layoutValue(key: ChartPart.Key.self, value: .label(label.place))
        }
    }
}

/// Titles of both axes.
struct AxisTitles: View {
    let settings: ChartSettings

    var body: some View {
        titles(.horizontal)
        titles(.vertical)
    }

    private func titles(_ axis: Axis) -> some View {
        ForEach(Array(settings.look(axis).titles.enumerated()), id: \.offset) { _, title in
            let place = title.place(axis)
            title.content.font(.caption2).foregroundStyle(Color.secondary).fixedSize()
                .rotationEffect(.degrees(place.isTurned ? (place.side == .leading ? -90 : 90) : 0))
                .layoutValue(key: ChartPart.Key.self, value: .title(place))
        }
    }
}

extension AxisTitle {
    /// Below the x axis, and above the end of the y axis, unless the author says otherwise.
    func place(_ axis: Axis) -> StripPlace {
        let side = position.side ?? (axis == .horizontal ? .bottom : .top)
        let usual: Alignment = side.isVertical ? .center : axis == .horizontal ? .leading : .trailing
        let alignment = alignment ?? usual
        return StripPlace(
            side: side, share: side.isVertical ? alignment.verticalShare : alignment.horizontalShare,
            spacing: spacing ?? 2, isTurned: side.isVertical)
    }
}

extension AnnotationPosition {
    /// The side of a chart; nil for an automatic position and for the middle.
    var side: PlotSide? {
        guard let direction else { return nil }
        if direction.y != 0 { return direction.y < 0 ? .top : .bottom }
        return direction.x == 0 ? nil : direction.x < 0 ? .leading : .trailing
    }
}

extension ChartSettings.LegendSettings {
    /// Position of the legend: below the chart, at its beginning, unless the author says otherwise.
    var part: ChartPart? {
        if position == .overlay { return .overlaidLegend(alignment ?? .topTrailing) }
        let side = position.side ?? .bottom
        let corner: CGFloat? = side.isVertical ? nil : position.direction.flatMap { $0.x == 1 ? 1 : nil }
        let share = side.isVertical ? alignment?.verticalShare : alignment?.horizontalShare
        return .legend(StripPlace(side: side, share: share ?? corner ?? 0, spacing: spacing ?? 8))
    }
}
