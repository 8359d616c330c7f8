import Crypto
import Foundation
import Transcript

/// The code of a link by which people join: 8 bytes that find the invitation, and 32 random ones that open it.
struct InvitationCode: Sendable {
    private static let idByteCount = 8
    private static let secretByteCount = 32

    let id: String
    private let secret: Data

    /// A new one, from the system's source of randomness.
    init() {
        var generator = SystemRandomNumberGenerator()
        func bytes(_ count: Int) -> Data {
            Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        }
        id = bytes(Self.idByteCount).hexadecimal
        secret = bytes(Self.secretByteCount)
    }

    /// Nil for what cannot be a code.
    init?(_ text: String) {
        guard text.utf8.count == 2 * (Self.idByteCount + Self.secretByteCount),
            let bytes = Data(hexadecimal: text)
        else { return nil }
        id = Data(bytes.prefix(Self.idByteCount)).hexadecimal
        secret = Data(bytes.dropFirst(Self.idByteCount))
    }

    var text: String { id + secret.hexadecimal }

    /// What is kept of it. The secret is long and random, so one round of a fast hash is enough.
    var digest: Data { Data(SHA256.hash(data: secret)) }

    /// In a time that does not depend on where the two differ.
    func opens(_ digest: Data) -> Bool { SHA256.hash(data: secret) == digest }
}
