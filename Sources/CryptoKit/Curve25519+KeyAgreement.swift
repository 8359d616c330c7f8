import CLibcrypto
public import Foundation

extension Curve25519 {
    /// Agreement on a secret by two public keys (X25519, RFC 7748).
    ///
    /// Source: developer.apple.com/documentation/cryptokit/curve25519/keyagreement
    public enum KeyAgreement: Sendable {
        static let kind = CInt(NID_X25519)

        /// Source: developer.apple.com/documentation/cryptokit/curve25519/keyagreement/privatekey
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]

            /// Makes a random key.
            public init() { bytes = Curve25519.randomBytes() }
            /// - Throws: `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = try Curve25519.keyBytes(rawRepresentation)
            }

            public var rawRepresentation: Data { Data(bytes) }
            public var publicKey: PublicKey {
                let key = try? Key(bytes, KeyAgreement.kind, isPrivate: true)
                return PublicKey(bytes: key?.publicBytes ?? [])
            }

            /// Returns the secret that the owner of the other key gets as well.
            /// - Throws: `CryptoKitError` where the other key has no secret with any.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let mine = try Key(bytes, KeyAgreement.kind, isPrivate: true)
                let theirs = try Key(publicKeyShare.bytes, KeyAgreement.kind, isPrivate: false)
                let context = EVP_PKEY_CTX_new(mine.pointer, nil)
                defer { EVP_PKEY_CTX_free(context) }
                var count = Curve25519.keyByteCount
                var secret = [UInt8](repeating: 0, count: count)
                try check(EVP_PKEY_derive_init(context))
                try check(EVP_PKEY_derive_set_peer(context, theirs.pointer))
                try check(EVP_PKEY_derive(context, &secret, &count))
                return SharedSecret(bytes: secret)
            }
        }

        /// Source: developer.apple.com/documentation/cryptokit/curve25519/keyagreement/publickey
        public struct PublicKey: Sendable {
            let bytes: [UInt8]

            init(bytes: [UInt8]) { self.bytes = bytes }
            /// - Throws: `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = try Curve25519.keyBytes(rawRepresentation)
            }

            public var rawRepresentation: Data { Data(bytes) }
        }
    }
}
