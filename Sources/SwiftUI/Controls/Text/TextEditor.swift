/// A control to edit multiline text, which takes the whole proposed size.
///
/// Source: developer.apple.com/documentation/swiftui/texteditor
public struct TextEditor: View {
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.textFormatting) private var formatting
    private let text: Binding<String>
    private let styled: Binding<AttributedString>?
    private let selection: SelectionBinding?

    public init(text: Binding<String>) { self.init(text, nil) }

    init(_ text: Binding<String>, _ selection: SelectionBinding?, styled: Binding<AttributedString>? = nil) {
        self.text = text
        self.styled = styled
        self.selection = selection
    }

    public var body: some View {
        FieldArea(title: "", prompt: nil, text: checked, styled: shown, selection: selection, kind: .editor)
            .padding(.horizontal, 5).padding(.vertical, 8)
            .background(background == .hidden ? Color.clear : Color.systemBackground)
    }

    /// The text as its definition allows it.
    private var shown: AttributedString? {
        guard let formatting, var string = styled?.wrappedValue else { return styled?.wrappedValue }
        formatting.constrain(&string)
        return string
    }

    /// Has what is typed keep to the definition.
    private var checked: Binding<String> {
        guard let formatting, let styled else { return text }
        return Binding(
            get: { text.wrappedValue },
            set: { typed in
                text.wrappedValue = typed
                var string = styled.wrappedValue
                formatting.constrain(&string)
                if string != styled.wrappedValue { styled.wrappedValue = string }
            })
    }
}

extension EnvironmentValues {
    @Entry var scrollContentBackground: Visibility = .automatic
}

extension View {
    /// Sets whether text editors, lists and forms in this view draw their background.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
