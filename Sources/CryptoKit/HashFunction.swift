public import Foundation

/// A cryptographic hash. Source: developer.apple.com/documentation/cryptokit/hashfunction
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// Bytes of a hash. Source: developer.apple.com/documentation/cryptokit/digest
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension Digest {
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
    /// For example `SHA256 digest: ba78…`.
    public var description: String {
        let name = String(describing: Self.self).replacingOccurrences(of: "Digest", with: " digest")
        let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        return "\(name): \(digits.joined())"
    }
}

/// Returns whether both have the same bytes, in the same time wherever they differ.
func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
