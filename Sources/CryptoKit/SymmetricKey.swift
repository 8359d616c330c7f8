public import Foundation

/// Length of a key. Source: developer.apple.com/documentation/cryptokit/symmetrickeysize
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key. Source: developer.apple.com/documentation/cryptokit/symmetrickey
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// Makes a random key.
    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
}

/// Code of a message that only the key's owner can make (RFC 2104).
///
/// Source: developer.apple.com/documentation/cryptokit/hmac
public struct HMAC<H: HashFunction>: Sendable {
    /// Source: developer.apple.com/documentation/cryptokit/hashedauthenticationcode
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private let outerPad: [UInt8]

    public init(key: SymmetricKey) {
        let hashed = key.bytes.count > H.blockByteCount ? H.hash(data: key.bytes).bytes : key.bytes
        let padded = hashed + [UInt8](repeating: 0, count: H.blockByteCount - hashed.count)
        outerPad = padded.map { $0 ^ 0x5c }
        inner.update(data: padded.map { $0 ^ 0x36 })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerPad)
        outer.update(data: inner.finalize().bytes)
        return MAC(bytes: outer.finalize().bytes)
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let code = authenticationCode.withUnsafeBytes { Array($0) }
        return areEqual(code, self.authenticationCode(for: authenticatedData, using: key).bytes)
    }
}

public struct HashedAuthenticationCode<H: HashFunction>: Digest {
    public static var byteCount: Int { H.Digest.byteCount }
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}
