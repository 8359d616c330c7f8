/// The key of an environment value, with its default.
///
/// Source: developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// Values a view inherits from its ancestors.
///
/// Source: developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: @unchecked Sendable {  // values are read on the main actor
    private var values: [ObjectIdentifier: Any] = [:]
    /// Version of the values, replaced with every change: environments with the same stamp have equal values.
    package private(set) var stamp = Stamp()
    /// The layout direction; stored outside of `values` because every layout node reads it.
    var direction = LayoutDirection.leftToRight { didSet { if direction != oldValue { stamp = Stamp() } } }

    package final class Stamp: Sendable {}

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { self[ObjectIdentifier(key)] ?? K.defaultValue }
        set { self[ObjectIdentifier(key)] = newValue }
    }

    public subscript<Value>(entry: _Entry<Value>) -> Value {
        get { self[ObjectIdentifier(entry)] ?? entry.value }
        set { self[ObjectIdentifier(entry)] = newValue }
    }

    /// The value that was set; nil for none. Set to nil, it changes nothing.
    private subscript<Value>(key: ObjectIdentifier) -> Value? {
        get { values.value(of: key) }
        set {
            guard let newValue else { return }
            if let old = values.value(of: key, as: Value.self), isEqual(old, newValue) { return }
            values[key] = newValue
            stamp = Stamp()
        }
    }

    func object<Object>(_ type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

    /// Returns whether both have the same object of a type, or neither has one.
    func hasSameObject(of type: ObjectIdentifier, as other: EnvironmentValues) -> Bool {
        values[type] as AnyObject? === other.values[type] as AnyObject?
    }

    mutating func setObject<Object: AnyObject>(_ object: Object?, for type: Object.Type) {
        if let old = self.object(type), let object, old === object { return }
        values[ObjectIdentifier(type)] = object
        stamp = Stamp()
    }
}
