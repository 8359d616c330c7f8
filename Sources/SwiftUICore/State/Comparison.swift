@_spi(Reflection) import Swift

/// Functions that compare values of a type for equality, derived once per type.
@MainActor enum Comparison {
    typealias Same = @MainActor (_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool

    private static let never: Same = { _, _ in false }
    private static var known: [ObjectIdentifier: Same] = [:]

    static func of<Value>(_ type: Value.Type) -> Same {
        if let same = known[ObjectIdentifier(type)] { return same }
        let same = make(type)
        known[ObjectIdentifier(type)] = same
        return same
    }

    private static func make<Value>(_ type: Value.Type) -> Same {
        if let comparing = type as? any ViewEquatable.Type { return selfComparing(comparing) }
        if let equatable = type as? any Equatable.Type { return equality(equatable) }
        switch kind(of: type) {
        case .class: return { sameObject(type, $0, $1) }
        case .optional: return (type as? any AnyOptional.Type)?.comparison ?? never
        case .struct, .tuple: return fields(of: type)
        case .enum: return _isPOD(type) ? bytes(of: type) : never
        default: return never
        }
    }

    private static func selfComparing<T: ViewEquatable>(_ type: T.Type) -> Same {
        { $0.assumingMemoryBound(to: T.self).pointee.isSame(as: $1.assumingMemoryBound(to: T.self).pointee) }
    }

    private static func equality<T: Equatable>(_ type: T.Type) -> Same {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    private static func sameObject<T>(_ type: T.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let left = left.assumingMemoryBound(to: T.self).pointee as AnyObject
        return left === right.assumingMemoryBound(to: T.self).pointee as AnyObject
    }

    private static func bytes<T>(of type: T.Type) -> Same {
        let size = MemoryLayout<T>.size
        return { left, right in
            UnsafeRawBufferPointer(start: left, count: size)
                .elementsEqual(UnsafeRawBufferPointer(start: right, count: size))
        }
    }

    private static func fields<T>(of type: T.Type) -> Same {
        guard MemoryLayout<T>.size > 0 else { return { _, _ in true } }
        let fields = FieldList(type)
        guard !fields.all.isEmpty else { return _isPOD(type) ? bytes(of: type) : never }
        guard !fields.hasWeakReference else { return never }
        let comparisons = fields.all.map { (offset: $0.offset, same: anyField($0.type)) }
        return { left, right in comparisons.allSatisfy { $0.same(left + $0.offset, right + $0.offset) } }
    }

    private static func anyField(_ type: any Any.Type) -> Same {
        // The reflection interface opens a type in a nonisolated function, which runs synchronously on this actor.
        func make<Field>(_ type: Field.Type) -> Same { MainActor.assumeIsolated { of(type) } }
        return _openExistential(type, do: make)
    }

    /// Returns the kind of a type: the reflection interface reports kinds of fields only, hence the box.
    private static func kind<Value>(of type: Value.Type) -> _MetadataKind? {
        FieldList(FieldBox<Value>.self).all.first?.kind
    }
}

private struct FieldBox<Value> { var value: Value }

/// Stored properties of a type.
private struct FieldList {
    var all: [(offset: Int, type: any Any.Type, kind: _MetadataKind)] = []
    /// Whether any field is a weak or unowned reference: its layout in memory differs from what its type says, so it
    /// must not be read.
    var hasWeakReference = false

    init<T>(_ type: T.Type) {
        var names: [String] = []
        var found: [(offset: Int, type: any Any.Type, kind: _MetadataKind)] = []
        _forEachField(of: type) { name, offset, field, kind in
            names.append(String(cString: name))
            found.append((offset, field, kind))
            return true
        }
        all = found
        let references = zip(names, found).filter { [.class, .optional, .existential].contains($0.1.kind) }.map(\.0)
        guard !references.isEmpty, !(T.self is any FieldBoxed.Type), Self.isStructure(type) else { return }
        var strong: Set<String> = []
        let ignoresUnknown = _EachFieldOptions(rawValue: 2)
        _ = _forEachFieldWithKeyPath(of: type, options: ignoresUnknown) { name, _ in
            strong.insert(String(cString: name))
            return true
        }
        hasWeakReference = !strong.isSuperset(of: references)
    }

    /// Whether the type is not a tuple: only structs can hold such references, and tuples have no key paths.
    private static func isStructure<T>(_ type: T.Type) -> Bool { !"\(type)".hasPrefix("(") }
}

private protocol FieldBoxed {}
extension FieldBox: FieldBoxed {}

/// Conformance of every `Optional`, for comparing optionals of a statically unknown type.
@MainActor private protocol AnyOptional {
    static var comparison: Comparison.Same { get }
}

extension Optional: AnyOptional {
    fileprivate static var comparison: Comparison.Same {
        { left, right in
            let (left, right) = (
                left.assumingMemoryBound(to: Self.self).pointee, right.assumingMemoryBound(to: Self.self).pointee
            )
            switch (left, right) {
            case (nil, nil): return true
            case (let left?, let right?): return isKnownEqual(left, right)
            default: return false
            }
        }
    }
}
