import CLibcrypto
public import Foundation

extension Curve25519 {
    /// Signatures (Ed25519, RFC 8032) of 64 bytes.
    ///
    /// Source: developer.apple.com/documentation/cryptokit/curve25519/signing
    public enum Signing: Sendable {
        static let kind = CInt(NID_ED25519)
        static let signatureByteCount = 64

        /// Source: developer.apple.com/documentation/cryptokit/curve25519/signing/privatekey
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
                let key = try? Key(bytes, Signing.kind, isPrivate: true)
                return PublicKey(bytes: key?.publicBytes ?? [])
            }

            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                let (key, text) = (try Key(bytes, Signing.kind, isPrivate: true), Array(data))
                let context = EVP_MD_CTX_new()
                defer { EVP_MD_CTX_free(context) }
                var count = Signing.signatureByteCount
                var signature = [UInt8](repeating: 0, count: count)
                try check(EVP_DigestSignInit(context, nil, nil, nil, key.pointer))
                try check(EVP_DigestSign(context, &signature, &count, text, text.count))
                return Data(signature)
            }
        }

        /// Source: developer.apple.com/documentation/cryptokit/curve25519/signing/publickey
        public struct PublicKey: Sendable {
            private let bytes: [UInt8]

            init(bytes: [UInt8]) { self.bytes = bytes }
            /// - Throws: `CryptoKitError.incorrectKeySize`.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = try Curve25519.keyBytes(rawRepresentation)
            }

            public var rawRepresentation: Data { Data(bytes) }

            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                guard signature.count == Signing.signatureByteCount,
                    let key = try? Key(bytes, Signing.kind, isPrivate: false)
                else { return false }
                let context = EVP_MD_CTX_new()
                defer { EVP_MD_CTX_free(context) }
                let (text, given) = (Array(data), Array(signature))
                return EVP_DigestVerifyInit(context, nil, nil, nil, key.pointer) == 1
                    && EVP_DigestVerify(context, given, given.count, text, text.count) == 1
            }
        }
    }
}
