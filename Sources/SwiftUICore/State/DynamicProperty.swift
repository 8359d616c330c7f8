@_spi(Reflection) import Swift

/// A stored property of a view that is connected to storage with a longer lifetime than the view's value.
///
/// Source: developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the framework connects itself.
package protocol ConnectedProperty: DynamicProperty {
    /// Connects the property to an element. `slot` is the storage of this property in this element; nil the first
    /// time.
    @MainActor mutating func connect(to element: Element, slot: inout AnyObject?)
    static var readsEnvironment: Bool { get }
}

extension ConnectedProperty {
    package static var readsEnvironment: Bool { false }
}

/// Offsets of the dynamic properties of a type, searched once per type.
package struct DynamicPropertyList {
    private typealias Connect = @MainActor (UnsafeMutableRawPointer, Element, inout AnyObject?) -> Void
    private var properties: [(name: String, offset: Int, connect: Connect)] = []
    /// Names of the properties in the source, in the order of the slots; of a property wrapper without its underscore.
    var names: [String] { properties.map(\.name) }
    package private(set) var readsEnvironment = false

    var isEmpty: Bool { properties.isEmpty }

    /// Kinds of types that can conform to a protocol; functions, tuples and existentials do not.
    private static let kinds: [_MetadataKind] = [.struct, .enum, .optional, .class, .foreignClass]

    @MainActor private static var known: [ObjectIdentifier: DynamicPropertyList] = [:]

    @MainActor package static func of<T>(_ type: T.Type) -> DynamicPropertyList {
        if let list = known[ObjectIdentifier(type)] { return list }
        var list = DynamicPropertyList()
        list.collect(type, at: 0)
        known[ObjectIdentifier(type)] = list
        return list
    }

    @MainActor private mutating func collect<T>(_ type: T.Type, at base: Int) {
        var fields: [(String, Int, any Any.Type)] = []
        _forEachField(of: type) { name, offset, fieldType, kind in
            if Self.kinds.contains(kind) { fields.append((String(cString: name), base + offset, fieldType)) }
            return true
        }
        for (name, offset, fieldType) in fields {
            // Asked for first, since each type that is neither would be looked for among all conformances twice.
            guard let dynamic = fieldType as? any DynamicProperty.Type else { continue }
            let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
            if let property = dynamic as? any ConnectedProperty.Type {
                readsEnvironment = readsEnvironment || property.readsEnvironment
                properties.append((name, offset, Self.connection(of: property)))
            } else {
                collectOwn(dynamic, name, at: offset)
            }
        }
    }

    /// Collects a custom dynamic property: first the ones nested in it, then its `update()`.
    @MainActor private mutating func collectOwn<P: DynamicProperty>(_ type: P.Type, _ name: String, at offset: Int) {
        collect(type, at: offset)
        properties.append((name, offset, { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }))
    }

    @MainActor private static func connection<P: ConnectedProperty>(of type: P.Type) -> Connect {
        { pointer, element, slot in
            pointer.assumingMemoryBound(to: P.self).pointee.connect(to: element, slot: &slot)
        }
    }

    @MainActor package func connect<T>(_ value: inout T, to element: Element, slots: inout [AnyObject?]) {
        guard !properties.isEmpty else { return }
        if slots.isEmpty { slots = Array(repeating: nil, count: properties.count) }
        var taken = slots
        withUnsafeMutablePointer(to: &value) { pointer in
            for (index, property) in properties.enumerated() {
                property.connect(UnsafeMutableRawPointer(pointer) + property.offset, element, &taken[index])
            }
        }
        slots = taken
    }
}
