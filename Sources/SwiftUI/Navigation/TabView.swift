import RenderTree

/// Views of which one is shown, with a tab bar; or pages to swipe through.
///
/// Source: developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    @Environment(\.tabLook) private var look
    @Environment(\.tabAccessory) private var accessory
    @State private var own: Int?
    @State private var bar: AncestorChannel<TabBarLooks>
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        _own = State(wrappedValue: nil)
        _bar = State(wrappedValue: AncestorChannel(TabBarLooks()))
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        let tabs = Tabs(content: content, accessory: accessory, choice: choice, look: look, bar: bar)
        tabs.environment(\.tabBar, bar)
    }

    /// Connection to the selection: finds the shown tab by the tags, and sets the selection when another is chosen.
    private var choice: TabChoice {
        guard let selection else {
            let index = own ?? 0
            return TabChoice(index: { _ in index }, choose: { index, _ in own = index })
        }
        let value = selection.wrappedValue
        return TabChoice(
            index: { tags in tags.firstIndex { ($0?.base as? SelectionValue) == value } ?? 0 },
            choose: { _, tag in if let value = tag?.base as? SelectionValue { selection.wrappedValue = value } })
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// Connection between the tabs and the selection.
@MainActor struct TabChoice {
    let index: ([AnyHashable?]) -> Int
    let choose: (Int, AnyHashable?) -> Void
}

/// Style of a tab view.
///
/// Source: developer.apple.com/documentation/swiftui/tabviewstyle
public protocol TabViewStyle {
    var _look: _TabLook { get }
}
public enum _TabLook: Hashable, Sendable { case bar, pages, pagesWithDots }

/// Style with a tab bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    public var _look: _TabLook { .bar }
    public init() {}
}
/// Style with pages to swipe through, with a dot for each by default.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether page dots are shown.
    public struct IndexDisplayMode: Sendable {
        let isShown: Bool
        public static let automatic = IndexDisplayMode(isShown: true)
        public static let always = IndexDisplayMode(isShown: true)
        public static let never = IndexDisplayMode(isShown: false)
    }
    private let mode: IndexDisplayMode
    public var _look: _TabLook { mode.isShown ? .pagesWithDots : .pages }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension EnvironmentValues {
    @Entry var tabLook: _TabLook = .bar
}

extension View {
    /// Sets the style of tab views in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabLook, style._look) }

    /// Sets this view's label in the bar of the enclosing tab view: a label, or a picture and a text.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tabitem(_:)
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(_TabItemModifier(label: VStack(spacing: 2) { label() }))
    }
}
