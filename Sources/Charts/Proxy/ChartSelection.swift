/// Bindings that selected values are written to.
struct ChartSelection {
    var x: ((PlotValue?) -> Void)?
    var y: ((PlotValue?) -> Void)?
    var xRange: (((PlotValue, PlotValue)?) -> Void)?
    var yRange: (((PlotValue, PlotValue)?) -> Void)?
    var angle: ((PlotValue?) -> Void)?
    /// A gesture of the author's, in place of the usual ones.
    var gesture: (@MainActor (ChartProxy) -> AnyGesture<Void>)?

    var isOn: Bool { x != nil || y != nil || xRange != nil || yRange != nil || angle != nil || gesture != nil }

    /// Writes what lies between where a finger went down and where it is.
    func select(from start: CGPoint, to end: CGPoint, in proxy: ChartProxy) {
        if x != nil { proxy.selectXValue(at: Self.bounded(end.x, proxy.plotSize.width)) }
        if y != nil { proxy.selectYValue(at: Self.bounded(end.y, proxy.plotSize.height)) }
        if xRange != nil {
            proxy.selectXRange(
                from: Self.bounded(start.x, proxy.plotSize.width), to: Self.bounded(end.x, proxy.plotSize.width))
        }
        if yRange != nil {
            proxy.selectYRange(
                from: Self.bounded(start.y, proxy.plotSize.height), to: Self.bounded(end.y, proxy.plotSize.height))
        }
        if angle != nil { proxy.selectAngleValue(at: proxy.angle(at: end)) }
    }

    /// Forgets values when the finger is lifted, as on an iPhone; a range stays.
    func end() {
        x?(nil)
        y?(nil)
        angle?(nil)
    }

    private static func bounded(_ place: CGFloat, _ length: CGFloat) -> CGFloat { min(max(place, 0), length) }
}

/// Takes presses and drags on the plot area, and selects what is there.
struct SelectionSurface: View {
    let proxy: ChartProxy

    var body: some View {
        let surface = Color.clear.contentShape(Rectangle())
        if let gesture = proxy.selection.gesture {
            surface.gesture(gesture(proxy))
        } else {
            surface.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { proxy.selection.select(from: $0.startLocation, to: $0.location, in: proxy) }
                    .onEnded { _ in proxy.selection.end() })
        }
    }
}

extension View {
    /// Binds the x value under a person's finger to a state; nil while there is none.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartxselection(value:)
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.x = { value.wrappedValue = $0.flatMap { P($0) } } }
    }

    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.y = { value.wrappedValue = $0.flatMap { P($0) } } }
    }

    /// Binds the x values over which a person drags to a state.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartxselection(range:)
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.selection.xRange = { range.wrappedValue = Self.range($0) } }
    }

    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.selection.yRange = { range.wrappedValue = Self.range($0) } }
    }

    private static func range<P: Plottable & Comparable>(_ ends: (PlotValue, PlotValue)?) -> ClosedRange<P>? {
        ends.flatMap { ends in
            P(ends.0).flatMap { one in P(ends.1).map { min(one, $0)...max(one, $0) } }
        }
    }

    /// Binds the sum of the values up to the sector under a person's finger to a state.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartangleselection(value:)
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.angle = { value.wrappedValue = $0.flatMap { P($0) } } }
    }

    /// Adds a gesture to the plot area, in place of the one that selects.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartgesture(_:)
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chart { $0.selection.gesture = { AnyGesture(gesture($0).map { _ in () }) } }
    }
}
