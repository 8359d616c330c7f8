/// Column of a split view.
///
/// Source: developer.apple.com/documentation/swiftui/navigationsplitviewcolumn
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How the columns of a split view share the room. A scene has room for one column, which takes it all.
///
/// Source: developer.apple.com/documentation/swiftui/navigationsplitviewstyle
public protocol NavigationSplitViewStyle: Sendable {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { Self() }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view. The column to be seen first is always the sidebar here.
    ///
    /// Partly: the bindings are neither read nor written.
    ///
    /// Source: developer.apple.com/documentation/swiftui/navigationsplitview
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, detail: detail)
    }

    /// Creates a split view. The column to be seen first is always the sidebar here.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, detail: detail)
    }
}

extension NavigationSplitView {
    /// Creates a split view of three columns. The column to be seen first is always the sidebar here.
    ///
    /// Partly: the bindings are neither read nor written.
    ///
    /// Source: developer.apple.com/documentation/swiftui/navigationsplitview
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }

    /// Creates a split view of three columns. The column to be seen first is always the sidebar here.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }
}

extension View {
    @available(
        *, deprecated, message: "navigationSplitViewStyle has no effect in Parley: a scene has room for one column."
    )
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

    @available(
        *, deprecated,
        message: "navigationSplitViewColumnWidth has no effect in Parley: a scene has room for one column."
    )
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    @available(
        *, deprecated,
        message: "navigationSplitViewColumnWidth has no effect in Parley: a scene has room for one column."
    )
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }
}

/// How a page or sheet comes into sight.
///
/// Source: developer.apple.com/documentation/swiftui/navigationtransition
public protocol NavigationTransition: Sendable {}
/// The system's own transition.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
/// A transition that grows out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A transition that grows out of the view with that id.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
    @available(
        *, deprecated,
        message: "navigationTransition has no effect in Parley: pages come in by the system's transition."
    )
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    @available(
        *, deprecated,
        message: "matchedTransitionSource has no effect in Parley: pages come in by the system's transition."
    )
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
