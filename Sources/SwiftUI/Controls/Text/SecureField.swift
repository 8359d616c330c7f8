/// A control to enter a line of text that is hidden from onlookers, in the style of text fields.
///
/// Source: developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View {
    private let label: Label
    private let prompt: Text?
    private let text: Binding<String>

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.prompt = prompt
        self.text = text
    }

    public var body: some View { TextField(label: label, prompt: prompt, source: .secret(text)) }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
