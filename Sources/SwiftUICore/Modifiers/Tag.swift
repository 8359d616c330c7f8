/// Modifier that gives a view its value in a container with a selection.
public struct _TagModifier: PrimitiveModifier {
    public typealias Body = Never
    package let tag: AnyHashable

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            if node.ownTraits.tag != view.modifier.tag { node.ownTraits.tag = view.modifier.tag }
        }
    }
}

extension View {
    /// Sets the selection value that stands for this view. A tag of type `V` also matches a selection of `V?`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }
}

extension LayoutTraits {
    /// Returns the selection value of the view: its tag, or else its element's id, where that is of the type.
    package func selectionValue<Value: Hashable>(_ type: Value.Type) -> Value? {
        (self.tag?.base as? Value) ?? (self.elementID?.base as? Value)
    }
}

extension EnvironmentValues {
    /// Whether an ancestor uses the ids of a `ForEach` as tags.
    @Entry package var readsElementIDs: Bool = false
}
