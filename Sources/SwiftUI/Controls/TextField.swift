import RenderTree

/// One line of text that a person edits.
///
/// Source: developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View {
    @Environment(\.textFieldLook) private var look
    @Environment(\.colorScheme) private var colorScheme
    private let title: Text
    private let prompt: Text?
    private let text: Binding<String>

    public var body: some View {
        let field = FieldArea(title: title.plain, prompt: prompt?.plain, text: text)
        switch look {
        case .plain: field
        case .roundedBorder:
            field
                .padding(.horizontal, 12)
                .frame(minHeight: 44)
                .background(
                    colorScheme == .dark ? Color(white: 0.11) : Color.white, in: RoundedRectangle(cornerRadius: 11)
                )
                .overlay { RoundedRectangle(cornerRadius: 11).strokeBorder(Color.separator) }
        }
    }
}

extension TextField where Label == Text {
    /// `text` is written with every change. `prompt` stands in the empty field; without it the title does.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(title: Text(titleKey), prompt: prompt, text: text)
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(title: Text(title), prompt: prompt, text: text)
    }
}

/// How a text field looks.
///
/// Source: developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {
    static var _look: _TextFieldLook { get }
}
public enum _TextFieldLook: Sendable { case plain, roundedBorder }
public struct DefaultTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .plain }
    public init() {}
}
public struct PlainTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .plain }
    public init() {}
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public static var _look: _TextFieldLook { .roundedBorder }
    public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

/// The text box itself.
private struct FieldArea: PrimitiveView {
    typealias Body = Never
    let title: String
    let prompt: String?
    let text: Binding<String>

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { FieldElement(self, context) }
}

/// Reads the binding as a body would: a change of the text reaches the field without its surroundings.
private final class FieldElement: ViewElement<FieldArea> {
    private lazy var node = TextFieldNode(graph)

    override func mount() {
        evaluate()
        setNodes([node])
    }

    override func update(from old: FieldArea) { evaluate() }
    override func didUnmount() { node.remove() }

    override func evaluate() {
        let (text, isFocused) = tracking { (view.text.wrappedValue, environment.fieldInput.focus?.wrappedValue) }
        node.binding = view.text
        node.set(view.title, prompt: view.prompt, text: text, isFocused: isFocused, environment)
    }
}
