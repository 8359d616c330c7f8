public import Observation

/// A property that reads a value of the view's environment.
///
/// Source: developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: ConnectedProperty {
    private let read: (EnvironmentValues) -> Value
    private let key: Key
    private var values = EnvironmentValues()

    /// The property in the environment. Not `AnyHashable`, for which the runtime looks through all conformances for each new type of value.
    private enum Key: Equatable {
        case value(AnyKeyPath)
        case object(ObjectIdentifier)
    }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        key = .value(keyPath)
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a property that reads the observable object which an ancestor has set with `.environment(_:)`. Reading
    /// it where no ancestor has ends the app.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        key = .object(ObjectIdentifier(objectType))
        read = {
            guard let object = $0.object(objectType) else {
                fatalError(
                    "No Observable object of type \(objectType) found: an ancestor must give it with .environment(_:)")
            }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        key = .object(ObjectIdentifier(objectType))
        read = { $0.object(objectType) }
    }

    public var wrappedValue: Value { read(values) }

    package static var readsEnvironment: Bool { true }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        values = element.environment
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}  // its closures hold a key path or a type

extension Environment: ChangingProperty {
    func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        if case .object(let type) = key { return !old.hasSameObject(of: type, as: new) }
        return !isKnownEqual(read(old), read(new))
    }
}

extension Environment: ViewEquatable {
    package func isSame(as other: Environment<Value>) -> Bool { key == other.key }
}
