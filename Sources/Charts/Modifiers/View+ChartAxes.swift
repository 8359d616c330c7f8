extension View {
    /// Shows or hides the x axis.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartxaxis(_:)
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.xAxis.visibility = visibility } }
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.yAxis.visibility = visibility } }

    /// Sets the ticks, lines and labels of the x axis.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartxaxis(content:)
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes
        return chart { $0.xAxis.axes = axes }
    }

    /// Sets the ticks, lines and labels of the y axis.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartyaxis(content:)
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes
        return chart { $0.yAxis.axes = axes }
    }

    /// Puts words beside the x axis.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartxaxislabel(_:position:alignment:spacing:)
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chart { $0.xAxis.titles.append(title) }
    }

    /// Puts words beside the y axis.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartyaxislabel(_:position:alignment:spacing:)
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chart { $0.yAxis.titles.append(title) }
    }

    /// Shows or hides the explanation of colours and symbols.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartlegend(_:)
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }

    /// Sets where the explanation stands.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartlegend(position:alignment:spacing:)
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { settings in
            settings.legend.position = position
            (settings.legend.alignment, settings.legend.spacing) = (alignment, spacing)
        }
    }

    /// Shows a view of the author's in place of the explanation.
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return chart { settings in
            settings.legend.position = position
            (settings.legend.alignment, settings.legend.spacing) = (alignment, spacing)
            settings.legend.content = content
        }
    }

    /// Changes the plot area: its background, border or size.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartplotstyle(content:)
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }
}
