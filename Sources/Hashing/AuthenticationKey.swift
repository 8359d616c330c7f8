import CLibcrypto
public import Foundation

/// Key of HMAC-SHA-256 (RFC 2104): only its owner can make or check the code of a text.
public struct AuthenticationKey: Hashable, Sendable {
    private let bytes: Data

    /// Makes a key of the given bytes, which should be random and at least 16.
    public init(_ bytes: Data) { self.bytes = bytes }

    /// Generates a key of 32 random bytes.
    public init() { self.init(Data(randomByteCount: SHA256.byteCount)) }

    /// Derives a key of 32 bytes by HKDF-SHA-256 without salt (RFC 5869), so that one secret serves several purposes
    /// and a code of one is no code of another.
    public init(derivedFrom secret: Data, for purpose: String) {
        // A byte behind the end: an empty array has no address, which OpenSSL takes for an error.
        let (secret, purpose) = (Array(secret) + [0], Array(purpose.utf8) + [0])
        let derived = Data(filledWith: SHA256.byteCount) { key in
            derive_key_by_hkdf_sha256(
                secret, secret.count - 1, purpose, purpose.count - 1, key.baseAddress, key.count) == 1
        }
        self.init(derived)
    }

    /// Returns the code of the text: 32 bytes.
    public func code(for text: Data) -> Data {
        // A byte behind the end, for the same reason.
        let (key, text) = (Array(bytes) + [0], Array(text) + [0])
        return Data(filledWith: SHA256.byteCount) { code in
            HMAC(EVP_sha256(), key, CInt(key.count - 1), text, text.count - 1, code.baseAddress, nil) != nil
        }
    }

    /// Whether the code is the text's; compares in constant time.
    public func isCode(_ code: Data, for text: Data) -> Bool {
        self.code(for: text).isEqualInConstantTime(to: code)
    }
}
