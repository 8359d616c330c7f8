/// Names a view for the container that lets a person choose among several.
public struct _TagModifier: PrimitiveModifier {
    public typealias Body = Never
    let tag: AnyHashable

    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            if node.ownTraits.tag != view.modifier.tag { node.ownTraits.tag = view.modifier.tag }
        }
    }
}

extension View {
    /// Says which value of a selection stands for this view. A tag of type `V` is also found by a selection of `V?`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }
}

extension LayoutTraits {
    /// The value of a selection that stands for the view: its tag, or its element's id where that is of the right type.
    func selectionValue<Value: Hashable>(_ type: Value.Type) -> Value? {
        (self.tag?.base as? Value) ?? (self.elementID?.base as? Value)
    }
}

private struct ReadsElementIDsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// True inside of a container that takes the ids of a `ForEach` for tags.
    var readsElementIDs: Bool {
        get { self[ReadsElementIDsKey.self] }
        set { self[ReadsElementIDsKey.self] = newValue }
    }
}
