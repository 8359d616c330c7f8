/// The key of a value that a view passes to the custom layout that contains it.
///
/// Source: developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// The layout values of one view, by the types of their keys.
struct LayoutValues {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        get { values.value(of: ObjectIdentifier(key)) ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func merged(over inner: LayoutValues) -> LayoutValues {
        guard !values.isEmpty else { return inner }
        guard !inner.values.isEmpty else { return self }
        var merged = self
        merged.values.merge(inner.values) { mine, _ in mine }
        return merged
    }
}

extension LayoutNode {
    /// Changes a layout value, and invalidates the container's layout if the new value differs.
    func setLayoutValue<K: LayoutValueKey>(_ key: K.Type, _ change: (inout K.Value) -> Void) {
        let old = traits.values[key]
        var new = old
        change(&new)
        guard !isEqual(old, new) else { return }
        ownTraits.values[key] = new
        var container = parent
        while let wrapper = container as? WrapperNode {
            wrapper.markDirty()
            container = wrapper.parent
        }
        container?.sizeChanged()
    }
}

public struct _LayoutValueModifier<K: LayoutValueKey>: PrimitiveModifier {
    public typealias Body = Never
    let change: (inout K.Value) -> Void

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            node.setLayoutValue(K.self, view.modifier.change)
        }
    }
}

extension View {
    /// Sets a value for the custom layout that contains this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K> { $0 = value })
    }
}
