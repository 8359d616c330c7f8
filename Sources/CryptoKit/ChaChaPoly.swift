import CLibcrypto
public import Foundation

/// Encryption by ChaCha20 that shows whether a text was changed, computed by OpenSSL.
///
/// Source: developer.apple.com/documentation/cryptokit/chachapoly
public enum ChaChaPoly: Sendable {
    static let tagByteCount = 16

    /// Source: developer.apple.com/documentation/cryptokit/chachapoly/nonce
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// Makes a random one.
        public init() { bytes = AES.GCM.Nonce().bytes }
        /// - Throws: `CryptoKitError.incorrectParameterSize`.
        public init<D: DataProtocol>(data: D) throws { bytes = try AES.GCM.Nonce(data: data).bytes }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// Source: developer.apple.com/documentation/cryptokit/chachapoly/sealedbox
    public struct SealedBox: Sendable {
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data

        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == ChaChaPoly.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }

        /// Takes apart what `combined` returned.
        public init<D: DataProtocol>(combined: D) throws {
            let box = try AES.GCM.SealedBox(combined: combined)
            try self.init(nonce: Nonce(data: box.nonce.bytes), ciphertext: box.ciphertext, tag: box.tag)
        }

        /// Nonce, text and tag.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
    }

    public static func seal<P: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

    public static func seal<P: DataProtocol, A: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        var tag = [UInt8](repeating: 0, count: tagByteCount)
        let cipher = try cipher(key, nonce, isSealing: true)
        let text = try cipher.run(Array(message), Array(authenticatedData), &tag)
        return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
    }

    /// Returns the text of a box.
    /// - Throws: `CryptoKitError.authenticationFailure`, if the key is another one or the box was changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
    }

    public static func open<A: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data {
        var tag = Array(sealedBox.tag)
        let cipher = try cipher(key, sealedBox.nonce, isSealing: false)
        return Data(try cipher.run(Array(sealedBox.ciphertext), Array(authenticatedData), &tag))
    }

    private static func cipher(_ key: SymmetricKey, _ nonce: Nonce, isSealing: Bool) throws -> Cipher {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return try Cipher(EVP_chacha20_poly1305(), key, nonce.bytes, isSealing: isSealing)
    }
}
