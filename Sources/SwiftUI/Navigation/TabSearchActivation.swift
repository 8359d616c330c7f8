/// When the search of a search tab begins. Source: developer.apple.com/documentation/swiftui/tabsearchactivation
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = TabSearchActivation(name: "automatic")
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    @available(*, deprecated, message: "tabViewSearchActivation has no effect in Parley: search begins in its field.")
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

    @available(*, deprecated, message: "listSectionMargins has no effect in Parley: sections have the style's margins.")
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}
