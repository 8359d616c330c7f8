extension ChartContent {
    /// Sets the symbol of points; on a line, draws one at each of its points.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/symbol(_:)
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { mark in if mark.style.symbol == nil { mark.style.symbol = .shape(SymbolOutline(symbol)) } }
    }

    /// Sets the symbol of points by a value.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/symbol(by:)
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { mark in if mark.style.symbolBy == nil { mark.style.symbolBy = value.plotted } }
    }

    /// Draws a view at each point.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/symbol(symbol:)
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changing { mark in if mark.style.symbol == nil { mark.style.symbol = .view(view) } }
    }

    /// Sets the size of symbols.
    /// - Parameter area: in square points.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/symbolsize(_:)
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        changing { mark in if mark.style.symbolArea == nil { mark.style.symbolArea = area } }
    }

    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }

    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { mark in if mark.style.symbolAreaBy == nil { mark.style.symbolAreaBy = value.plotted } }
    }
}
