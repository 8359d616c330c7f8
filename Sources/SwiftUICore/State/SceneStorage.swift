/// A value that the scene stores under a key, independent of the lifetime of the views that use it.
///
/// Partly: it lives as long as the scene; a recreated scene starts from the initial value.
///
/// Source: developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper public struct SceneStorage<Value>: ConnectedProperty {
    private let key: String
    private let initial: Value
    private var storage: StateStorage<Value>?

    private init(key: String, initial: Value) {
        self.key = key
        self.initial = initial
    }

    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        storage.map { Binding(location: $0) } ?? .constant(initial)
    }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        storage = element.graph.sceneValue(key, initial)
    }
}

extension SceneStorage: ChangingProperty {
    var changeSource: ObjectIdentifier? { storage?.changeSource }
    var ownValue: Any? { storage?.value }
}

extension SceneStorage: ViewEquatable {
    package func isSame(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, initial: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, initial: wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Int? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Double? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == URL? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Data? { self.init(key: key, initial: nil) }
}
