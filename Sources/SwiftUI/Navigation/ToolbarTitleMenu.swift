/// Menu that a tap on the title of a page opens, as an item of its toolbar.
///
/// Partly: the menu of the page's document and its actions is not added by itself.
///
/// Source: developer.apple.com/documentation/swiftui/toolbartitlemenu
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init() where Content == EmptyView { content = EmptyView() }

    var entries: [ToolbarEntry] {
        guard Content.self != EmptyView.self else { return [] }
        return [ToolbarEntry(placement: .titleMenu, view: AnyView(content))]
    }
}
