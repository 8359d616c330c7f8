/// Computes the frames of a chart's parts from their sizes.
struct ChartArrangement {
    let parts: [ChartPart]
    /// Ideal sizes of the parts; the plot area's is not used.
    let sizes: [CGSize]

    /// Points that labels take beside the plot area.
    func labelStrip(_ side: PlotSide) -> CGFloat {
        indices { $0.label?.side == side }.map { index in
            (parts[index].label?.gap ?? 0) + (side.isVertical ? sizes[index].width : sizes[index].height)
        }.max() ?? 0
    }

    private func indices(_ condition: (ChartPart) -> Bool) -> [Int] { parts.indices.filter { condition(parts[$0]) } }

    /// Points that titles, or legends, take at a side.
    private func strip(_ side: PlotSide, isLegend: Bool) -> CGFloat {
        indices { $0.strip(isLegend: isLegend)?.side == side }.map { index in
            let place = parts[index].strip(isLegend: isLegend)
            let isTurned = place?.isTurned ?? false
            let length = side.isVertical != isTurned ? sizes[index].width : sizes[index].height
            return length + (place?.spacing ?? 0)
        }.reduce(0, +)
    }

    /// Points around the plot area.
    func insets(in size: CGSize) -> EdgeInsets {
        func inset(_ side: PlotSide) -> CGFloat {
            labelStrip(side) + strip(side, isLegend: false) + strip(side, isLegend: true)
        }
        var insets = EdgeInsets(
            top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
        let height = max(0, size.height - insets.top - insets.bottom)
        let (above, below) = overhang(height)
        insets.top = max(insets.top, above + strip(.top, isLegend: false) + strip(.top, isLegend: true))
        insets.bottom = max(insets.bottom, below)
        return insets
    }

    /// How far labels of a vertical axis reach beyond the ends of a plot area of that height.
    private func overhang(_ height: CGFloat) -> (above: CGFloat, below: CGFloat) {
        var (above, below) = (CGFloat.zero, CGFloat.zero)
        for index in parts.indices {
            guard let label = parts[index].label, label.side.isVertical else { continue }
            let top = label.place(height) - sizes[index].height * label.anchor.y
            above = max(above, -top)
            below = max(below, top + sizes[index].height - height)
        }
        return (above, below)
    }

    /// Returns the frame of each part; nil for a label that overlaps an earlier one.
    func frames(plot: CGRect, in size: CGSize) -> [CGRect?] {
        var taken: [PlotSide: [CGRect]] = [:]
        var offsets: [String: CGFloat] = [:]
        return parts.indices.map { index in
            switch parts[index] {
            case .plot: return plot
            case .scroller:
                return CGRect(
                    x: plot.minX, y: plot.minY, width: plot.width, height: plot.height + labelStrip(.bottom))
            case .ghost: return nil
            case .tick(let tick): return frame(of: tick, plot)
            case .overlaidLegend(let alignment):
                let own = sizes[index]
                return CGRect(
                    x: plot.minX + (plot.width - own.width) * alignment.horizontalShare,
                    y: plot.minY + (plot.height - own.height) * alignment.verticalShare, width: own.width,
                    height: own.height)
            case .title(let place): return stripFrame(index, place, plot, size, false, &offsets)
            case .legend(let place): return stripFrame(index, place, plot, size, true, &offsets)
            case .label(let label):
                let frame = frame(of: label, sizes[index], plot, size)
                if case .greedy(let spacing) = label.collision {
                    let room = frame.insetBy(dx: -spacing / 2, dy: label.side.isVertical ? 0 : -spacing / 2)
                    if taken[label.side, default: []].contains(where: { $0.intersects(room) }) { return nil }
                }
                taken[label.side, default: []].append(frame)
                return frame
            }
        }
    }

    private func frame(of label: LabelPlace, _ own: CGSize, _ plot: CGRect, _ size: CGSize) -> CGRect {
        var origin = CGPoint(
            x: plot.minX + label.place(plot.width) - own.width * label.anchor.x,
            y: plot.minY + label.place(plot.height) - own.height * label.anchor.y)
        switch label.side {
        case .leading: origin.x = plot.minX - label.gap - own.width
        case .trailing: origin.x = plot.maxX + label.gap
        case .top: origin.y = plot.minY - label.gap - own.height
        case .bottom: origin.y = plot.maxY + label.gap
        }
        if !label.side.isVertical { origin.x = min(max(origin.x, 0), max(0, size.width - own.width)) }
        return CGRect(origin: origin, size: own)
    }

    private func frame(of tick: TickPlace, _ plot: CGRect) -> CGRect {
        let length: CGFloat =
            switch tick.length {
            case .points(let points): points
            case .labels(let more): labelStrip(tick.side) + more
            }
        let (x, y) = (plot.minX + tick.place(plot.width), plot.minY + tick.place(plot.height))
        return switch tick.side {
        case .bottom: CGRect(x: x, y: plot.maxY, width: 0, height: length)
        case .top: CGRect(x: x, y: plot.minY - length, width: 0, height: length)
        case .leading: CGRect(x: plot.minX - length, y: y, width: length, height: 0)
        case .trailing: CGRect(x: plot.maxX, y: y, width: length, height: 0)
        }
    }

    /// Titles stand outside of the labels, legends outside of the titles; several of a side one after the other.
    private func stripFrame(
        _ index: Int, _ place: StripPlace, _ plot: CGRect, _ size: CGSize, _ isLegend: Bool,
        _ offsets: inout [String: CGFloat]
    ) -> CGRect {
        let own = place.isTurned ? CGSize(width: sizes[index].height, height: sizes[index].width) : sizes[index]
        let key = "\(place.side) \(isLegend)"
        let length = (place.side.isVertical ? own.width : own.height) + place.spacing
        let before =
            labelStrip(place.side) + (isLegend ? strip(place.side, isLegend: false) : 0) + offsets[key, default: 0]
        offsets[key, default: 0] += length
        let (low, room) =
            place.side.isVertical ? (plot.minY, plot.height) : isLegend ? (0, size.width) : (plot.minX, plot.width)
        let along = low + (room - (place.side.isVertical ? own.height : own.width)) * place.share
        let top = min(plot.minY - before, plot.minY - (place.side == .top ? overhang(plot.height).above : 0))
        return switch place.side {
        case .bottom: CGRect(origin: CGPoint(x: along, y: plot.maxY + before + place.spacing), size: own)
        case .top: CGRect(origin: CGPoint(x: along, y: top - place.spacing - own.height), size: own)
        case .leading: CGRect(origin: CGPoint(x: plot.minX - before - place.spacing - own.width, y: along), size: own)
        case .trailing: CGRect(origin: CGPoint(x: plot.maxX + before + place.spacing, y: along), size: own)
        }
    }
}

extension PlotSide {
    /// Whether the side goes from top to bottom.
    var isVertical: Bool { self == .leading || self == .trailing }
}

extension ChartPart {
    func strip(isLegend: Bool) -> StripPlace? {
        switch self {
        case .title(let place): isLegend ? nil : place
        case .legend(let place): isLegend ? place : nil
        default: nil
        }
    }
}
