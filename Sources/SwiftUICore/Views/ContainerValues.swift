/// A key for a value that a view has for the container around it.
///
/// Source: developer.apple.com/documentation/swiftui/containervaluekey
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// Values that a view has for the container around it, such as one that takes its `Subview`s.
///
/// Source: developer.apple.com/documentation/swiftui/containervalues
public struct ContainerValues: @unchecked Sendable {  // values are read on the main actor
    private var values: [ObjectIdentifier: Any] = [:]
    private var viewTag: AnyHashable?

    init(tag: AnyHashable? = nil) { viewTag = tag }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values.value(of: ObjectIdentifier(key)) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public subscript<Value>(entry: _Entry<Value>) -> Value {
        get { values.value(of: ObjectIdentifier(entry)) ?? entry.value }
        set { values[ObjectIdentifier(entry)] = newValue }
    }

    /// Returns the `.tag` of the view, where it is of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { viewTag?.base as? V }

    /// Returns whether the view has that `.tag`.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    func with(tag: AnyHashable?) -> ContainerValues {
        var copy = self
        copy.viewTag = tag
        return copy
    }

    func merged(over inner: ContainerValues?) -> ContainerValues {
        guard let inner else { return self }
        var merged = self
        merged.values.merge(inner.values) { mine, _ in mine }
        return merged
    }
}

/// Modifier that sets a container value.
public struct _ContainerValueModifier: PrimitiveModifier {
    public typealias Body = Never
    let change: (inout ContainerValues) -> Void

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        TraitElement(ModifiedContent(content: content, modifier: self), context) { node, view in
            var values = node.ownTraits.container ?? ContainerValues()
            view.modifier.change(&values)
            node.ownTraits.container = values
        }
    }
}

extension View {
    /// Sets a value for the container around this view. In a section it counts for the section.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/containervalue(_:_:)
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
