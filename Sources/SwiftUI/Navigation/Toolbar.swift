/// Content of the bars of a page.
///
/// Source: developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Toolbar content that people may customise on Apple's systems; here it stays as the app arranges it.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// Toolbar content that the engine handles without a body.
@MainActor @preconcurrency protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
    /// Items of any content; an author's own body is evaluated as part of the view that it is attached to.
    var allEntries: [ToolbarEntry] {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.entries }
        return body.allEntries
    }
}

struct ToolbarEntry {
    enum Place { case leading, principal, trailing, bottom, keyboard, titleMenu }
    var placement: ToolbarItemPlacement
    var view: AnyView
}

/// Position of a toolbar item.
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
    /// At the bottom while a text field of the scene has the focus: whether a keyboard is on screen is not known here.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    public static let title = ToolbarItemPlacement(place: .principal)
    /// In the middle of the bar: a large title below it is the page's own.
    public static let largeTitle = ToolbarItemPlacement(place: .principal)
    /// In the middle of the bar.
    public static let subtitle = ToolbarItemPlacement(place: .principal)
    /// In the middle of the bar.
    public static let largeSubtitle = ToolbarItemPlacement(place: .principal)
    /// Place of the menu that a tap on the title opens.
    static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
}

/// Item of a toolbar.
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
    /// `id` and `showsByDefault` are ignored: people cannot customise a bar here.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several toolbar items at one position.
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

/// Result builder that makes toolbar content of the statements in a closure.
@MainActor @preconcurrency @resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContents {
        var entries: [ToolbarEntry] = []
        repeat entries += (each content).allEntries
        return _ToolbarContents(entries: entries)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
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

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    var entries: [ToolbarEntry] { map(\.allEntries) ?? [] }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Sequence of toolbar contents.
public struct _ToolbarContents: PrimitiveToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    let entries: [ToolbarEntry]
}

/// Items of one position, in a row.
struct ToolbarItems: View {
    let items: [ToolbarEntry]

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            let isProminent = items[index].placement.isProminent
            items[index].view.fontWeight(isProminent ? .semibold : nil)
        }
        .labelStyle(ToolbarLabelStyle())
    }
}

/// Draws the icon of a label alone, as large as bars have it; the title is what assistive technology reads.
private struct ToolbarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(.iconOnly).imageScale(.large)
    }
}

extension View {
    /// Adds items to the bars of the enclosing page. Without a `NavigationStack` there are no bars, and nothing is
    /// shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj
    ///
    /// Disfavored: the compiler sees at once that an item is no view, but not that a view is no item.
    @_disfavoredOverload public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let entries = content().allEntries
        return publishing(\.pageBar) { $0.items += entries }
    }

    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
        return publishing(\.pageBar) { $0.items.append(entry) }
    }

    /// Adds items to the bars of the enclosing page; people cannot customise them here.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Adds items at the ends of the bar: the older form.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    public func navigationBarItems<L: View>(leading: L) -> some View {
        let entry = ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))
        return publishing(\.pageBar) { $0.items.append(entry) }
    }

    public func navigationBarItems<T: View>(trailing: T) -> some View {
        let entry = ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))
        return publishing(\.pageBar) { $0.items.append(entry) }
    }

    /// Adds a menu that a tap on the title opens.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return publishing(\.pageBar) { $0.titleMenu = menu }
    }
}
