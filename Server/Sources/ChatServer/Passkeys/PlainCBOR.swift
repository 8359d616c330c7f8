import Foundation
import Hashing

/// Checks CBOR before libcbor reads it. libcbor allocates as many elements as an array or map claims to have, so every count and
/// length must fit into the bytes that follow. Source: RFC 8949, section 3.
struct PlainCBOR {
    /// Items within each other, the outermost among them: keys take 2, the extensions that browsers pass on 3.
    private static let depthMax = 4

    private var rest: Data

    private init(_ bytes: Data) { rest = bytes }

    /// Checks all that libfido2 reads of an authenticator's data as CBOR: a new passkey's key, and extensions.
    /// - Parameter isNew: whether the data may hold a new passkey; libfido2 looks for none where somebody signs in.
    /// - Returns: false where it may not be read.
    static func isPlain(authenticatorData data: Data, isNew: Bool) -> Bool {
        guard data.count >= fixedByteCount else { return false }
        let flags = data.authenticatorFlags
        var walk = PlainCBOR(data.dropFirst(fixedByteCount))
        if isNew, flags & holdsKey != 0 {
            guard walk.skipName(), walk.skipItem() else { return false }
        }
        return flags & holdsExtensions == 0 || walk.skipItem()
    }

    /// The site's digest, the flags, and the count of signatures, in bytes.
    private static let fixedByteCount = SHA256.byteCount + 1 + 4
    /// Bits of the flags: a new key, and extensions, follow. Source: W3C Web Authentication, section 6.1.
    private static let (holdsKey, holdsExtensions): (UInt8, UInt8) = (0x40, 0x80)
    private static let makerByteCount = 16

    /// Skips the authenticator's maker and the passkey's name.
    private mutating func skipName() -> Bool {
        guard skip(Self.makerByteCount), let count = number(byteCount: 2) else { return false }
        return skip(count)
    }

    private mutating func skipItem(depth: Int = 1) -> Bool {
        guard depth <= Self.depthMax, let head = rest.popFirst(), let value = argument(head & 0x1f) else {
            return false
        }
        switch head >> 5 {
        case 2, 3: return skip(value)
        case 4: return skipItems(value, depth)
        case 5: return value <= rest.count / 2 && skipItems(value * 2, depth)
        case 6: return skipItem(depth: depth + 1)
        default: return true
        }
    }

    /// Each item has a byte at least.
    private mutating func skipItems(_ count: Int, _ depth: Int) -> Bool {
        guard count <= rest.count else { return false }
        return (0..<count).allSatisfy { _ in skipItem(depth: depth + 1) }
    }

    /// Reads the number of an item's head. Returns nil for reserved kinds and for items of indefinite length.
    private mutating func argument(_ info: UInt8) -> Int? {
        switch info {
        case 0..<24: Int(info)
        case 24...27: number(byteCount: 1 << (info - 24))
        default: nil
        }
    }

    /// - Returns: nil where the bytes end before. A number beyond an `Int` is its maximum, which is more than any bytes bear out.
    private mutating func number(byteCount: Int) -> Int? {
        let bytes = rest.prefix(byteCount)
        guard skip(byteCount) else { return nil }
        return Int(clamping: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    private mutating func skip(_ count: Int) -> Bool {
        guard count <= rest.count else { return false }
        rest = rest.dropFirst(count)
        return true
    }
}
