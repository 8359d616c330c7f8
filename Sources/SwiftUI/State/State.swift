/// A value that a view owns. It lives as long as the view keeps its identity; a change evaluates again the bodies that
/// read it.
///
/// Source: developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value>: ConnectedProperty {
    private let initial: Value
    private var storage: StateStorage<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    /// Before the view is shown, and outside of it, reads the initial value; a change is then ignored.
    public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initial) }
        return Binding(location: storage)
    }

    @MainActor mutating func connect(to element: Element, slot: inout AnyObject?) {
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

// The memory is the element's: a new value of the same view changes nothing.
extension State: SelfComparing {
    func isSame(as other: State<Value>) -> Bool { true }
}
