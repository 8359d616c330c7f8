/// A placeholder for the view that an animator or a transition is applied to, passed to their closures.
///
/// Source: developer.apple.com/documentation/swiftui/placeholdercontentview
public struct PlaceholderContentView<Value>: PrimitiveView {
    public typealias Body = Never
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ForwardingElement(self, context) { $0.content }
    }
}

extension PlaceholderContentView: AccessibleTextProvider {
    package var spoken: String? { accessibilityText(of: content) }
}
