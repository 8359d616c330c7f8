public import Foundation

/// Derives keys from secrets (RFC 5869).
///
/// Source: developer.apple.com/documentation/cryptokit/hkdf
public struct HKDF<H: HashFunction>: Sendable {
    /// - Parameter outputByteCount: at most 255 digests; more ends the program, as with Apple's.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Makes a key of even randomness. Source: RFC 5869, section 2.2.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(
            for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
    }

    /// Makes keys for several purposes of one. Source: RFC 5869, section 2.3.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition((0...255 * H.Digest.byteCount).contains(outputByteCount), "HKDF derives 255 digests at most")
        let (key, info) = (SymmetricKey(data: prk), info.map { Array($0) } ?? [])
        var (output, block): ([UInt8], [UInt8]) = ([], [])
        var number: UInt8 = 0
        while output.count < outputByteCount {
            number += 1
            block = HMAC<H>.authenticationCode(for: block + info + [number], using: key).bytes
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
