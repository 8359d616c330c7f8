import CLibcrypto
public import Foundation

/// SHA-256 (FIPS 180-4), computed by OpenSSL.
public enum SHA256 {
    /// Number of bytes of a digest.
    public static let byteCount = 32

    /// Returns the digest of the bytes: 32 bytes, equal for equal bytes.
    public static func hash(_ bytes: Data) -> Data {
        Data(filledWith: byteCount) { digest in
            bytes.withUnsafeBytes {
                EVP_Digest($0.baseAddress, $0.count, digest.baseAddress, nil, EVP_sha256(), nil) == 1
            }
        }
    }
}

extension Data {
    /// Makes bytes that a function of OpenSSL fills in. The function fails only where no memory is left or the library
    /// lacks SHA-256, which ends the program.
    init(filledWith count: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Bool) {
        var data = Data(count: count)
        let isFilled = data.withUnsafeMutableBytes { fill($0.assumingMemoryBound(to: UInt8.self)) }
        precondition(isFilled, "OpenSSL failed to compute a digest")
        self = data
    }

    /// Whether both have the same bytes. Takes the same time wherever they differ, so that nobody finds a secret byte
    /// by byte.
    public func isEqualInConstantTime(to other: Data) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBytes { mine in
            other.withUnsafeBytes { mine.isEmpty || CRYPTO_memcmp(mine.baseAddress, $0.baseAddress, $0.count) == 0 }
        }
    }
}
