/// A control to enter a line of text that is hidden from onlookers, in the style of text fields.
///
/// Source: developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View {
    private let label: Label
    private let prompt: Text?
    private let text: Binding<String>
    private var callbacks: FieldCallbacks?

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.prompt = prompt
        self.text = text
    }

    public var body: some View {
        TextField(label: label, prompt: prompt, source: .secret(text), callbacks: callbacks)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// Creates a field that tells when the return key is pressed.
    ///
    /// Source: developer.apple.com/documentation/swiftui/securefield/init(_:text:oncommit:)-3ujtb
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        callbacks = FieldCallbacks(onEditingChanged: { _ in }, onCommit: onCommit)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        callbacks = FieldCallbacks(onEditingChanged: { _ in }, onCommit: onCommit)
    }
}
