/// The line of a series, over the whole plot area.
nonisolated struct LineShape: Shape {
    var points: [PlotPoint]
    let method: InterpolationMethod

    var animatableData: PlotVector {
        get { points.vector }
        set { points.vector = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in Curve(method: method).add(points.map { $0.point(in: rect.size) }, to: &path) }
    }
}

/// The area of a series, over the whole plot area.
nonisolated struct AreaShape: Shape {
    var lows: [PlotPoint]
    var highs: [PlotPoint]
    let method: InterpolationMethod

    init(_ slices: [AreaSlice], _ method: InterpolationMethod) {
        (lows, highs) = (slices.map(\.low), slices.map(\.high))
        self.method = method
    }

    var animatableData: AnimatablePair<PlotVector, PlotVector> {
        get { AnimatablePair(lows.vector, highs.vector) }
        set { (lows.vector, highs.vector) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            Curve(method: method).add(highs.map { $0.point(in: rect.size) }, to: &path)
            Curve(method: method.reversed).add(
                lows.reversed().map { $0.point(in: rect.size) }, to: &path, continues: true)
            path.closeSubpath()
        }
    }
}

extension InterpolationMethod {
    /// The same steps, seen from the other end.
    fileprivate var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

/// A rectangle somewhere in the plot area, for styles that are aligned with it.
nonisolated struct ExtentShape: Shape {
    let x: Extent
    let y: Extent
    let corners: RectangleCornerRadii

    func path(in rect: CGRect) -> Path {
        let (across, up) = (x.span(in: rect.width), y.span(in: rect.height))
        return Path(
            roundedRect: CGRect(x: across.origin, y: up.origin, width: across.length, height: up.length),
            cornerRadii: corners)
    }
}

/// A straight line from one corner of its frame to the opposite one.
nonisolated struct RuleShape: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]) }
    }
}

/// A symbol's outline.
nonisolated struct SymbolShape: Shape {
    let outline: SymbolOutline
    func path(in rect: CGRect) -> Path { outline.path(rect) }
}
