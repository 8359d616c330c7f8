import RenderTree

extension EnvironmentValues {
    /// Range of pictures, which are always shown in standard range.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/alloweddynamicrange
    @Entry public var allowedDynamicRange: Image.DynamicRange? = nil
    /// Always `automatic`: nothing can be dragged from app to app.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/springloadingbehavior
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}

extension View {
    /// Describes what this view does: to a pointer that rests on it, and to assistive technology.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/help(_:)-6oiyb
    public func help(_ textKey: LocalizedStringKey) -> some View {
        accessibility(NodeAccessibility(help: textKey.text))
    }
    public func help(_ text: Text) -> some View { accessibility(NodeAccessibility(help: text.plain)) }
    @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View {
        accessibility(NodeAccessibility(help: String(text)))
    }

    @available(*, deprecated, message: "hoverEffect has no effect in Parley: use onHover(perform:).")
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    @available(*, deprecated, message: "hoverEffect has no effect in Parley: use onHover(perform:).")
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

    @available(*, deprecated, message: "defaultHoverEffect has no effect in Parley: use onHover(perform:).")
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Turns off the system's hover effects, which there are none of here.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    @available(
        *, deprecated, message: "springLoadingBehavior has no effect in Parley: nothing can be dragged from app to app."
    )
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    @available(
        *, deprecated, message: "invalidatableContent has no effect in Parley: it marks values that a widget computes."
    )
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    @available(
        *, deprecated, message: "writingToolsBehavior has no effect in Parley: browsers have no such tools."
    )
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    @available(
        *, deprecated, message: "allowedDynamicRange has no effect in Parley: pictures are shown in standard range."
    )
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

    /// Sets the background of a page or tab around this view: that of the whole page.
    ///
    /// Partly: it lies behind this view alone, extended to the edges of the scene.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/containerbackground(_:for:)
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    {
        background(style, ignoresSafeAreaEdges: .all)
    }

    /// Sets the background of a page or tab around this view: that of the whole page.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = content()
        return background(alignment: alignment) { view.ignoresSafeArea() }
    }
}

/// How a pointer changes a view's looks. Ignored here.
///
/// Source: developer.apple.com/documentation/swiftui/hovereffect
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}

/// Whether a view acts when something is held over it while it is dragged. Ignored here.
///
/// Source: developer.apple.com/documentation/swiftui/springloadingbehavior
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Which tools for writing a field offers. Ignored here.
///
/// Source: developer.apple.com/documentation/swiftui/writingtoolsbehavior
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Container whose background a view sets.
///
/// Source: developer.apple.com/documentation/swiftui/containerbackgroundplacement
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension Image {
    /// Range of brightness in which a picture is shown. Ignored here.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}
