extension View {
    /// Sets the style of each value, in the order of the legend.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartforegroundstylescale(_:)
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let domain = mapping.map(\.key.plotValue)
        let range = mapping.map { AnyShapeStyle($0.value) }
        return chart { $0.looks.colors = LookSettings(domain: domain, range: range) }
    }

    /// Sets the values that have a style, and their styles.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartforegroundstylescale(domain:range:type:)
    public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View where R.VisualValue: ShapeStyle {
        chart { settings in
            settings.looks.colors = range.styles
            settings.looks.colors?.apply(domain._domain)
        }
    }

    public func chartForegroundStyleScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
    where R.VisualValue: ShapeStyle {
        chart { settings in
            let domain = settings.looks.colors?.domain
            settings.looks.colors = range.styles
            settings.looks.colors?.domain = domain
        }
    }

    public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { settings in
            settings.looks.colors = settings.looks.colors ?? LookSettings()
            settings.looks.colors?.apply(domain._domain)
        }
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], mapping: @escaping (D) -> S
    ) -> some View {
        let values = domain.map(\.plotValue)
        return chart {
            $0.looks.colors = LookSettings(domain: values, mapping: { D($0).map { AnyShapeStyle(mapping($0)) } })
        }
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
        chart { $0.looks.colors = LookSettings(mapping: { D($0).map { AnyShapeStyle(mapping($0)) } }) }
    }
}

extension ScaleRange where VisualValue: ShapeStyle {
    fileprivate var styles: LookSettings<AnyShapeStyle> {
        switch _looks {
        case .values(let styles):
            // Two colours or more can be the ends of a gradient for numbers.
            LookSettings(range: styles.map { AnyShapeStyle($0) })
        case .gradient(let gradient): LookSettings(gradient: gradient)
        case .span(let low, let high): LookSettings(range: [AnyShapeStyle(low), AnyShapeStyle(high)])
        }
    }
}

extension LookSettings {
    fileprivate mutating func apply(_ given: _ScaleDomain) {
        switch given.kind {
        case .values(let values) where values.allSatisfy { $0.scalar != nil } && gradient != nil:
            bounds = (values.compactMap(\.scalar).min() ?? 0)...(values.compactMap(\.scalar).max() ?? 1)
        case .values(let values): domain = values
        case .range(let low, let high):
            bounds = low.scalar.flatMap { low in high.scalar.map { min(low, $0)...max(low, $0) } }
        case .automatic: break
        }
    }
}

extension View {
    /// Sets the symbol of each value.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartsymbolscale(_:)
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let domain = mapping.map(\.key.plotValue)
        let range = mapping.map { SymbolLook.shape(SymbolOutline($0.value)) }
        return chart { $0.looks.symbols = LookSettings(domain: domain, range: range) }
    }

    public func chartSymbolScale<R: ScaleRange>(range: R) -> some View where R.VisualValue: ChartSymbolShape {
        let looks = Self.values(range._looks).map { SymbolLook.shape(SymbolOutline($0)) }
        return chart { $0.looks.symbols = LookSettings(range: looks) }
    }

    public func chartSymbolScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R) -> some View
    where R.VisualValue: ChartSymbolShape {
        let looks = Self.values(range._looks).map { SymbolLook.shape(SymbolOutline($0)) }
        return chart { settings in
            settings.looks.symbols = LookSettings(range: looks)
            settings.looks.symbols?.apply(domain._domain)
        }
    }

    public func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View {
        chart { settings in
            settings.looks.symbols = settings.looks.symbols ?? LookSettings()
            settings.looks.symbols?.apply(domain._domain)
        }
    }

    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(mapping: @escaping (D) -> S) -> some View {
        chart { $0.looks.symbols = LookSettings(mapping: { D($0).map { .shape(SymbolOutline(mapping($0))) } }) }
    }

    /// Sets the areas of symbols in square points: the least and the largest, or one for each category.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartsymbolsizescale(domain:range:type:)
    public func chartSymbolSizeScale<D: ScaleDomain, R: ScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View where R.VisualValue: BinaryFloatingPoint {
        let areas = Self.values(range._looks).map { CGFloat($0) }
        return chart { settings in
            settings.looks.areas = LookSettings(range: areas)
            settings.looks.areas?.apply(domain._domain)
        }
    }

    public func chartSymbolSizeScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
    where R.VisualValue: BinaryFloatingPoint {
        let areas = Self.values(range._looks).map { CGFloat($0) }
        return chart { $0.looks.areas = LookSettings(range: areas) }
    }

    public func chartSymbolSizeScale<D: Plottable, S: BinaryFloatingPoint>(_ mapping: KeyValuePairs<D, S>) -> some View
    {
        let domain = mapping.map(\.key.plotValue)
        let areas = mapping.map { CGFloat($0.value) }
        return chart { $0.looks.areas = LookSettings(domain: domain, range: areas) }
    }

    /// Sets the line of each value.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartlinestylescale(_:)
    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let domain = mapping.map(\.key.plotValue)
        let range = mapping.map(\.value)
        return chart { $0.looks.lines = LookSettings(domain: domain, range: range) }
    }

    public func chartLineStyleScale<R: ScaleRange>(range: R) -> some View where R.VisualValue == StrokeStyle {
        let lines = Self.values(range._looks)
        return chart { $0.looks.lines = LookSettings(range: lines) }
    }

    private static func values<Value>(_ looks: _ScaleLooks<Value>) -> [Value] {
        switch looks {
        case .values(let values): values
        case .span(let low, let high): [low, high]
        case .gradient: []
        }
    }
}
