/// Search field in a page's bar.
struct SearchField {
    var text: Binding<String>
    var prompt: Text?
    var isPresented: Binding<Bool>?
    var submit: () -> Void = {}
    var tokens: SearchTokens?
    var activity: SearchActivity?
}

/// Tokens before the words of a search field.
struct SearchTokens {
    /// Labels of the tokens, in order.
    var labels: [AnyView]
    var remove: (Int) -> Void
    var add: (Any) -> Void
}

/// Position of a search field: always in the bar above the page.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// Whether the field hides while the page scrolls: it always stays.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// Rounded field with a magnifying glass, and a Cancel button while it has text.
struct SearchBar: View {
    @Environment(\.systemWords) private var words
    @FocusState private var isFocused: Bool
    let field: SearchField
    let parts: SearchParts

    private var isActive: Bool {
        isFocused || !field.text.wrappedValue.isEmpty || !(field.tokens?.labels.isEmpty ?? true)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 12) {
                box
                if isActive, !field.text.wrappedValue.isEmpty || field.tokens?.labels.isEmpty == false {
                    Button(words[.cancel]) { end() }.buttonStyle(.borderless)
                }
            }
            if let scopes = parts.scopes { scopes }
            if isActive, !parts.hidesSuggestions, let suggestions = parts.suggestions {
                VStack(alignment: .leading, spacing: 10) { suggestions }
                    .environment(\.search, field.activity)
                    .padding(.vertical, 4)
            }
        }
        .padding(.horizontal, 16).padding(.bottom, 8)
        .onAppear(perform: connect)
        .onChange(of: isActive, initial: true) { field.activity?.isActive = isActive }
        .onChange(of: isFocused) {
            if let focus = parts.focus, focus.wrappedValue != isFocused { focus.wrappedValue = isFocused }
            if isFocused { field.isPresented?.wrappedValue = true }
        }
        .onChange(of: parts.focus?.wrappedValue) { _, wanted in if let wanted { isFocused = wanted } }
        .onChange(of: field.isPresented?.wrappedValue) { _, wanted in
            if wanted == true { isFocused = true }
            if wanted == false, isActive { end() }
        }
    }

    private var box: some View {
        HStack(spacing: 6) {
            SearchGlass().stroke(style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
                .frame(width: 15, height: 15)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            if let tokens = field.tokens { tokenButtons(tokens) }
            TextField(words[.search], text: field.text, prompt: field.prompt)
                .submitLabel(.search)
                .onSubmit { field.submit() }
                .focused($isFocused)
                .textFieldStyle(.plain)
        }
        .padding(.horizontal, 10)
        .frame(height: 36)
        .background(Color.fieldFill, in: RoundedRectangle(cornerRadius: 10))
    }

    /// Tokens, each a button that removes it.
    private func tokenButtons(_ tokens: SearchTokens) -> some View {
        ForEach(tokens.labels.indices, id: \.self) { index in
            Button {
                tokens.remove(index)
            } label: {
                tokens.labels[index].font(.footnote).padding(.horizontal, 6).padding(.vertical, 3)
                    .background(Color.accentColor.opacity(0.2), in: Capsule())
            }
            .buttonStyle(.plain)
        }
    }

    private func connect() {
        guard let activity = field.activity else { return }
        let (field, focus) = (field, $isFocused)
        activity.dismiss = { end() }
        activity.complete = { words in
            field.text.wrappedValue = words
            field.submit()
        }
        activity.add = { token in
            field.tokens?.add(token)
            field.text.wrappedValue = ""
        }
        if field.isPresented?.wrappedValue == true { focus.wrappedValue = true }
    }

    private func end() {
        field.text.wrappedValue = ""
        field.tokens.map { tokens in tokens.labels.indices.reversed().forEach(tokens.remove) }
        field.isPresented?.wrappedValue = false
        isFocused = false
    }
}

private struct SearchGlass: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path(
            ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: rect.width * 0.72, height: rect.height * 0.72))
        path.addLines([
            CGPoint(x: rect.minX + rect.width * 0.64, y: rect.minY + rect.height * 0.64),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ])
        return path
    }
}

extension View {
    func searching(_ field: SearchField) -> some View { modifier(SearchableModifier(field: field)) }

    /// Adds a search field to the bar of the enclosing page.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)-18a8f
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searching(SearchField(text: text, prompt: prompt))
    }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searching(SearchField(text: text, prompt: Text(prompt)))
    }

    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searching(SearchField(text: text, prompt: Text(prompt)))
    }

    /// Adds a search field that is always shown; `isPresented` is whether the person searches: setting it moves the focus.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searching(SearchField(text: text, prompt: prompt, isPresented: isPresented))
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searching(SearchField(text: text, prompt: Text(prompt), isPresented: isPresented))
    }

    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searching(SearchField(text: text, prompt: Text(prompt), isPresented: isPresented))
    }
}
