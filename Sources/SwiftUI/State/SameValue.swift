/// A type that knows better than its fields whether two of its values show the same.
protocol SelfComparing {
    @MainActor func isSame(as other: Self) -> Bool
}

/// Whether two views (or any of their fields) are sure to show the same. Closures and enumerations of unknown content
/// count as changed.
@MainActor func sameValue<Value>(_ left: Value, _ right: Value) -> Bool {
    let compare = Comparison.of(Value.self)
    return withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in compare(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
    }
}

/// True only where both are equal by their own `==`.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { (right as? E) == left }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
}
