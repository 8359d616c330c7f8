/// Key of a value that views pass up to their ancestors, with a rule that combines several values into one.
///
/// Source: developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    /// Combines the next value into `value`. Called for descendants in their order, from the second on.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

// Preferences are collected on demand: each element that writes one marks all of its ancestors, and only marked
// branches are searched.
extension Element {
    /// Returns the combined value of this element and its descendants; nil where none sets one.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard hasPreferences else { return nil }
        var reduced: K.Value?
        for child in childElements {
            guard let next = child.preference(key) else { continue }
            if var value = reduced {
                K.reduce(value: &value) { next }
                reduced = value
            } else {
                reduced = next
            }
        }
        guard writtenPreference == ObjectIdentifier(key) else { return reduced }
        return writePreference(over: reduced) as? K.Value
    }

    /// Marks all ancestors, and invalidates those that read this preference; a nil key invalidates readers of any.
    func preferencesChanged(_ key: ObjectIdentifier?) {
        var next: Element? = self
        while let element = next {
            element.hasPreferences = true
            if let read = element.readPreference, key == nil || key == read { graph.preferences.insert(element) }
            next = element.parent
        }
    }
}

/// Elements that must read their preferences again.
@MainActor struct StalePreferences {
    private var elements: [ObjectIdentifier: Element] = [:]

    var isEmpty: Bool { elements.isEmpty }
    mutating func insert(_ element: Element) { elements[ObjectIdentifier(element)] = element }

    /// Empties the set and returns its mounted elements, the deepest first: what they show may write preferences too.
    mutating func drain() -> [Element] {
        defer { elements = [:] }
        return elements.values.filter(\.isMounted).sorted { $0.depth > $1.depth }
    }
}
