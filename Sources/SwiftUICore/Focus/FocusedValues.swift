/// A key for a value that the focused view has.
///
/// Source: developer.apple.com/documentation/swiftui/focusedvaluekey
public protocol FocusedValueKey {
    associatedtype Value
}

/// Values of the focused view and its ancestors.
///
/// Source: developer.apple.com/documentation/swiftui/focusedvalues
public struct FocusedValues: Equatable {
    fileprivate var values: [ObjectIdentifier: Any] = [:]
    /// Changes with every change of a value.
    fileprivate var stamp = EnvironmentValues.Stamp()

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set {
            values[ObjectIdentifier(key)] = newValue
            stamp = EnvironmentValues.Stamp()
        }
    }

    func object<Object: AnyObject>(_ type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

    mutating func set<Object: AnyObject>(_ object: Object) {
        values[ObjectIdentifier(Object.self)] = object
        stamp = EnvironmentValues.Stamp()
    }

    public static func == (left: FocusedValues, right: FocusedValues) -> Bool { left.stamp === right.stamp }
}

/// A property that reads a value of the focused view.
///
/// Partly: every view that is shown counts as focused; of several that set a value, the outermost one does.
///
/// Source: developer.apple.com/documentation/swiftui/focusedvalue
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var channel
    private let read: (FocusedValues) -> Value?

    init(_ read: @escaping (FocusedValues) -> Value?) { self.read = read }
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.init { $0[keyPath: keyPath] } }

    @MainActor public var wrappedValue: Value? { channel.flatMap { read($0.value) } }
}

/// A property that reads and writes what the binding of a focused view is bound to.
///
/// Source: developer.apple.com/documentation/swiftui/focusedbinding
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var channel
    private let read: (FocusedValues) -> Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

    @MainActor public var wrappedValue: Value? {
        get { channel.flatMap { read($0.value)?.wrappedValue } }
        nonmutating set {
            guard let newValue, let channel, let binding = read(channel.value) else { return }
            binding.wrappedValue = newValue
        }
    }

    @MainActor public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension EnvironmentValues {
    @Entry var focusedValues: AncestorChannel<FocusedValues>? = nil
}

extension View {
    /// Sets a value that views elsewhere in the scene read by `@FocusedValue` while this view, or one within, has the
    /// focus.
    ///
    /// Partly: they read it as long as this view is shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focusedvalue(_:_:)
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        publishing(\.focusedValues, key: value as? AnyHashable) { $0[keyPath: keyPath] = value }
    }

    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        publishing(\.focusedValues, key: value as? AnyHashable) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Sets a value that views of the same scene read by `@FocusedValue`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    {
        focusedValue(keyPath, value)
    }

    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        focusedValue(keyPath, value)
    }
}
