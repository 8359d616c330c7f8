import ChatModels
import CryptoKit
import Foundation

/// A browser's keys for what is pushed to it: nobody between can read that.
struct PushReader: Sendable {
    let publicKey: P256.KeyAgreement.PublicKey
    let secret: Data

    static let secretByteCount = 16

    /// Returns nil where the key is no point of the curve or the secret does not have 16 bytes.
    init?(publicKey: Data, secret: Data) {
        guard secret.count == Self.secretByteCount,
            let key = try? P256.KeyAgreement.PublicKey(x963Representation: publicKey)
        else { return nil }
        (self.publicKey, self.secret) = (key, secret)
    }
}

/// Encrypts a text for one browser, as one record of the content encoding `aes128gcm`.
///
/// Source: RFC 8291, section 3.4; RFC 8188, section 2.
struct PushEncryption {
    /// Size of a record that is announced: the text has only one, which is shorter.
    private static let recordByteCount: UInt32 = 4_096
    /// Most bytes of a text: so that all of it has 4,096, which every push service takes. Source: RFC 8291, section 4.
    static let textByteCountMax = 3_993
    /// Marks the end of the text in the last record; zeros follow.
    private static let endMark: UInt8 = 2

    /// Random for each text.
    var salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
    var key = P256.KeyAgreement.PrivateKey()

    /// - Parameter paddedByteCount: bytes to which a shorter text is filled up.
    /// - Throws: `ChatError`: `text_too_long`.
    func encrypted(_ text: Data, for reader: PushReader, paddedByteCount: Int = 0) throws -> Data {
        guard max(text.count, paddedByteCount) <= Self.textByteCountMax else {
            throw ChatError(.textTooLong, "A notice has \(Self.textByteCountMax) bytes at most.")
        }
        let mine = key.publicKey.x963Representation
        let common = try secret(with: reader, mine)
        let box = try AES.GCM.seal(
            text + [Self.endMark] + Data(count: max(0, paddedByteCount - text.count)),
            using: derived(common, "Content-Encoding: aes128gcm\0", 16),
            nonce: AES.GCM.Nonce(data: derived(common, "Content-Encoding: nonce\0", 12).withUnsafeBytes { Data($0) }))
        let size = withUnsafeBytes(of: Self.recordByteCount.bigEndian) { Data($0) }
        return salt + size + [UInt8(mine.count)] + mine + box.ciphertext + box.tag
    }

    private func secret(with reader: PushReader, _ mine: Data) throws -> SymmetricKey {
        let info = Data("WebPush: info\0".utf8) + reader.publicKey.x963Representation + mine
        return try key.sharedSecretFromKeyAgreement(with: reader.publicKey).hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: reader.secret, sharedInfo: info, outputByteCount: 32)
    }

    private func derived(_ common: SymmetricKey, _ purpose: String, _ byteCount: Int) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: common, salt: salt, info: Data(purpose.utf8), outputByteCount: byteCount)
    }
}
