/// The field of a page's bar in which a person seeks.
struct SearchField {
    var text: Binding<String>
    var prompt: Text?
    var isPresented: Binding<Bool>?
    var submit: () -> Void = {}
}

/// Where a search field stands: always in the bar above the page.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// Whether the field goes away while the page scrolls: it stays.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// A rounded field with a sign before it, and Cancel behind it while something is sought.
struct SearchBar: View {
    @FocusState private var isFocused: Bool
    let field: SearchField

    var body: some View {
        HStack(spacing: 12) {
            HStack(spacing: 6) {
                Glass().stroke(style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
                    .frame(width: 15, height: 15)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                TextField("Search", text: field.text, prompt: field.prompt)
                    .submitLabel(.search)
                    .onSubmit { field.submit() }
                    .focused($isFocused)
                    .textFieldStyle(.plain)
            }
            .padding(.horizontal, 10)
            .frame(height: 36)
            .background(Color.fieldFill, in: RoundedRectangle(cornerRadius: 10))
            if !field.text.wrappedValue.isEmpty {
                Button("Cancel") {
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
            _TellingModifier(listener: \.pageBar, key: nil) { (page: inout PageBar, environment) in
                var field = field
                field.submit = { environment.fieldInput.submit(.search) }
                page.search = field
            })
    }

    /// Puts a search field into the bar of the page around.
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

    /// The field is always there; `isPresented` becomes false when the person cancels.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searching(SearchField(text: text, prompt: prompt, isPresented: isPresented))
    }
}
