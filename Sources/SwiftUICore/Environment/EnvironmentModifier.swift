public import Combine
public import Observation

/// A modifier that changes the environment of its content.
public struct _EnvironmentModifier: PrimitiveModifier {
    public typealias Body = Never
    let change: EnvironmentChange

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        EnvironmentElement(ModifiedContent(content: content, modifier: self), context)
    }
}

@MainActor class EnvironmentChange: ViewEquatable {
    func apply(to values: inout EnvironmentValues) {}
    func isSame(as other: EnvironmentChange) -> Bool { false }
}

private final class KeyPathChange<Value>: EnvironmentChange {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    override func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

    override func isSame(as other: EnvironmentChange) -> Bool {
        guard let other = other as? KeyPathChange<Value> else { return false }
        return keyPath == other.keyPath && isKnownEqual(value, other.value)
    }
}

private final class ObjectChange<Object: AnyObject>: EnvironmentChange {
    let object: Object?
    init(_ object: Object?) { self.object = object }

    override func apply(to values: inout EnvironmentValues) { values.setObject(object, for: Object.self) }

    override func isSame(as other: EnvironmentChange) -> Bool {
        (other as? ObjectChange<Object>).map { $0.object === object } ?? false
    }
}

private final class FunctionChange: EnvironmentChange {
    let change: (inout EnvironmentValues) -> Void
    init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    override func apply(to values: inout EnvironmentValues) { change(&values) }
}

final class EnvironmentElement<Content: View>: ViewElement<ModifiedContent<Content, _EnvironmentModifier>> {
    private var child: ViewElement<Content>?
    /// Environment of the content. Recomputed only if the change or its base differs: a new stamp re-evaluates every
    /// descendant that reads the environment.
    private var changed = EnvironmentValues()
    private weak var changedFrom: EnvironmentValues.Stamp?

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        apply()
        child = makeChild(view.content, environment: changed)
        adoptNodes(of: child)
    }

    override func update(from old: View) {
        if changedFrom !== environment.stamp || !view.modifier.change.isSame(as: old.modifier.change) { apply() }
        child?.update(view.content, environment: changed)
        adoptNodes(of: child)
    }

    private func apply() {
        changed = environment
        view.modifier.change.apply(to: &changed)
        changedFrom = environment.stamp
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

extension View {
    func changingEnvironment(_ change: EnvironmentChange) -> ModifiedContent<Self, _EnvironmentModifier> {
        modifier(_EnvironmentModifier(change: change))
    }

    /// Sets an environment value for this view and its descendants.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/environment(_:_:)
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment(KeyPathChange(keyPath, value))
    }

    /// Provides an observable object to this view and its descendants, which read it by `@Environment(Type.self)`.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        changingEnvironment(ObjectChange(object))
    }

    /// Provides an observable object to this view and its descendants, which read it by `@EnvironmentObject`.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        changingEnvironment(ObjectChange(object))
    }

    /// Transforms an environment value for this view and its descendants.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        changingEnvironment(FunctionChange { transform(&$0[keyPath: keyPath]) })
    }
}
