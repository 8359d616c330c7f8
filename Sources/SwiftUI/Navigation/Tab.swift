/// Page of a tab view, with its label and selection value.
///
/// Source: developer.apple.com/documentation/swiftui/tab
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never
    private let value: Value?
    private let content: Content
    private let label: Label

    fileprivate init(_ value: Value?, _ content: Content, _ label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    public var _tabs: AnyView {
        let view = content.tabItem { label }
        if let value { return AnyView(view.tag(value)) }
        return AnyView(view)
    }
}

/// Purpose of a tab. One for searching has the system's label.
///
/// Source: developer.apple.com/documentation/swiftui/tabrole
public struct TabRole: Hashable, Sendable {
    private let name: String
    public static let search = TabRole(name: "search")
}

/// Label of a tab that is given none.
public struct DefaultTabLabel: View {
    @Environment(\.systemWords) private var words
    var isSearch = true
    public var body: some View {
        if isSearch { SwiftUI.Label(words[.search], systemImage: "magnifyingglass") }
    }
}

extension Tab {
    /// Creates a tab with a label of any views.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tab/init(value:role:content:label:)
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value, content(), label())
    }

    public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(.some(value), content(), label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab without a label, or with that of its role.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tab/init(value:role:content:)
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value, content(), DefaultTabLabel(isSearch: role == .search))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(nil, content(), DefaultTabLabel(isSearch: role == .search))
    }
}

extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content(), label())
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    /// Creates a tab with a title and a symbol.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tab/init(_:systemimage:value:role:content:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), Label(titleKey, systemImage: systemImage))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), Label(title, systemImage: systemImage))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), Label(titleKey, image: image))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), Label(title, image: image))
    }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    /// Creates a tab of a tab view that keeps its own selection.
    ///
    /// Source: developer.apple.com/documentation/swiftui/tab/init(_:systemimage:role:content:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content(), Label(titleKey, systemImage: systemImage))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content(), Label(title, systemImage: systemImage))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content(), Label(titleKey, image: image))
    }
}

/// Tabs that belong together. In a bar at the bottom, as here, they stand there one by one.
///
/// Source: developer.apple.com/documentation/swiftui/tabsection
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: TabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    private let content: Content

    public var _tabs: AnyView { content._tabs }
}

extension TabSection where Header == Text, Footer == EmptyView {
    public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Content.TabValue == SelectionValue {
        self.content = content()
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Content.TabValue == SelectionValue {
        self.content = content()
    }
}

extension TabSection where Footer == EmptyView {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Content.TabValue == SelectionValue {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Content.TabValue == SelectionValue {
        self.content = content()
    }
}
