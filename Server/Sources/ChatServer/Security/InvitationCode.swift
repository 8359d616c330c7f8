import Foundation
import Hashing

/// Code of an invitation link: an 8-byte ID that finds the invitation, and a random 32-byte secret that authorises
/// joining.
struct InvitationCode: Sendable {
    private static let idByteCount = 8
    private static let secretByteCount = 32

    let id: String
    private let secret: Data

    /// Generates a new code from the system's random source.
    init() {
        id = Data(randomByteCount: Self.idByteCount).hexadecimal
        secret = Data(randomByteCount: Self.secretByteCount)
    }

    /// Parses the text of a link; nil where it has the wrong length or is not hexadecimal.
    init?(_ text: String) {
        guard text.utf8.count == 2 * (Self.idByteCount + Self.secretByteCount),
            let bytes = Data(hexadecimal: text)
        else { return nil }
        id = Data(bytes.prefix(Self.idByteCount)).hexadecimal
        secret = Data(bytes.dropFirst(Self.idByteCount))
    }

    var text: String { id + secret.hexadecimal }

    /// SHA-256 of the secret, which is what the database stores. The secret is long and random, so one round of a fast
    /// hash is enough.
    var digest: Data { SHA256.hash(secret) }

    /// Whether the secret matches the stored digest; compares in constant time.
    func opens(_ digest: Data) -> Bool { self.digest.isEqualInConstantTime(to: digest) }
}
