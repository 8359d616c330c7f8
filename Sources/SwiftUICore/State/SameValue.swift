/// A type that compares its values itself, because comparing field by field would be wrong or too strict.
package protocol ViewEquatable {
    @MainActor func isSame(as other: Self) -> Bool
}

/// Returns whether two views (or any of their fields) certainly show the same. Closures and enums with unknown
/// payloads count as changed.
@MainActor package func isKnownEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    let compare = Comparison.of(Value.self)
    return withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in compare(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
    }
}

/// Returns whether both are equal by their own `==`; false for types that are not `Equatable`.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { (right as? E) == left }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
}
