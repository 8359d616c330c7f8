import CLibcrypto
public import Foundation

/// Source: developer.apple.com/documentation/cryptokit/cryptokiterror
public enum CryptoKitError: Error, Equatable, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
}

/// Source: developer.apple.com/documentation/cryptokit/aes
public enum AES {
    /// Encryption that shows whether a text was changed, computed by OpenSSL.
    ///
    /// Source: developer.apple.com/documentation/cryptokit/aes/gcm
    public enum GCM {
        static let nonceByteCount = 12
        static let tagByteCount = 16

        /// Source: developer.apple.com/documentation/cryptokit/aes/gcm/nonce
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]
            public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
            /// Makes a random one.
            public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: GCM.nonceByteCount * 8)).bytes }
            public init<D: DataProtocol>(data: D) throws {
                guard data.count == GCM.nonceByteCount else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try bytes.withUnsafeBytes(body)
            }
        }

        /// Source: developer.apple.com/documentation/cryptokit/aes/gcm/sealedbox
        public struct SealedBox: Sendable {
            public let nonce: Nonce
            public let ciphertext: Data
            public let tag: Data

            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                guard tag.count == GCM.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }

            /// Takes apart what `combined` returned.
            public init<D: DataProtocol>(combined: D) throws {
                let bytes = Array(combined)
                guard bytes.count >= GCM.nonceByteCount + GCM.tagByteCount else {
                    throw CryptoKitError.incorrectParameterSize
                }
                try self.init(
                    nonce: Nonce(data: bytes.prefix(GCM.nonceByteCount)),
                    ciphertext: bytes.dropFirst(GCM.nonceByteCount).dropLast(GCM.tagByteCount),
                    tag: bytes.suffix(GCM.tagByteCount))
            }

            /// Nonce, text and tag.
            public var combined: Data? { Data(nonce.bytes) + ciphertext + tag }
        }

        public static func seal<P: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

        public static func seal<P: DataProtocol, A: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            var tag = [UInt8](repeating: 0, count: tagByteCount)
            let text = try Cipher(key, nonce, isSealing: true).run(Array(message), Array(authenticatedData), &tag)
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
            let cipher = try Cipher(key, sealedBox.nonce, isSealing: false)
            return Data(try cipher.run(Array(sealedBox.ciphertext), Array(authenticatedData), &tag))
        }
    }
}

/// One run of OpenSSL's cipher.
final class Cipher {
    private let context = EVP_CIPHER_CTX_new()
    private let isSealing: Bool

    convenience init(_ key: SymmetricKey, _ nonce: AES.GCM.Nonce, isSealing: Bool) throws {
        let ciphers: [Int: OpaquePointer?] = [128: EVP_aes_128_gcm(), 192: EVP_aes_192_gcm(), 256: EVP_aes_256_gcm()]
        guard let cipher = ciphers[key.bitCount] else { throw CryptoKitError.incorrectKeySize }
        try self.init(cipher, key, nonce.bytes, isSealing: isSealing)
    }

    init(_ cipher: OpaquePointer?, _ key: SymmetricKey, _ nonce: [UInt8], isSealing: Bool) throws {
        self.isSealing = isSealing
        try check(EVP_CipherInit_ex(context, cipher, nil, key.bytes, nonce, isSealing ? 1 : 0))
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    /// Returns the changed text; writes the tag, or checks it.
    func run(_ text: [UInt8], _ authenticating: [UInt8], _ tag: inout [UInt8]) throws -> [UInt8] {
        var count: CInt = 0
        if !authenticating.isEmpty {
            try check(EVP_CipherUpdate(context, nil, &count, authenticating, CInt(authenticating.count)))
        }
        var result = [UInt8](repeating: 0, count: text.count + tag.count)
        try check(EVP_CipherUpdate(context, &result, &count, text, CInt(text.count)))
        if !isSealing { try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, CInt(tag.count), &tag)) }
        var rest = [UInt8](repeating: 0, count: tag.count)
        var restCount: CInt = 0
        guard EVP_CipherFinal_ex(context, &rest, &restCount) == 1 else { throw CryptoKitError.authenticationFailure }
        if isSealing { try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, CInt(tag.count), &tag)) }
        return Array(result.prefix(Int(count)))
    }

    private func check(_ result: CInt) throws {
        guard result == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: result) }
    }
}
