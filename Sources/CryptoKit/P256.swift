import CLibcrypto
import Foundation

/// The curve P-256 of NIST, computed by OpenSSL. Keys have the forms of Apple's `rawRepresentation` and `x963Representation`.
///
/// Source: developer.apple.com/documentation/cryptokit/p256
public enum P256: Sendable {
    static let keyByteCount = p256_key_count
    static let pointByteCount = p256_point_count
    /// First byte of a point that is not compressed. Source: SEC 1, section 2.3.3.
    static let pointMark: UInt8 = 4

    /// Private key and its point, for either use.
    struct Secret: Sendable {
        let key: [UInt8]
        let point: [UInt8]

        /// Makes a random one.
        init() {
            // One try in 2³² fails, at which the number is not below the order of the curve.
            while true {
                let random = SymmetricKey(size: SymmetricKeySize(bitCount: P256.keyByteCount * 8)).bytes
                guard let secret = try? Secret(random) else { continue }
                self = secret
                return
            }
        }

        /// - Throws: `CryptoKitError`: `incorrectKeySize`, `incorrectParameterSize` for a number that is no key.
        init(_ bytes: [UInt8]) throws {
            guard bytes.count == P256.keyByteCount else { throw CryptoKitError.incorrectKeySize }
            var point = [UInt8](repeating: 0, count: P256.pointByteCount)
            guard p256_public_key(bytes, &point) == 1 else { throw CryptoKitError.incorrectParameterSize }
            (key, self.point) = (bytes, point)
        }
    }

    /// Returns the bytes of a point, with its mark.
    /// - Throws: `CryptoKitError.incorrectParameterSize` where it is not on the curve.
    static func point(_ bytes: [UInt8]) throws -> [UInt8] {
        guard bytes.count == pointByteCount, bytes[0] == pointMark, p256_is_point(bytes) == 1 else {
            throw CryptoKitError.incorrectParameterSize
        }
        return bytes
    }
}

extension ContiguousBytes {
    var array: [UInt8] { withUnsafeBytes { Array($0) } }
}
