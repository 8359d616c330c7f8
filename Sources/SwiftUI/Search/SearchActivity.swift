/// The parts that other modifiers add to the search field of a page.
struct SearchParts {
    var scopes: AnyView?
    var suggestions: AnyView?
    var hidesSuggestions = false
    var focus: Binding<Bool>?
}

/// Whether a person searches, and what they can do: the same object for as long as the searchable view is shown.
@MainActor final class SearchActivity: Equatable {
    private let active = StateStorage(false)
    /// Replaces the words and submits them.
    var complete: (String) -> Void = { _ in }
    var add: (Any) -> Void = { _ in }
    /// Ends the search: clears the field and takes the focus from it.
    var dismiss: () -> Void = {}

    nonisolated init() {}
    nonisolated static func == (left: SearchActivity, right: SearchActivity) -> Bool { left === right }

    var isActive: Bool {
        get { active.value }
        set { if active.value != newValue { active.value = newValue } }
    }

    func addToken<T>(_ token: T) { add(token) }
}

/// Ends the search around a view.
///
/// Source: developer.apple.com/documentation/swiftui/dismisssearchaction
@MainActor @preconcurrency public struct DismissSearchAction {
    let search: SearchActivity?

    public func callAsFunction() { search?.dismiss() }
}

extension EnvironmentValues {
    @Entry var search: SearchActivity? = nil

    /// Whether a person is searching in the `searchable` view around this one: the field has the focus or words.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/issearching
    public var isSearching: Bool { isSearchActive }
    @Entry var isSearchActive: Bool = false

    /// Action that ends the search around this view: it clears the field and takes the focus from it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch
    @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}

/// Publishes a search field to the page, and tells the content whether it is in use.
struct SearchableModifier: ViewModifier {
    @State private var search: SearchActivity
    let field: SearchField

    init(field: SearchField) {
        _search = State(wrappedValue: SearchActivity())
        self.field = field
    }

    func body(content: Content) -> some View {
        let isActive = search.isActive
        content
            .environment(\.isSearchActive, isActive)
            .environment(\.search, search)
            .modifier(
                _PublishModifier(listener: \.pageBar, key: nil) { (page: inout PageBar, environment) in
                    var field = field
                    field.activity = search
                    field.submit = { environment.fieldInput.submit(.search) }
                    page.search = field
                })
    }
}
