extension ChartContent {
    /// Sets the opacity of marks.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/opacity(_:)
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
        changing { $0.effects.opacity *= opacity }
    }

    public nonisolated func blur(radius: CGFloat) -> some ChartContent {
        drawn { AnyView($0.blur(radius: radius)) }
    }

    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        drawn { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Blends the colours of marks with those behind.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/blendmode(_:)
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some ChartContent {
        changing { $0.effects.blend = blendMode }
    }

    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        drawn { AnyView($0.clipShape(shape, style: style)) }
    }

    /// Draws marks only where the marks of `content` would be drawn, which is not done here.
    ///
    /// Partly: marks are drawn whole.
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }

    public nonisolated func compositingLayer() -> some ChartContent { drawn { AnyView($0.compositingGroup()) } }

    private nonisolated func drawn(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some ChartContent {
        changing { $0.effects.changes.append(change) }
    }

    /// Sets what a screen reader calls a mark, in place of its x value.
    ///
    /// Source: developer.apple.com/documentation/charts/chartcontent/accessibilitylabel(_:)
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(key))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
        changing { $0.spoken.label = label }
    }

    /// Sets a mark's value for screen readers, such as "12 cups".
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(key))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
        changing { $0.spoken.value = value }
    }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changing { $0.spoken.identifier = identifier }
    }

    /// Hides marks from assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing { $0.spoken.isHidden = hidden }
    }
}
