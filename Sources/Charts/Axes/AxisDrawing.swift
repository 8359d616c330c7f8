/// Everything that is drawn of one axis: lines in the plot area, ticks and labels beside it.
struct AxisDrawing {
    struct Line {
        let axis: Axis
        let place: Length
        let stroke: StrokeStyle
        let style: AnyShapeStyle
    }
    struct Tick {
        let place: TickPlace
        let stroke: StrokeStyle
        let style: AnyShapeStyle
    }
    struct Label {
        /// The tick's value, by which labels keep their identity.
        let id: AnyHashable
        let place: LabelPlace
        let view: AnyView
    }
    var lines: [Line] = []
    var ticks: [Tick] = []
    var labels: [Label] = []

    static func + (left: AxisDrawing, right: AxisDrawing) -> AxisDrawing {
        AxisDrawing(
            lines: left.lines + right.lines, ticks: left.ticks + right.ticks, labels: left.labels + right.labels)
    }
}

/// Draws one axis by what the author says of it.
struct AxisMaking {
    let axis: Axis
    let scale: PositionScale
    let record: _AxisRecord
    let ticks: AxisTicks

    private static let lineStyle = AnyShapeStyle(Color.gray.opacity(0.35))
    private static let hairline: CGFloat = 0.5
    private static let dashes: [CGFloat] = [2, 2]

    @MainActor func drawing() -> AxisDrawing {
        let (values, unit) = ticks.values(record.values.kind)
        let words = ticks.words(for: values, unit: unit)
        var drawing = AxisDrawing()
        for (index, value) in values.enumerated() {
            guard let share = scale.share(of: value), share > -1e-6, share < 1 + 1e-6 else { continue }
            let next = index + 1 < values.count ? scale.share(of: values[index + 1]) : nil
            let step =
                next.map { $0 - share } ?? (index > 0 ? scale.share(of: values[index - 1]).map { share - $0 } : nil)
            let tick = Spot(
                value: value, share: share, step: scale.isBands ? 0 : step ?? 0, index: index, text: words)
            let axisValue = AxisValue(index: index, count: values.count, value: value)
            for part in record.parts?(axisValue) ?? usualParts { add(part, at: tick, to: &drawing) }
        }
        return drawing
    }

    private struct Spot {
        let value: PlotValue
        let share: Double
        let step: Double
        let index: Int
        let text: (PlotValue) -> String
    }

    /// Numbers and dates have lines and labels, categories only labels.
    private var usualParts: [_AxisPart] {
        var (grid, tick, label) = (_AxisPart(.grid), _AxisPart(.tick), _AxisPart(.label))
        (grid.stroke, tick.stroke) = (record.stroke, record.stroke)
        label.label.format = record.format
        return scale.isBands ? [label] : axis == .horizontal ? [grid, tick, label] : [grid, label]
    }

    @MainActor private func add(_ part: _AxisPart, at spot: Spot, to drawing: inout AxisDrawing) {
        let isCentered = part.isCentered ?? false
        let share = isCentered ? spot.share + spot.step / 2 : spot.share
        guard share <= 1 + 1e-6 else { return }
        let moved = axis == .horizontal ? part.offset.width : part.offset.height
        let place = scale.place(ofShare: share) + moved
        let style = part.style ?? Self.lineStyle
        switch part.kind {
        case .grid: drawing.lines.append(.init(axis: axis, place: place, stroke: stroke(part), style: style))
        case .tick:
            let tick = TickPlace(side: side, place: place, length: tickLength(part))
            drawing.ticks.append(.init(place: tick, stroke: stroke(part), style: style))
        case .label: addLabel(part, at: spot, place, isCentered, &drawing)
        }
    }

    private func stroke(_ part: _AxisPart) -> StrokeStyle {
        part.stroke ?? StrokeStyle(lineWidth: Self.hairline, dash: axis == .horizontal ? Self.dashes : [])
    }

    private func tickLength(_ part: _AxisPart) -> TickPlace.Length {
        switch part.length.kind {
        case .automatic: axis == .horizontal && !scale.isBands ? .labels(0) : .points(4)
        case .points(let points): .points(points)
        case .label(let more): .labels(more)
        }
    }

    @MainActor private func addLabel(
        _ part: _AxisPart, at spot: Spot, _ place: Length, _ isCentered: Bool, _ drawing: inout AxisDrawing
    ) {
        let isBeside = axis == .horizontal && !scale.isBands && !isCentered && part.label.anchor == nil
        // A label that begins at the plot area's end would stand beside it.
        if isBeside, spot.share > 0.999, spot.index > 0 { return }
        let text = part.label.format?(spot.value) ?? spot.text(spot.value)
        let spacing = axis == .horizontal ? part.label.verticalSpacing : part.label.horizontalSpacing
        let label = LabelPlace(
            side: side, place: place + (isBeside ? part.label.horizontalSpacing ?? 3 : 0),
            anchor: part.label.anchor ?? usualAnchor(isBeside), gap: spacing ?? (isBeside ? 2 : 4),
            collision: part.label.collision.kind)
        drawing.labels.append(
            .init(id: spot.value, place: label, view: AnyView(AxisLabelView(part: part, text: text))))
    }

    private func usualAnchor(_ isBeside: Bool) -> UnitPoint {
        switch side {
        case .bottom: isBeside ? .topLeading : .top
        case .top: isBeside ? .bottomLeading : .bottom
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    var side: PlotSide {
        switch record.position.kind {
        case .leading where axis == .vertical: .leading
        case .trailing where axis == .vertical: .trailing
        case .top where axis == .horizontal: .top
        case .bottom where axis == .horizontal: .bottom
        default: axis == .horizontal ? .bottom : scale.isBands ? .leading : .trailing
        }
    }
}

/// The label of a tick; nothing where there is no room for it.
struct AxisLabelView: View {
    let part: _AxisPart
    let text: String

    var body: some View {
        ViewThatFits {
            label.font(part.font ?? .caption2).foregroundStyle(part.style ?? AnyShapeStyle(Color.secondary))
                .rotationEffect(.degrees(part.label.orientation.degrees)).fixedSize()
            Color.clear.frame(width: 0, height: 0)
        }
        .accessibilityHidden(true)
    }

    @ViewBuilder private var label: some View {
        if let content = part.label.content {
            content.environment(\.chartSettings, ChartSettings())
        } else {
            Text(verbatim: text).lineLimit(1)
        }
    }
}
