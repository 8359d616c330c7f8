/// Names a value in the environment and says what it is where nobody has set it.
///
/// Source: developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// What a view is told by the views around it.
///
/// Source: developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: @unchecked Sendable {  // values are read on the main actor
    private var values: [ObjectIdentifier: Any] = [:]
    /// New with every change: two values with the same stamp are the same.
    private(set) var stamp = Stamp()
    /// Beside the others: every node asks for it.
    var direction = LayoutDirection.leftToRight { didSet { if direction != oldValue { stamp = Stamp() } } }

    final class Stamp: Sendable {}

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        // Nothing at all is a value of every optional type: it must not be taken for one that was set.
        get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
        set {
            if let old = values[ObjectIdentifier(key)] as? K.Value, isEqual(old, newValue) { return }
            values[ObjectIdentifier(key)] = newValue
            stamp = Stamp()
        }
    }

    func object<Object>(_ type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

    mutating func setObject<Object: AnyObject>(_ object: Object?, for type: Object.Type) {
        if let old = self.object(type), let object, old === object { return }
        values[ObjectIdentifier(type)] = object
        stamp = Stamp()
    }
}
