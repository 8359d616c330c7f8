import CLibcrypto
import Foundation

/// The curve of RFC 7748, for agreements (X25519) and signatures (Ed25519), computed by OpenSSL. All keys have 32 bytes.
///
/// Source: developer.apple.com/documentation/cryptokit/curve25519
public enum Curve25519: Sendable {
    static let keyByteCount = 32

    /// A key of OpenSSL's.
    final class Key {
        let pointer: OpaquePointer

        /// - Parameter kind: OpenSSL's number of X25519 or Ed25519.
        /// - Throws: `CryptoKitError.incorrectKeySize` where the bytes are not 32.
        init(_ bytes: [UInt8], _ kind: CInt, isPrivate: Bool) throws {
            guard bytes.count == Curve25519.keyByteCount else { throw CryptoKitError.incorrectKeySize }
            let made =
                isPrivate
                ? EVP_PKEY_new_raw_private_key(kind, nil, bytes, bytes.count)
                : EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count)
            guard let made else { throw CryptoKitError.incorrectParameterSize }
            pointer = made
        }

        deinit { EVP_PKEY_free(pointer) }

        /// Bytes of the public key.
        var publicBytes: [UInt8] {
            var count = Curve25519.keyByteCount
            var bytes = [UInt8](repeating: 0, count: count)
            let isDone = EVP_PKEY_get_raw_public_key(pointer, &bytes, &count)
            precondition(isDone == 1, "OpenSSL failed to compute a public key")
            return bytes
        }
    }

    /// Returns the bytes of a new private key.
    static func randomBytes() -> [UInt8] { SymmetricKey(size: .bits256).bytes }

    /// Returns the bytes of a key.
    /// - Throws: `CryptoKitError.incorrectKeySize`.
    static func keyBytes(_ raw: some ContiguousBytes) throws -> [UInt8] {
        let bytes = raw.array
        guard bytes.count == keyByteCount else { throw CryptoKitError.incorrectKeySize }
        return bytes
    }

    static func check(_ result: CInt) throws {
        guard result == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: result) }
    }
}
