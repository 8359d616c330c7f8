import CLibcrypto
public import Foundation

extension P256 {
    /// Signatures (ECDSA) of a text's SHA-256.
    ///
    /// Source: developer.apple.com/documentation/cryptokit/p256/signing
    public enum Signing: Sendable {
        /// Source: developer.apple.com/documentation/cryptokit/p256/signing/privatekey
        public struct PrivateKey: Sendable {
            private let secret: Secret

            /// Makes a random key.
            public init(compactRepresentable: Bool = true) { secret = Secret() }
            /// - Throws: `CryptoKitError` where the 32 bytes are no key.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                secret = try Secret(rawRepresentation.array)
            }

            /// 32 bytes.
            public var rawRepresentation: Data { Data(secret.key) }
            public var publicKey: PublicKey { PublicKey(point: secret.point) }

            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
                let text = Array(data)
                var bytes = [UInt8](repeating: 0, count: ECDSASignature.byteCount)
                guard p256_sign(secret.key, text, text.count, &bytes) == 1 else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: 0)
                }
                return try ECDSASignature(rawRepresentation: bytes)
            }
        }

        /// Source: developer.apple.com/documentation/cryptokit/p256/signing/publickey
        public struct PublicKey: Sendable {
            let point: [UInt8]

            init(point: [UInt8]) { self.point = point }
            /// - Throws: `CryptoKitError` where the 64 bytes are no point of the curve.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                point = try P256.point([P256.pointMark] + rawRepresentation.array)
            }
            /// - Throws: `CryptoKitError` where the 65 bytes are no point of the curve.
            public init<D: ContiguousBytes>(x963Representation: D) throws {
                point = try P256.point(x963Representation.array)
            }

            /// 64 bytes: both coordinates.
            public var rawRepresentation: Data { Data(point.dropFirst()) }
            /// 65 bytes: the same after the mark of a point that is not compressed.
            public var x963Representation: Data { Data(point) }

            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                let text = Array(data)
                return p256_verify(point, text, text.count, Array(signature.rawRepresentation)) == 1
            }
        }

        /// Source: developer.apple.com/documentation/cryptokit/p256/signing/ecdsasignature
        public struct ECDSASignature: ContiguousBytes, Sendable {
            static let byteCount = p256_signature_count
            /// 64 bytes: the two numbers.
            public let rawRepresentation: Data

            /// - Throws: `CryptoKitError.incorrectParameterSize`.
            public init<D: DataProtocol>(rawRepresentation: D) throws {
                guard rawRepresentation.count == Self.byteCount else { throw CryptoKitError.incorrectParameterSize }
                self.rawRepresentation = Data(rawRepresentation)
            }

            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try rawRepresentation.withUnsafeBytes(body)
            }
        }
    }
}
