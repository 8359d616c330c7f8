@_spi(Engine) import SwiftUICore

/// Tabs of a tab view whose selection has values of one type.
///
/// Source: developer.apple.com/documentation/swiftui/tabcontent
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }
    /// The tabs as views with tab items and tags.
    var _tabs: AnyView { get }
}

extension TabContent {
    public var _tabs: AnyView { body._tabs }
}

extension TabContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public var _tabs: AnyView { AnyView(EmptyView()) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public var _tabs: AnyView { AnyView(map(\._tabs)) }
}

/// Tabs whose types are forgotten.
public struct _AnyTabContent<TabValue: Hashable>: TabContent {
    public typealias Body = Never
    public let _tabs: AnyView
}

/// Result builder that makes tabs of the statements in a closure.
///
/// Source: developer.apple.com/documentation/swiftui/tabcontentbuilder
@MainActor @preconcurrency @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _AnyTabContent<TabValue> {
        var tabs: [AnyView] = []
        repeat tabs.append((each content)._tabs)
        return _AnyTabContent(_tabs: AnyView(ForEach(tabs.indices, id: \.self) { tabs[$0] }))
    }
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    public static func buildEither<C: TabContent>(first: C) -> _AnyTabContent<TabValue> where C.TabValue == TabValue {
        _AnyTabContent(_tabs: first._tabs)
    }
    public static func buildEither<C: TabContent>(second: C) -> _AnyTabContent<TabValue> where C.TabValue == TabValue {
        _AnyTabContent(_tabs: second._tabs)
    }
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _AnyTabContent<TabValue>
    where C.TabValue == TabValue {
        _AnyTabContent(_tabs: content._tabs)
    }
}

/// The tabs of a tab view as views.
public struct _TabViews: View {
    let tabs: AnyView
    public var body: some View { tabs }
}

extension TabView {
    /// Creates a tab view of `Tab`s.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
    @_disfavoredOverload public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabViews, C.TabValue == SelectionValue {
        let tabs = content()._tabs
        self.init(selection: selection, content: { _TabViews(tabs: tabs) })
    }
}

extension TabView where SelectionValue == Never, Content == _TabViews {
    /// Creates a tab view of `Tab`s, which keeps its own selection.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tabview/init(content:)
    @_disfavoredOverload public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
    ) where C.TabValue == Never {
        let tabs = content()._tabs
        self.init(selection: nil, content: { _TabViews(tabs: tabs) })
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var _tabs: AnyView {
        AnyView(ForEach<Data, ID, AnyView>(data, content: { content($0)._tabs }, identity: id))
    }

    /// Creates a tab for each element.
    ///
    /// Source: developer.apple.com/documentation/swiftui/foreach/init(_:content:)-1tisk
    @_disfavoredOverload public init<T: Hashable>(
        _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    )
    where ID == Data.Element.ID, Data.Element: Identifiable, T == Content.TabValue {
        self.init(data, content: content, identity: { $0.id })
    }

    @_disfavoredOverload public init<T: Hashable>(
        _ data: Data, @TabContentBuilder<T> content: @escaping (Int) -> Content
    )
    where Data == Range<Int>, ID == Int, T == Content.TabValue {
        self.init(data, content: content, identity: { $0 })
    }

    @_disfavoredOverload public init<T: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue {
        self.init(data, content: content, identity: { $0[keyPath: id] })
    }
}

extension TabContent {
    private func changed(_ change: (AnyView) -> some View) -> _AnyTabContent<TabValue> {
        _AnyTabContent(_tabs: AnyView(change(_tabs)))
    }

    /// Shows a number at the tab; 0 shows none.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tabcontent/badge(_:)
    public func badge(_ count: Int) -> some TabContent<TabValue> { changed { $0.badge(count) } }
    public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }
    public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { changed { $0.badge(key) } }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        changed { $0.badge(label) }
    }
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        changed { $0.accessibilityIdentifier(identifier) }
    }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _AnyTabContent<TabValue>(_tabs: hidden ? AnyView(EmptyView()) : _tabs)
    }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { changed { $0.disabled(disabled) } }

    /// Names the tab for a person's own order of tabs. The order stays as the app sets it here.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    @available(
        *, deprecated, message: "customizationBehavior has no effect in Parley: people cannot change the order of tabs."
    )
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    @available(
        *, deprecated, message: "defaultVisibility has no effect in Parley: leave a tab out by an if."
    )
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    @available(*, deprecated, message: "sectionActions has no effect in Parley: a tab view has no sidebar.")
    public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> { self }
    @available(*, deprecated, message: "tabPlacement has no effect in Parley: every tab stands in the bar.")
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// Whether people may hide or move a tab. They cannot here.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// The place of tabs that can stand in a bar or a sidebar: here the bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The initial place of a tab: here the bar.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A person's own order of tabs, which there is none of here.
///
/// Source: developer.apple.com/documentation/swiftui/tabviewcustomization
public struct TabViewCustomization: Equatable, Codable, Sendable {
    public init() {}
    public mutating func resetVisibility() {}
    public mutating func resetSectionOrder() {}
}

extension TabViewCustomization: RawRepresentable {
    /// Always empty: people cannot change the order of tabs.
    public var rawValue: String { "" }
    public init?(rawValue: String) { self.init() }
}

extension AppStorage where Value == TabViewCustomization {
    /// Source: developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: TabViewCustomization(), key, store: store)
    }
}

/// Style with a sidebar where there is room for one. As on a phone it is a bar at the bottom.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public var _look: _TabLook { .bar }
    public init() {}
}
/// Style with a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public var _look: _TabLook { .bar }
    public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension View {
    @available(
        *, deprecated, message: "tabViewCustomization has no effect in Parley: people cannot change the order of tabs."
    )
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    @available(*, deprecated, message: "defaultAdaptableTabBarPlacement has no effect in Parley: tabs are in a bar.")
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        self
    }

    @available(*, deprecated, message: "tabViewSidebarHeader has no effect in Parley: a tab view has no sidebar.")
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    @available(*, deprecated, message: "tabViewSidebarFooter has no effect in Parley: a tab view has no sidebar.")
    public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    @available(*, deprecated, message: "tabViewSidebarBottomBar has no effect in Parley: a tab view has no sidebar.")
    public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// Style of a page view's dots.
///
/// Source: developer.apple.com/documentation/swiftui/pageindexviewstyle
public struct PageIndexViewStyle: IndexViewStyle {
    /// Whether there is a background behind the dots. There is none here.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
/// Style of a page view's dots.
public protocol IndexViewStyle: Sendable {}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { .init() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}
extension View {
    @available(*, deprecated, message: "indexViewStyle has no effect in Parley: dots have no background.")
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
