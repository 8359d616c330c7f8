extension VectorizedChartContent {
    private nonisolated func each(
        _ change: @escaping (inout MarkRecord, DataElement) -> Void
    ) -> _ChangedMarks<Self> {
        changing { mark in if let element = mark.element as? DataElement { change(&mark, element) } }
    }

    // MARK: By a value of each element

    /// Sets the style of marks by a value of their elements: each gets a colour of its own, which a legend explains.
    ///
    /// Source: developer.apple.com/documentation/charts/vectorizedchartcontent/foregroundstyle(by:)
    public nonisolated func foregroundStyle<P: Plottable>(
        by projection: PlottableProjection<DataElement, P>
    ) -> some VectorizedChartContent<DataElement> {
        each { if $0.style.foregroundBy == nil { $0.style.foregroundBy = projection.read($1) } }
    }

    public nonisolated func symbol<P: Plottable>(
        by projection: PlottableProjection<DataElement, P>
    ) -> some VectorizedChartContent<DataElement> {
        each { if $0.style.symbolBy == nil { $0.style.symbolBy = projection.read($1) } }
    }

    public nonisolated func symbolSize<P: Plottable>(
        by projection: PlottableProjection<DataElement, P>
    ) -> some VectorizedChartContent<DataElement> {
        each { if $0.style.symbolAreaBy == nil { $0.style.symbolAreaBy = projection.read($1) } }
    }

    public nonisolated func lineStyle<P: Plottable>(
        by projection: PlottableProjection<DataElement, P>
    ) -> some VectorizedChartContent<DataElement> {
        each { if $0.style.lineBy == nil { $0.style.lineBy = projection.read($1) } }
    }

    /// Puts the marks of one value beside each other instead of onto each other.
    public nonisolated func position<P: Plottable>(
        by projection: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        each { ($0.group.by, $0.group.axis, $0.group.span) = (projection.read($1), axis, span) }
    }

    // MARK: As each element says

    /// Sets the style of marks to that of a property.
    ///
    /// Source: developer.apple.com/documentation/charts/vectorizedchartcontent/foregroundstyle(_:)
    public nonisolated func foregroundStyle<S: ShapeStyle>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        each { if $0.style.foreground == nil { $0.style.foreground = AnyShapeStyle($1[keyPath: keyPath]) } }
    }

    /// Sets the area of symbols, in square points, to that of a property.
    public nonisolated func symbolSize(
        _ keyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        each { if $0.style.symbolArea == nil { $0.style.symbolArea = $1[keyPath: keyPath] } }
    }

    public nonisolated func opacity(
        _ keyPath: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> { each { $0.effects.opacity *= $1[keyPath: keyPath] } }

    /// Sets what a screen reader calls each mark.
    public nonisolated func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> { each { $0.spoken.label = Text(verbatim: $1[keyPath: keyPath]) } }

    public nonisolated func accessibilityValue(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> { each { $0.spoken.value = Text(verbatim: $1[keyPath: keyPath]) } }

    public nonisolated func accessibilityHidden(
        _ keyPath: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> { each { $0.spoken.isHidden = $1[keyPath: keyPath] } }

    // MARK: The same for all, so that a modifier of elements may follow

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some VectorizedChartContent<DataElement> {
        changing { if $0.style.foreground == nil { $0.style.foreground = AnyShapeStyle(style) } }
    }

    public nonisolated func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> {
        changing { $0.effects.opacity *= opacity }
    }

    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some VectorizedChartContent<DataElement> {
        changing { if $0.style.symbol == nil { $0.style.symbol = .shape(SymbolOutline(symbol)) } }
    }

    public nonisolated func symbolSize(_ area: CGFloat) -> some VectorizedChartContent<DataElement> {
        changing { if $0.style.symbolArea == nil { $0.style.symbolArea = area } }
    }

    public nonisolated func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> {
        changing { if $0.style.line == nil { $0.style.line = style } }
    }

    public nonisolated func interpolationMethod(
        _ method: InterpolationMethod
    ) -> some VectorizedChartContent<DataElement> { changing { $0.style.interpolation = method } }
}
