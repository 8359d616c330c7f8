/// A control to edit text: one line, or several if its axis is vertical.
///
/// Source: developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View {
    @Environment(\.textFieldStyle) private var style
    private let label: Label
    private let prompt: Text?
    private let source: FieldSource
    private let axis: Axis
    private let callbacks: FieldCallbacks?

    init(
        label: Label, prompt: Text?, source: FieldSource, axis: Axis = .horizontal, callbacks: FieldCallbacks? = nil
    ) {
        self.label = label
        self.prompt = prompt
        self.source = source
        self.axis = axis
        self.callbacks = callbacks
    }

    public var body: some View {
        style.body(
            TextField<_TextFieldStyleLabel>(
                label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, source: source, axis: axis,
                callbacks: callbacks))
    }

    /// The text box alone, which the system's styles show.
    @ViewBuilder var field: some View {
        if let callbacks {
            box.transformEnvironment(\.fieldInput, transform: callbacks.add)
        } else {
            box
        }
    }

    @ViewBuilder private var box: some View {
        let title = accessibilityText(of: label) ?? ""
        switch source {
        case .text(let text, let selection):
            let kind: FieldArea.Kind = axis == .vertical ? .growing : .line
            FieldArea(title: title, prompt: prompt?.plain, text: text, selection: selection, kind: kind)
        case .secret(let text): FieldArea(title: title, prompt: prompt?.plain, text: text, kind: .secret)
        case .value(let value): ValueField(title: title, prompt: prompt?.plain, value: value)
        }
    }
}

/// The text or value that a field edits.
enum FieldSource {
    case text(Binding<String>, SelectionBinding? = nil)
    /// A text that is hidden from onlookers.
    case secret(Binding<String>)
    case value(FieldValue)
}

extension TextField where Label == Text {
    /// Creates a field that sets `text` with every change. `prompt` is the placeholder; without it the title is.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt, source: .text(text))
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt, source: .text(text))
    }

    /// Creates a field. Along a vertical axis it grows with its text, up to the number of lines of `lineLimit`, and the
    /// return key starts a new line.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, source: .text(text), axis: axis)
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(label: Text(title), prompt: prompt, source: .text(text), axis: axis)
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: .text(text))
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: .text(text), axis: axis)
    }
}
