/// Search field in a page's bar.
struct SearchField {
    var text: Binding<String>
    var prompt: Text?
    var isPresented: Binding<Bool>?
    var submit: () -> Void = {}
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

    var body: some View {
        HStack(spacing: 12) {
            HStack(spacing: 6) {
                Glass().stroke(style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
                    .frame(width: 15, height: 15)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                TextField(words[.search], text: field.text, prompt: field.prompt)
                    .submitLabel(.search)
                    .onSubmit { field.submit() }
                    .focused($isFocused)
                    .textFieldStyle(.plain)
            }
            .padding(.horizontal, 10)
            .frame(height: 36)
            .background(Color.fieldFill, in: RoundedRectangle(cornerRadius: 10))
            if !field.text.wrappedValue.isEmpty {
                Button(words[.cancel]) {
                    field.text.wrappedValue = ""
                    field.isPresented?.wrappedValue = false
                    isFocused = false
                }
                .buttonStyle(.borderless)
            }
        }
        .padding(.horizontal, 16).padding(.bottom, 8)
    }
}

private struct Glass: Shape {
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
    private func searching(_ field: SearchField) -> some View {
        modifier(
            _PublishModifier(listener: \.pageBar, key: nil) { (page: inout PageBar, environment) in
                var field = field
                field.submit = { environment.fieldInput.submit(.search) }
                page.search = field
            })
    }

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

    /// Adds a search field that is always shown; `isPresented` becomes false when the person cancels.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searching(SearchField(text: text, prompt: prompt, isPresented: isPresented))
    }
}
