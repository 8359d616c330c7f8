@_spi(Engine) import SwiftUICore

/// The text box of a field, without its border.
struct FieldArea: PrimitiveView {
    typealias Body = Never
    enum Kind { case line, secret, growing, editor }
    let title: String
    let prompt: String?
    let text: Binding<String>
    let kind: Kind

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { FieldElement(self, context) }
}

/// The element of a text box. Tracks reads of the text's binding as a body does, so that a change of the text updates
/// only the field.
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
        node.set(view, text: text, isFocused: isFocused, environment)
    }
}
