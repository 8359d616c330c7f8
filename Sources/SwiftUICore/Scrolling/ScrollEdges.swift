/// How content fades under a bar. Source: developer.apple.com/documentation/swiftui/scrolledgeeffectstyle
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    @available(
        *, deprecated, message: "scrollEdgeEffectStyle has no effect in Parley: bars have a ground of their own."
    )
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

    @available(
        *, deprecated, message: "scrollEdgeEffectHidden has no effect in Parley: bars have a ground of their own."
    )
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

    /// Shows a bar at an edge, for which the safe area grows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)
    public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts a bar at the leading or trailing edge.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)
    public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// When a tab bar becomes small. Source: developer.apple.com/documentation/swiftui/tabbarminimizebehavior
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let never = TabBarMinimizeBehavior(name: "never")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

extension View {
    @available(*, deprecated, message: "tabBarMinimizeBehavior has no effect in Parley: a tab bar keeps its height.")
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
