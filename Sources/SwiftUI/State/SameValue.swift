@_spi(Reflection) import Swift

/// A type that knows better than its fields whether two of its values show the same.
protocol SelfComparing {
    @MainActor func isSame(as other: Self) -> Bool
}

/// Whether two views (or any of their fields) are sure to show the same. Closures and enumerations of unknown content
/// count as changed.
@MainActor func sameValue<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in
            sameMemory(Value.self, UnsafeRawPointer(left), UnsafeRawPointer(right))
        }
    }
}

@MainActor private func sameMemory<Value>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
) -> Bool {
    func load(_ pointer: UnsafeRawPointer) -> Value { pointer.assumingMemoryBound(to: Value.self).pointee }
    if let comparing = type as? any SelfComparing.Type { return sameSelfComparing(comparing, left, right) }
    if let equatable = type as? any Equatable.Type { return sameEquatable(equatable, left, right) }
    switch kind(of: type) {
    case .class: return (load(left) as AnyObject) === (load(right) as AnyObject)
    case .optional:
        guard let optional = type as? any AnyOptional.Type else { return false }
        return optional.isSame(left, right)
    case .struct, .tuple: return sameFields(type, left, right)
    case .enum: return _isPOD(type) && memoryEqual(type, left, right)
    default: return false
    }
}

private struct FieldBox<Value> { var value: Value }

/// The reflection interface tells the kind of a field only.
private func kind<Value>(of type: Value.Type) -> _MetadataKind? {
    var found: _MetadataKind?
    _forEachField(of: FieldBox<Value>.self) { _, _, _, kind in
        found = kind
        return true
    }
    return found
}

@MainActor private func sameSelfComparing<T: SelfComparing>(
    _ type: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
) -> Bool {
    left.assumingMemoryBound(to: T.self).pointee.isSame(as: right.assumingMemoryBound(to: T.self).pointee)
}

private func sameEquatable<T: Equatable>(_ type: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
}

@MainActor private func sameFields<Value>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
) -> Bool {
    guard MemoryLayout<Value>.size > 0 else { return true }
    var fields: [(offset: Int, type: any Any.Type)] = []
    _forEachField(of: type) { _, offset, field, _ in
        fields.append((offset, field))
        return true
    }
    guard !fields.isEmpty else { return _isPOD(type) && memoryEqual(type, left, right) }
    return fields.allSatisfy { field in
        sameField(field.type, left + field.offset, right + field.offset)
    }
}

@MainActor private func sameField(_ type: any Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    func compare<Field>(_ type: Field.Type) -> Bool {
        // The reflection interface opens a type in a closure of no actor; it is called here and now.
        MainActor.assumeIsolated { sameMemory(type, left, right) }
    }
    return _openExistential(type, do: compare)
}

private func memoryEqual<Value>(_ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let left = UnsafeRawBufferPointer(start: left, count: MemoryLayout<Value>.size)
    let right = UnsafeRawBufferPointer(start: right, count: MemoryLayout<Value>.size)
    return left.elementsEqual(right)
}

@MainActor private protocol AnyOptional {
    static func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Optional: AnyOptional {
    fileprivate static func isSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        switch (left.assumingMemoryBound(to: Self.self).pointee, right.assumingMemoryBound(to: Self.self).pointee) {
        case (nil, nil): true
        case (let left?, let right?): sameValue(left, right)
        default: false
        }
    }
}
