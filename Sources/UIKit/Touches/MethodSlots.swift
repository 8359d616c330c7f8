/// Places of methods in the tables of a class and its subclasses, by which is found out whether a subclass overrides one.
///
/// Swift has no `instancesRespond(to:)`. A class's method table begins with that of its superclass, in the same slots, so the slots
/// are found with classes that override one method each and nothing else, and compared.
///
/// Source: github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst, "Class Metadata"
struct MethodSlots {
    /// Empty where one of the methods was not found in exactly one slot.
    private let places: [Int]
    /// Bytes from a class's address to the field with the size of its metadata, and to its method table.
    private static let (sizeOffset, tableOffset) = (32, 56)
    /// Most words of a table; a larger count is taken as unreadable metadata.
    private static let wordCountMax = 2_048

    /// - Parameters:
    ///   - plain: a subclass of the base class that overrides none of the methods: every class overrides the initialisers.
    ///   - overriding: subclasses that override one each.
    init(of base: AnyClass, plain: AnyClass, overriding: [AnyClass]) {
        let count = Self.count(of: base)
        func changed(_ type: AnyClass) -> Set<Int> {
            guard Self.count(of: type) >= count else { return [] }
            return Set((0..<count).filter { Self.word($0, of: type) != Self.word($0, of: base) })
        }
        let always = changed(plain)
        let found = overriding.map { changed($0).subtracting(always) }
        places = found.allSatisfy { $0.count == 1 } ? found.flatMap { $0 } : []
    }

    /// Returns whether a subclass of the base class overrides one of the methods; nil where the tables do not look as expected.
    func areOverridden(in type: AnyClass, of base: AnyClass) -> Bool? {
        let count = Self.count(of: base)
        guard !places.isEmpty, places.allSatisfy({ $0 < count }), Self.count(of: type) >= count else { return nil }
        return places.contains { Self.word($0, of: type) != Self.word($0, of: base) }
    }

    /// Returns the number of words in a class's table, which begins with those of its superclass; 0 where it is unreadable.
    private static func count(of type: AnyClass) -> Int {
        let table = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(table.load(fromByteOffset: sizeOffset, as: UInt32.self))
        let start = Int(table.load(fromByteOffset: sizeOffset + 4, as: UInt32.self))
        let count = (size - start - tableOffset) / MemoryLayout<UInt>.size
        return (1...wordCountMax).contains(count) ? count : 0
    }

    private static func word(_ index: Int, of type: AnyClass) -> UInt {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
            .load(fromByteOffset: tableOffset + index * MemoryLayout<UInt>.size, as: UInt.self)
    }
}
