/// The plot area's place, for layers and selection.
enum PlotFrameKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Puts the author's layers behind and over a chart, and the surface that selects over its plot area.
struct ChartLayers: ViewModifier {
    let chart: ResolvedChart
    let settings: ChartSettings

    func body(content: Content) -> some View {
        if settings.backgrounds.isEmpty, settings.overlays.isEmpty, !settings.selection.isOn {
            content
        } else {
            content
                .backgroundPreferenceValue(PlotFrameKey.self) { anchor in layers(settings.backgrounds, anchor) }
                .overlayPreferenceValue(PlotFrameKey.self) { anchor in
                    surface(anchor)
                    layers(settings.overlays, anchor)
                }
        }
    }

    private func proxy(_ anchor: Anchor<CGRect>, _ geometry: GeometryProxy) -> ChartProxy {
        ChartProxy(chart: chart, selection: settings.selection, anchor: anchor, plotSize: geometry[anchor].size)
    }

    @ViewBuilder private func surface(_ anchor: Anchor<CGRect>?) -> some View {
        if let anchor, settings.selection.isOn {
            GeometryReader { geometry in
                let frame = geometry[anchor]
                SelectionSurface(proxy: proxy(anchor, geometry))
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
            }
        }
    }

    @ViewBuilder private func layers(_ layers: [ChartSettings.ChartLayer], _ anchor: Anchor<CGRect>?) -> some View {
        if let anchor, !layers.isEmpty {
            GeometryReader { geometry in
                ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
                    layer.content(proxy(anchor, geometry))
                        .environment(\.chartSettings, ChartSettings())
                        .frame(width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
                }
            }
        }
    }
}

extension View {
    /// Puts a view behind a chart, with access to its scales.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartbackground(alignment:content:)
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Puts a view over a chart, with access to its scales.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartoverlay(alignment:content:)
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chart { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }
}
