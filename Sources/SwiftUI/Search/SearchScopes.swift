/// When the scopes of a search are shown. They always are here.
///
/// Source: developer.apple.com/documentation/swiftui/searchscopeactivation
public struct SearchScopeActivation: Sendable {
    public static let automatic = SearchScopeActivation()
    public static let onTextEntry = SearchScopeActivation()
    public static let onSearchPresentation = SearchScopeActivation()
}

/// A place at which suggestions of a search are shown.
///
/// Source: developer.apple.com/documentation/swiftui/searchsuggestionsplacement
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
    private let name: String
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")
}

/// Whether a bar changes while a person searches. It never does here.
///
/// Source: developer.apple.com/documentation/swiftui/searchpresentationtoolbarbehavior
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Whether a search field shrinks to a button. It never does here.
///
/// Source: developer.apple.com/documentation/swiftui/searchtoolbarbehavior
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// Whether a field offers dictation. The browser decides here.
///
/// Source: developer.apple.com/documentation/swiftui/textinputdictationbehavior
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}

/// When dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String
    public static let onLook = TextInputDictationActivation(name: "onLook")
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

extension EnvironmentValues {
    /// The place at which the suggestions around this view are shown: below the field.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/searchsuggestionsplacement
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

extension View {
    /// Lets the person choose among scopes below the enclosing page's search field.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let picker = AnyView(
            Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented).labelsHidden())
        return publishing(\.pageBar) { $0.searchParts.scopes = picker }
    }

    /// Lets the person choose among scopes. They are shown at all times.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchscopes(_:activation:_:)
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }

    /// Shows suggestions below the enclosing page's search field while that has the focus or words in it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return publishing(\.pageBar) { $0.searchParts.suggestions = view }
    }

    /// Shows or hides suggestions in some places. They are only ever shown below the field.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchsuggestions(_:for:)
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        publishing(\.pageBar, key: [AnyHashable(visibility), AnyHashable(placements.rawValue)]) {
            if placements.contains(.menu) { $0.searchParts.hidesSuggestions = visibility == .hidden }
        }
    }

    /// Makes this suggestion a button that puts words into the search field and submits it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchcompletion(_:)-2uaf3
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(complete: { $0.complete(completion) }))
    }

    /// Makes this suggestion a button that adds a token to the search field, and clears its words.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchcompletion(_:)-3nbhz
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletion(complete: { $0.addToken(token) }))
    }

    /// Binds whether the enclosing page's search field has the focus.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchfocused(_:)
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        let focus = binding.binding
        return publishing(\.pageBar) { $0.searchParts.focus = focus }
    }

    @available(
        *, deprecated,
        message: "searchPresentationToolbarBehavior has no effect in Parley: a bar stays while a person searches."
    )
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

    @available(*, deprecated, message: "searchToolbarBehavior has no effect in Parley: a search field keeps its size.")
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    @available(
        *, deprecated, message: "searchDictationBehavior has no effect in Parley: the browser offers dictation or not."
    )
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
}

/// Button around a suggestion.
private struct SearchCompletion: ViewModifier {
    @Environment(\.search) private var search
    let complete: (SearchActivity) -> Void

    func body(content: Content) -> some View {
        Button {
            if let search { complete(search) }
        } label: {
            content.frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
    }
}
