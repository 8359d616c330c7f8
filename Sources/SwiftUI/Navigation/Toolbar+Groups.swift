/// Kind of bar that a toolbar is arranged for. Without effect here: bars are arranged as on a phone.
///
/// Source: developer.apple.com/documentation/swiftui/toolbarrole
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

/// Items that the system puts into a bar by itself.
///
/// Source: developer.apple.com/documentation/swiftui/toolbardefaultitemkind
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    fileprivate let name: String
    /// The button that shows and hides the sidebar of a split view, which there is none of here.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title in the bar.
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// An item that the system puts into a bar by itself, at a place of the author's.
///
/// Source: developer.apple.com/documentation/swiftui/defaulttoolbaritem
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    var entries: [ToolbarEntry] { [] }

    @available(
        *, deprecated, message: "DefaultToolbarItem has no effect in Parley: title and search field keep their places."
    )
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// Space between items of a bar.
///
/// Source: developer.apple.com/documentation/swiftui/toolbarspacer
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let isFlexible: Bool

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
        isFlexible = sizing == .flexible
    }

    var entries: [ToolbarEntry] {
        let view = isFlexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1))
        return [ToolbarEntry(placement: placement, view: view)]
    }
}

/// Whether a spacer takes what room there is.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool
    public static let flexible = SpacerSizing(isFlexible: true)
    public static let fixed = SpacerSizing(isFlexible: false)
}

extension ToolbarItemGroup {
    /// Creates items that a narrow bar collapses into a menu with this label.
    ///
    /// Partly: the items are never collapsed, and the label is not shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/toolbaritemgroup/init(placement:content:label:)
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}

/// The items of a group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    public var body: some View { content }
}

extension ToolbarContent {
    @available(*, deprecated, message: "sharedBackgroundVisibility has no effect in Parley: items have no background.")
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

    @available(
        *, deprecated, message: "hidden(_:) of toolbar content has no effect in Parley: leave the item out by an if."
    )
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
}

extension View {
    @available(*, deprecated, message: "toolbarRole has no effect in Parley: bars are arranged as on a phone.")
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Removes an item that the system adds to the bar: the title. There is no sidebar button here to remove.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/toolbar(removing:)
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        publishing(\.pageBar, key: defaultItemKind) { if defaultItemKind == .title { $0.title = nil } }
    }

    /// Shows or hides the page title's menu items: the older form of `navigationTitle` with actions.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/navigationtitle(_:actions:)
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:).")
    public func navigationTitle<V: View>(_ title: Text, @ViewBuilder actions: () -> V) -> some View {
        navigationTitle(title).toolbarTitleMenu(content: actions)
    }

    @available(*, deprecated, message: "navigationDocument has no effect in Parley: a bar has no document to share.")
    public func navigationDocument(_ url: URL) -> some View { self }

    @available(*, deprecated, message: "statusBarHidden has no effect in Parley: a message app has no status bar.")
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    @available(*, deprecated, message: "statusBar(hidden:) has no effect in Parley: a message app has no status bar.")
    public func statusBar(hidden: Bool) -> some View { self }

    @available(
        *, deprecated, message: "persistentSystemOverlays has no effect in Parley: nothing of the system lies above."
    )
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    @available(*, deprecated, message: "defersSystemGestures has no effect in Parley: a browser has no such gestures.")
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
