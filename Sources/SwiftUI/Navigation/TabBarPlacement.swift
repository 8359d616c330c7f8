public import SwiftUICore

/// Place of the tabs of a tab view. Source: developer.apple.com/documentation/swiftui/tabbarplacement
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let topBar = TabBarPlacement(name: "topBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    public static let ornament = TabBarPlacement(name: "ornament")
}

extension EnvironmentValues {
    /// Place of the tabs around this view: at the bottom, as every bar of tabs is here.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/tabbarplacement
    public var tabBarPlacement: TabBarPlacement? { .bottomBar }
}

extension TabContent {
    /// Source: developer.apple.com/documentation/swiftui/tabcontent/swipeactions(edge:allowsfullswipe:content:)
    @available(*, deprecated, message: "swipeActions of a tab has no effect in Parley: a tab view has no sidebar.")
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some TabContent<TabValue> { self }

    /// Source: developer.apple.com/documentation/swiftui/tabcontent/dropdestination(for:action:)
    @available(*, deprecated, message: "dropDestination of a tab has no effect in Parley: drop into its content.")
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> { self }

    /// Source: developer.apple.com/documentation/swiftui/tabcontent/contextmenu(menuitems:)
    @available(*, deprecated, message: "contextMenu of a tab has no effect in Parley: a tab view has no sidebar.")
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TabContent<TabValue> { self }
}
