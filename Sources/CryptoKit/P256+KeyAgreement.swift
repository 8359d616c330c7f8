import CLibcrypto
public import Foundation

extension P256 {
    /// Agreement on a secret by two public keys (ECDH).
    ///
    /// Source: developer.apple.com/documentation/cryptokit/p256/keyagreement
    public enum KeyAgreement: Sendable {
        /// Source: developer.apple.com/documentation/cryptokit/p256/keyagreement/privatekey
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

            /// Returns the secret that the owner of the other key gets as well.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                var bytes = [UInt8](repeating: 0, count: P256.keyByteCount)
                guard p256_agree(secret.key, publicKeyShare.point, &bytes) == 1 else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: 0)
                }
                return SharedSecret(bytes: bytes)
            }
        }

        /// Source: developer.apple.com/documentation/cryptokit/p256/keyagreement/publickey
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
        }
    }
}

/// Secret that two sides of an agreement share. It is no key: `hkdfDerivedSymmetricKey` makes one of it.
///
/// Source: developer.apple.com/documentation/cryptokit/sharedsecret
public struct SharedSecret: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.bytes, rhs.bytes) }

    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }
}
