/// Puts the values of bars and areas onto each other.
enum Stacking {
    /// One value: where it stands, and its size.
    struct Item {
        /// Category or date, with the group beside others.
        let place: Place
        let value: Double
        let method: MarkStackingMethod
        let isArea: Bool
    }

    struct Place: Hashable {
        let value: PlotValue?
        let group: PlotValue?
        let isArea: Bool
    }

    /// Returns from where to where each item reaches, in the values of the axis.
    static func spans(of items: [Item]) -> [(low: Double, high: Double)] {
        let totals = Dictionary(items.map { ($0.place, abs($0.value)) }, uniquingKeysWith: +)
        var tops: [Place: (plus: Double, minus: Double)] = [:]
        return items.map { item in
            guard item.method != .unstacked else { return (0, item.value) }
            let total = totals[item.place] ?? 0
            let size = item.method == .normalized ? (total == 0 ? 0 : item.value / total) : item.value
            let shift = item.method == .center ? -total / 2 : 0
            let top = tops[item.place] ?? (0, 0)
            let low = size < 0 ? top.minus : top.plus
            tops[item.place] = size < 0 ? (top.plus, low + size) : (low + size, top.minus)
            return (low + shift, low + size + shift)
        }
    }
}

extension MarkRecord {
    /// Axis along which a bar or area is as long as its value; nil where it spans both axes, or has no length.
    var valueAxis: Axis? {
        guard kind == .bar || kind == .area else { return nil }
        if x.isRange || y.isRange { return x.isRange && y.isRange ? nil : x.isRange ? .horizontal : .vertical }
        guard let across = x.value, let up = y.value else {
            if let across = x.value { return across.isLength ? .horizontal : nil }
            return y.value?.isLength == true ? .vertical : nil
        }
        if across.start.isCategory || across.end != nil { return .vertical }
        if up.start.isCategory || up.end != nil || up.start.isDate { return .horizontal }
        return .vertical
    }

    subscript(axis: Axis) -> Position { axis == .horizontal ? x : y }
}

extension PlottedValue {
    /// Whether the value is a number, which a bar is as long as.
    var isLength: Bool { start.scalar != nil && !start.isDate && end == nil }
}

extension [MarkRecord] {
    /// Returns from where to where stacked marks reach along their value's axis, by their index.
    var stackedSpans: [Int: (low: Double, high: Double)] {
        let stacked = indices.filter { index in
            let mark = self[index]
            return mark.valueAxis.map { mark[$0].value?.isLength == true } ?? false
        }
        let items = stacked.map { index -> Stacking.Item in
            let mark = self[index]
            let axis = mark.valueAxis ?? .vertical
            let place = Stacking.Place(
                value: mark[axis.other].value?.start, group: mark.kind == .bar ? mark.group.by?.start : nil,
                isArea: mark.kind == .area)
            return Stacking.Item(
                place: place, value: mark[axis].value?.start.scalar ?? 0, method: mark.stacking,
                isArea: mark.kind == .area)
        }
        return Dictionary(uniqueKeysWithValues: zip(stacked, Stacking.spans(of: items)))
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
