/// A value owned by a view. It lives as long as the view keeps its identity; a change evaluates the bodies that read
/// it again.
///
/// Source: developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value>: ConnectedProperty {
    private let initial: Value
    private var storage: StateStorage<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    /// Current value. Outside of a mounted view this reads the initial value and ignores writes.
    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initial) }
        return Binding(location: storage)
    }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        if let known = slot as? StateStorage<Value> {
            storage = known
        } else {
            let new = StateStorage(initial)
            storage = new
            slot = new
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

// The storage belongs to the element: a new value of the same view changes nothing.
extension State: ViewEquatable {
    package func isSame(as other: State<Value>) -> Bool { true }
}

extension State: ChangingProperty {
    var changeSource: ObjectIdentifier? { storage?.changeSource }
    var ownValue: Any? { storage?.value }
}
