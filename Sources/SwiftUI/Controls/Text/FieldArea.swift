@_spi(Engine) import SwiftUICore

/// The text box of a field, without its border.
struct FieldArea: PrimitiveView {
    typealias Body = Never
    enum Kind { case line, secret, growing, editor }
    let title: String
    let prompt: String?
    let text: Binding<String>
    /// The text with its looks, of an editor that shows them.
    var styled: AttributedString?
    var selection: SelectionBinding?
    let kind: Kind

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: TextFieldNode(context.graph), tracks: true) { node, view, environment in
            (node.binding, node.selection) = (view.text, view.selection)
            node.set(
                view, text: view.text.wrappedValue, isFocused: environment.fieldInput.focus?.wrappedValue, environment)
        }
    }
}
