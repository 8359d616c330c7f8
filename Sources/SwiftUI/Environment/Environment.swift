public import Observation

/// Reads a value that the views around this one have set.
///
/// Source: developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: ConnectedProperty {
    private let read: (EnvironmentValues) -> Value
    private let key: AnyHashable
    private var values = EnvironmentValues()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        key = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// An observable object that a view further up gave with `.environment(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        key = ObjectIdentifier(objectType)
        read = {
            guard let object = $0.object(objectType) else {
                fatalError(
                    "No Observable object of type \(objectType) found: an ancestor must give it with .environment(_:)")
            }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        key = ObjectIdentifier(objectType)
        read = { $0.object(objectType) }
    }

    public var wrappedValue: Value { read(values) }

    static var readsEnvironment: Bool { true }

    @MainActor mutating func connect(to element: Element, slot: inout AnyObject?) { values = element.environment }
}

extension Environment: @unchecked Sendable where Value: Sendable {}  // its closures hold a key path or a type

extension Environment: SelfComparing {
    func isSame(as other: Environment<Value>) -> Bool { key == other.key }
}
