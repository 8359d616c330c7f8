/// Bars of a page or tab view.
///
/// Source: developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind { case top, bottom, tabs }
    let kinds: Set<Kind>
    public static let automatic = ToolbarPlacement(kinds: [.top, .bottom])
    public static let navigationBar = ToolbarPlacement(kinds: [.top])
    public static let bottomBar = ToolbarPlacement(kinds: [.bottom])
    public static let tabBar = ToolbarPlacement(kinds: [.tabs])
}

/// Display mode of a page's title, as `NavigationBarItem.TitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
    /// Sets the title of the page, shown in its bar and on the back button of the next page.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-43srq
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    public func navigationTitle(_ title: Text) -> some View {
        publishing(\.pageBar, key: title.plain) { $0.title = title }
    }

    /// Sets the title of the page. People cannot rename it in the bar here.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

    public func navigationSubtitle(_ subtitle: Text) -> some View {
        publishing(\.pageBar, key: subtitle.plain) { $0.subtitle = subtitle }
    }
    @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
    public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { navigationSubtitle(Text(key)) }

    /// Sets the title and its display mode: the older form of `navigationTitle`.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }
    @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Sets the display mode of the title. Large titles show where the scene is high enough, and scroll with a scroll view or
    /// list at the top of the page; they stay above a search field and on a bar with a background of its own.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        publishing(\.pageBar, key: displayMode) { $0.displayMode = displayMode }
    }

    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    public func navigationBarHidden(_ hidden: Bool) -> some View {
        publishing(\.pageBar, key: hidden) { $0.isBarHidden = hidden }
    }

    /// Hides the back button of the bar: the page must offer its own.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        publishing(\.pageBar, key: hidesBackButton) { $0.isBackHidden = hidesBackButton }
    }

    /// Shows or hides the bars around this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/toolbar(_:for:)
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, Self.kinds(bars))
    }

    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, Self.kinds(bars))
    }

    private func toolbarVisibility(_ visibility: Visibility, _ kinds: Set<ToolbarPlacement.Kind>) -> some View {
        publishing(\.pageBar, key: [AnyHashable(visibility), AnyHashable(kinds)]) { page in
            if kinds.contains(.top), visibility != .automatic { page.isBarHidden = visibility == .hidden }
            if kinds.contains(.bottom) { page.isBottomHidden = visibility == .hidden }
        }
        .publishing(\.tabBar, key: [AnyHashable(visibility), AnyHashable(kinds)]) { bar in
            if kinds.contains(.tabs) { bar.isHidden = visibility == .hidden }
        }
    }

    private static func kinds(_ bars: [ToolbarPlacement]) -> Set<ToolbarPlacement.Kind> {
        (bars.isEmpty ? [.automatic] : bars).reduce(into: []) { $0.formUnion($1.kinds) }
    }

    /// Sets the background of the bars around this view.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return publishingLooks(of: Self.kinds(bars)) { $0.background = style }
    }

    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, Self.kinds(bars))
    }

    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackgroundVisibility(visibility, Self.kinds(bars))
    }

    private func toolbarBackgroundVisibility(
        _ visibility: Visibility, _ kinds: Set<ToolbarPlacement.Kind>
    ) -> some View {
        publishingLooks(of: kinds, key: [AnyHashable(visibility), AnyHashable(kinds)]) { bar in
            if visibility != .automatic { bar.isBackgroundVisible = visibility == .visible }
        }
    }

    /// Sets the colour scheme of the bars around this view.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        let kinds = Self.kinds(bars)
        return publishingLooks(of: kinds, key: [AnyHashable(colorScheme), AnyHashable(kinds)]) {
            $0.scheme = colorScheme
        }
    }
}
