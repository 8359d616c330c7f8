/// Conversion of a value to and from a property list.
struct StoredForm<Value> {
    let missing: Value
    /// Returns nil if the stored object is of another type.
    let read: (Any) -> Value?
    /// Returns nil if nothing is to be stored.
    let write: (Value) -> Any?

    init(_ missing: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
        self.missing = missing
        self.read = read
        self.write = write
    }

    init(_ missing: Value) { self.init(missing, read: { $0 as? Value }, write: { $0 }) }

    init(raw missing: Value) where Value: RawRepresentable {
        self.init(
            missing, read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
    }

    init<Wrapped>(optional type: Wrapped.Type) where Value == Wrapped? {
        self.init(nil, read: { $0 as? Wrapped }, write: { $0.map { $0 as Any } })
    }

    init<Wrapped: RawRepresentable>(optionalRaw type: Wrapped.Type) where Value == Wrapped? {
        self.init(
            nil, read: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)) },
            write: { $0.map { $0.rawValue as Any } })
    }
}

/// Location of a value in user defaults. All locations of one key share their readers.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {  // defaults may be used from any thread
    private let key: String
    private let store: UserDefaults
    private let form: StoredForm<Value>

    init(_ key: String, _ store: UserDefaults, _ form: StoredForm<Value>) {
        self.key = key
        self.store = store
        self.form = form
    }

    override var value: Value {
        get {
            DefaultsVersions.shared.read(key)
            return store.object(forKey: key).flatMap(form.read) ?? form.missing
        }
        set {
            if let stored = form.write(newValue) {
                store.set(stored, forKey: key)
            } else {
                store.removeObject(forKey: key)
            }
            DefaultsVersions.shared.changed(key)
        }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? DefaultsLocation<Value>).map { $0.key == key && $0.store === store } ?? false
    }

    override var changeSource: ObjectIdentifier? { DefaultsVersions.shared.source(key) }
}

/// Change counter per key, which invalidates the views that read the key. Also notices changes made by other code.
private final class DefaultsVersions: @unchecked Sendable {  // guarded by `lock`
    static let shared = DefaultsVersions()
    private let lock = NSLock()
    private var versions: [String: StateStorage<Int>] = [:]

    private init() {
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.anyChanged() }
    }

    func read(_ key: String) { _ = version(key).value }
    func changed(_ key: String) { version(key).value += 1 }
    func source(_ key: String) -> ObjectIdentifier { ObjectIdentifier(version(key)) }

    private func anyChanged() { for version in lock.withLock({ Array(versions.values) }) { version.value += 1 } }

    private func version(_ key: String) -> StateStorage<Int> {
        lock.withLock {
            if let known = versions[key] { return known }
            let new = StateStorage(0)
            versions[key] = new
            return new
        }
    }
}
