/// Names a value that views tell those around them, and says how several become one.
///
/// Source: developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    /// Called for the views inside in their order, from the second on.
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

// Preferences are collected when somebody asks: each element that writes one marks the way to the top, and only marked
// branches are searched.
extension Element {
    /// What the views from here down say; nil where none says anything.
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

    /// Tells everybody around who goes by preferences; nil where it may be any of them.
    func preferencesChanged(_ key: ObjectIdentifier?) {
        var next: Element? = self
        while let element = next {
            element.hasPreferences = true
            if let read = element.readPreference, key == nil || key == read { graph.preferences.insert(element) }
            next = element.parent
        }
    }
}

/// Elements that must look at their preferences again.
@MainActor struct StalePreferences {
    private var elements: [ObjectIdentifier: Element] = [:]

    var isEmpty: Bool { elements.isEmpty }
    mutating func insert(_ element: Element) { elements[ObjectIdentifier(element)] = element }

    /// Innermost first: what they show may say something itself.
    mutating func take() -> [Element] {
        defer { elements = [:] }
        return elements.values.filter(\.isMounted).sorted { $0.depth > $1.depth }
    }
}
