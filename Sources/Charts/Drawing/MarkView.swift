/// Draws one mark, or the line or area of a series.
struct MarkView: View {
    let placed: PlacedMark
    let looks: MarkLooks
    let speech: MarkSpeaker

    private var mark: MarkRecord { placed.mark }
    private var style: AnyShapeStyle { looks.foreground(of: mark) }

    var body: some View {
        switch placed.form {
        case .rectangle(let x, let y): finished(rectangle(x, y), .extents(x: x, y: y), isSpoken: true)
        case .rule(let x, let y):
            finished(
                AnyView(RuleShape().stroke(style, style: looks.line(of: mark))), .extents(x: x, y: y), isSpoken: true)
        case .point(let place): finished(AnyView(symbol(of: mark)), .point(place), isSpoken: true)
        case .line(let points): line(points)
        case .area(let slices):
            let shape = AreaShape(slices, mark.style.interpolation).fill(style)
            finished(AnyView(shape.accessibilityHidden(true)), .whole, isSpoken: false)
            SpokenPoints(points: slices.map(\.high), marks: placed.series, speech: speech)
        case .sector(let sector):
            finished(AnyView(SectorShape(sector: sector).fill(style)), .whole, isSpoken: true)
        }
    }

    @ViewBuilder private func line(_ points: [PlotPoint]) -> some View {
        let shape = LineShape(points: points, method: mark.style.interpolation)
            .stroke(style, style: looks.line(of: mark))
        finished(AnyView(shape.accessibilityHidden(true)), .whole, isSpoken: false)
        if looks.symbol(of: mark) != nil {
            ForEach(Array(zip(points, placed.series).enumerated()), id: \.offset) { _, point in
                symbol(of: point.1).layoutValue(key: PlotPlace.Key.self, value: .point(point.0))
                    .accessibilityHidden(true)
            }
        }
        SpokenPoints(points: points, marks: placed.series, speech: speech)
    }

    private func rectangle(_ x: Extent, _ y: Extent) -> AnyView {
        let corners = mark.style.corners ?? RectangleCornerRadii()
        if mark.style.alignsWithPlot { return AnyView(ExtentShape(x: x, y: y, corners: corners).fill(style)) }
        return mark.style.corners == nil
            ? AnyView(Rectangle().fill(style)) : AnyView(UnevenRoundedRectangle(cornerRadii: corners).fill(style))
    }

    @ViewBuilder private func symbol(of mark: MarkRecord) -> some View {
        switch looks.symbol(of: mark) {
        case .view(let view): view
        case .shape(let outline):
            let side = looks.symbolSide(of: mark)
            SymbolShape(outline: outline).fill(looks.foreground(of: mark)).frame(width: side, height: side)
        case nil: EmptyView()
        }
    }

    /// Gives a mark's view its effects, its words and its place.
    private func finished(_ view: AnyView, _ place: PlotPlace, isSpoken: Bool) -> some View {
        let drawn = mark.effects.changes.reduce(view) { $1($0) }
        return Group {
            if isSpoken { speech.speaking(drawn, for: mark) } else { drawn }
        }
        .opacity(mark.effects.opacity).blendMode(mark.effects.blend)
        .layoutValue(key: PlotPlace.Key.self, value: mark.style.alignsWithPlot && isRectangle ? .whole : place)
    }

    private var isRectangle: Bool { if case .rectangle = placed.form { true } else { false } }
}

/// Elements for screen readers at the points of a line or area.
private struct SpokenPoints: View {
    let points: [PlotPoint]
    let marks: [MarkRecord]
    let speech: MarkSpeaker

    /// Largest number of points of a series that are elements: more than anybody would go through.
    private static let countMax = 100
    private static let side: CGFloat = 8

    private var heard: [(PlotPoint, MarkRecord)] { zip(points, marks).filter { !$0.1.spoken.isHidden } }

    var body: some View {
        ForEach(Array(heard.prefix(Self.countMax).enumerated()), id: \.offset) { _, point in
            speech.speaking(AnyView(Color.clear.frame(width: Self.side, height: Self.side)), for: point.1)
                .layoutValue(key: PlotPlace.Key.self, value: .point(point.0))
        }
    }
}
