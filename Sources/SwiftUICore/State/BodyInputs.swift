@_spi(Reflection) import Swift

/// An element with a body that may ask why it is evaluated.
@MainActor protocol EvaluatedElement: Element {
    /// The type that has the body: a view's or a modifier's.
    var evaluatedType: any Any.Type { get }
    /// Whether the body has not been evaluated before.
    var isEvaluatedFirst: Bool { get }
    /// The dynamic properties and bindings of the value that has the body.
    var inputs: [BodyInput] { get }
}

/// A property whose value may change while that of its view stays.
protocol ChangingProperty {
    /// The object that invalidates the readers of the property; nil if there is none.
    @MainActor var changeSource: ObjectIdentifier? { get }
    /// Returns whether the property reads something else from the other environment.
    @MainActor func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool
    /// The present value, if the view owns it; nil otherwise.
    @MainActor var ownValue: Any? { get }
}

extension ChangingProperty {
    var changeSource: ObjectIdentifier? { nil }
    func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool { false }
    var ownValue: Any? { nil }
}

/// A stored property of a view or modifier, such as `_count`, with the changing properties in it.
@MainActor struct BodyInput {
    let name: String
    let parts: [any ChangingProperty]

    var sources: Set<ObjectIdentifier> { Set(parts.compactMap(\.changeSource)) }

    func differs(between old: EnvironmentValues, and new: EnvironmentValues) -> Bool {
        guard old.stamp !== new.stamp else { return false }
        // Compares outside of the evaluation: reads of an environment's value are no dependencies of the body.
        return Evaluation.$current.withValue(nil) { parts.contains { $0.differs(between: old, and: new) } }
    }

    /// Returns the dynamic properties and bindings of a value. Searches the type anew, which is only worth it for a
    /// body that asks.
    static func all<T>(of value: T) -> [BodyInput] {
        withUnsafePointer(to: value) { pointer in
            let start = UnsafeRawPointer(pointer)
            return fields(of: T.self).compactMap { field in
                guard field.type is any DynamicProperty.Type || field.type is any ChangingProperty.Type else {
                    return nil
                }
                return BodyInput(name: field.name, parts: parts(of: field.type, at: start + field.offset))
            }
        }
    }

    private static func fields(of type: any Any.Type) -> [(name: String, offset: Int, type: any Any.Type)] {
        var found: [(name: String, offset: Int, type: any Any.Type)] = []
        _forEachField(of: type) { name, offset, type, _ in
            found.append((String(cString: name), offset, type))
            return true
        }
        return found
    }

    /// Returns a changing property itself, else those in a custom dynamic property.
    private static func parts(of type: any Any.Type, at pointer: UnsafeRawPointer) -> [any ChangingProperty] {
        if let type = type as? any ChangingProperty.Type { return [load(type, from: pointer)] }
        guard type is any DynamicProperty.Type else { return [] }
        return fields(of: type).flatMap { parts(of: $0.type, at: pointer + $0.offset) }
    }

    private static func load<P: ChangingProperty>(_ type: P.Type, from pointer: UnsafeRawPointer) -> P {
        pointer.assumingMemoryBound(to: P.self).pointee
    }
}
