extension View {
    /// Sets the values that the x axis reaches over.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartxscale(domain:type:)
    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { $0.x.set(domain: domain._domain, type: type) }
    }
    public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart { $0.x.set(range: range._range.extent, type: type) }
    }
    public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart { $0.x.set(domain: domain._domain, range: range._range.extent, type: type) }
    }
    public func chartXScale(type: ScaleType) -> some View { chart { $0.x.set(type: type) } }

    /// Sets the values that the y axis reaches over.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartyscale(domain:type:)
    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { $0.y.set(domain: domain._domain, type: type) }
    }
    public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart { $0.y.set(range: range._range.extent, type: type) }
    }
    public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart { $0.y.set(domain: domain._domain, range: range._range.extent, type: type) }
    }
    public func chartYScale(type: ScaleType) -> some View { chart { $0.y.set(type: type) } }
}

extension AxisSettings {
    fileprivate mutating func set(domain: _ScaleDomain? = nil, range: Extent? = nil, type: ScaleType?) {
        self.domain = domain ?? self.domain
        self.range = range ?? self.range
        self.type = type ?? self.type
    }
}
