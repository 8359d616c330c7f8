extension ChartContent {
    /// Sets the style of marks.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/foregroundstyle(_:)
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { mark in
            if mark.style.foreground == nil { mark.style.foreground = AnyShapeStyle(style) }
        }
    }

    /// Sets the style of marks by a value: each value gets a colour of its own, which a legend explains.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/foregroundstyle(by:)
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { mark in
            if mark.style.foregroundBy == nil { mark.style.foregroundBy = value.plotted }
        }
    }

    /// Aligns gradients with the plot area instead of with each mark.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing { $0.style.alignsWithPlot = aligns }
    }

    /// Sets how wide and with which dashes lines are drawn.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/linestyle(_:)
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing { mark in if mark.style.line == nil { mark.style.line = style } }
    }

    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { mark in if mark.style.lineBy == nil { mark.style.lineBy = value.plotted } }
    }

    /// Sets how lines and areas connect their points.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/interpolationmethod(_:)
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.style.interpolation = method }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/cornerradius(_:style:)
    public nonisolated func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        changing { mark in
            mark.style.corners = RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
    }
}
