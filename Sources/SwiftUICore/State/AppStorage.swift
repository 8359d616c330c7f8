/// A value stored in the app's user defaults: it outlives the process, and a change invalidates every view that reads
/// it.
///
/// Source: developer.apple.com/documentation/swiftui/appstorage
@propertyWrapper public struct AppStorage<Value>: ConnectedProperty {
    private let key: String
    private let store: UserDefaults?
    private let form: StoredForm<Value>
    private var location: Location<Value>

    private init(_ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
        self.key = key
        self.store = store
        self.form = form
        location = DefaultsLocation(key, store ?? .standard, form)
    }

    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(location: location) }

    package static var readsEnvironment: Bool { true }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        location = DefaultsLocation(key, store ?? element.environment.defaultAppStorage ?? .standard, form)
    }
}

extension AppStorage: ChangingProperty {
    var changeSource: ObjectIdentifier? { location.changeSource }
}

extension AppStorage: ViewEquatable {
    package func isSame(as other: AppStorage<Value>) -> Bool { key == other.key && store === other.store }
}

extension AppStorage {
    /// Reads and writes the value under `key`. `wrappedValue` is read while nothing is stored; `store` is the app's
    /// own defaults if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, StoredForm(wrappedValue))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, StoredForm(wrappedValue))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, StoredForm(wrappedValue))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, StoredForm(wrappedValue))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, StoredForm(wrappedValue))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, StoredForm(wrappedValue))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store,
            StoredForm(wrappedValue, read: { ($0 as? String).flatMap(URL.init) }, write: { $0.absoluteString }))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, StoredForm(raw: wrappedValue))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, StoredForm(raw: wrappedValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Reads and writes an optional value: nil while nothing is stored; writing nil removes the stored value.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, StoredForm(optional: Bool.self))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, StoredForm(optional: Int.self))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, StoredForm(optional: Double.self))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, StoredForm(optional: String.self))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, StoredForm(optional: Data.self))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, StoredForm(optional: Date.self))
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key, store,
            StoredForm(nil, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0?.absoluteString }))
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store, StoredForm(optionalRaw: R.self))
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, StoredForm(optionalRaw: R.self))
    }
}

extension EnvironmentValues {
    @Entry var defaultAppStorage: UserDefaults? = nil
}

extension View {
    /// Sets where `@AppStorage` in descendants stores its values.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/defaultappstorage(_:)
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
