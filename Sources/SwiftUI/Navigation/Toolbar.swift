/// What stands in the bars around a page.
///
/// Source: developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// What stands in a bar that people may arrange: here it is as the app arranges it.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// Toolbar content that the engine knows without a body.
@MainActor protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
    /// Content of an author's own is evaluated with the view that it stands on.
    var allEntries: [ToolbarEntry] {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.entries }
        return body.allEntries
    }
}

struct ToolbarEntry {
    enum Place { case leading, principal, trailing, bottom }
    var placement: ToolbarItemPlacement
    var view: AnyView
}

/// Where an item of a toolbar stands.
///
/// Source: developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Equatable, Sendable {
    let place: ToolbarEntry.Place
    var isProminent = false
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    public static let principal = ToolbarItemPlacement(place: .principal)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    public static let status = ToolbarItemPlacement(place: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// In the bar below the page: whether a keyboard is on screen is not known here.
    public static let keyboard = ToolbarItemPlacement(place: .bottom)
    public static let title = ToolbarItemPlacement(place: .principal)
}

/// One item of a toolbar.
///
/// Source: developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items in one place.
///
/// Source: developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Makes the items of a toolbar of the statements in a closure.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContents {
        var entries: [ToolbarEntry] = []
        repeat entries += (each content).allEntries
        return _ToolbarContents(entries: entries)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContents {
        _ToolbarContents(entries: content?.allEntries ?? [])
    }
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        _ToolbarContents(entries: first.allEntries)
    }
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        _ToolbarContents(entries: second.allEntries)
    }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContents {
        _ToolbarContents(entries: content.allEntries)
    }
}

/// Several toolbar contents one after another.
public struct _ToolbarContents: PrimitiveToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    let entries: [ToolbarEntry]
}

/// The items of one place, in a row.
struct ToolbarItems: View {
    let items: [ToolbarEntry]

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            let isProminent = items[index].placement.isProminent
            items[index].view.fontWeight(isProminent ? .semibold : nil)
        }
    }
}

extension View {
    /// Puts items into the bars of the page around. Without a `NavigationStack` around there are none.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = content().allEntries
        return telling(\.pageBar) { $0.items += entries }
    }

    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
        return telling(\.pageBar) { $0.items.append(entry) }
    }

    /// The same: people cannot arrange the items here.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Items at the ends of the bar: the older form.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    public func navigationBarItems<L: View>(leading: L) -> some View {
        let entry = ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))
        return telling(\.pageBar) { $0.items.append(entry) }
    }

    public func navigationBarItems<T: View>(trailing: T) -> some View {
        let entry = ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))
        return telling(\.pageBar) { $0.items.append(entry) }
    }

    /// Choices that a tap on the title shows.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return telling(\.pageBar) { $0.titleMenu = menu }
    }
}
