/// Finds out which classes override one of the touch methods. A painter reports touches only for views that handle
/// them: otherwise every scene would send each finger's movement for nothing.
///
/// Swift has no `instancesRespond(to:)`. A class's method table begins with that of its superclass, in the same slots,
/// so the slots of the four methods are found with classes that override nothing else, and compared. Where the tables
/// do not look as expected, every class counts as one that overrides them.
///
/// Source: github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst, "Class Metadata"
enum OverriddenTouches {
    @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

    @MainActor static func areOverridden(in type: UIResponder.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let base = words(of: UIResponder.self)
        let own = words(of: type)
        let isReadable = own.count == base.count && !places.isEmpty
        let answer = !isReadable || places.contains { own[$0] != base[$0] }
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private final class Plain: UIResponder {}
    private final class Began: UIResponder {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count + 1 }
    }
    private final class Moved: UIResponder {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count + 2 }
    }
    private final class Ended: UIResponder {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count + 3 }
    }
    private final class Cancelled: UIResponder {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = touches.count + 4 }
    }

    private final class Tracks: UIResponder {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.tapCount == 5 }
    }
    private final class Continues: UIResponder {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.tapCount == 6 }
    }
    private final class Finishes: UIResponder {
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { _ = (touch?.tapCount ?? 0) + 7 }
    }

    /// Slots of the touch and tracking methods; empty where one of them was not found in exactly one slot.
    private static let places: [Int] = {
        let base = words(of: UIResponder.self)
        func changed(_ type: UIResponder.Type) -> Set<Int> {
            let own = words(of: type)
            return Set(base.indices.filter { own.indices.contains($0) && own[$0] != base[$0] })
        }
        // Every class overrides the initialisers.
        let always = changed(Plain.self)
        let found = [Began.self, Moved.self, Ended.self, Cancelled.self, Tracks.self, Continues.self, Finishes.self].map
        { changed($0).subtracting(always) }
        guard found.allSatisfy({ $0.count == 1 }) else { return [] }
        return found.flatMap { $0 }
    }()

    /// Bytes from a class's address to the field with the size of its metadata, and to its method table.
    private static let (sizeOffset, tableOffset) = (32, 56)
    /// Most words of a table; a larger count is taken as unreadable metadata.
    private static let wordCountMax = 256

    /// Returns the words of the table up to the end of those of `UIResponder`, which its subclasses share.
    private static func words(of type: UIResponder.Type) -> [UInt] {
        let reach = { (type: UIResponder.Type) in
            let table = unsafeBitCast(type, to: UnsafeRawPointer.self)
            let size = Int(table.load(fromByteOffset: sizeOffset, as: UInt32.self))
            let start = Int(table.load(fromByteOffset: sizeOffset + 4, as: UInt32.self))
            return (size - start - tableOffset) / MemoryLayout<UInt>.size
        }
        let count = min(reach(UIResponder.self), reach(type))
        guard (1...wordCountMax).contains(count) else { return [] }
        let table = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return (0..<count).map {
            table.load(fromByteOffset: tableOffset + $0 * MemoryLayout<UInt>.size, as: UInt.self)
        }
    }
}
