import ChatStore
import Foundation
import Hashing

/// Code of a link to one bubble: the ID of an invitation, the number of the entry, and a proof that cannot be made without the
/// server's secret. It lets in nobody by itself: the invitation has to be there and open.
struct BubbleCode: Sendable {
    private static let idByteCount = 8
    private static let sequenceByteCount = 8

    let invitation: String
    let sequence: Int
    private let proof: Data

    init(of sequence: Int, by invitation: StoredInvitation, secret: Data) {
        (self.invitation, self.sequence) = (invitation.id, sequence)
        proof = Self.key(secret).code(for: Self.words(sequence, invitation))
    }

    /// Parses the text of a link; nil where it is none to a bubble.
    init?(_ text: String) {
        let length = Self.idByteCount + Self.sequenceByteCount + SHA256.byteCount
        guard text.utf8.count == 2 * length, let bytes = Data(hexadecimal: text) else { return nil }
        let number = bytes.dropFirst(Self.idByteCount).prefix(Self.sequenceByteCount)
        guard let sequence = Int(exactly: number.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) else { return nil }
        invitation = Data(bytes.prefix(Self.idByteCount)).hexadecimal
        self.sequence = sequence
        proof = Data(bytes.suffix(SHA256.byteCount))
    }

    var text: String {
        let number = (0..<Self.sequenceByteCount).reversed().map { UInt8(truncatingIfNeeded: sequence >> (8 * $0)) }
        return invitation + Data(number).hexadecimal + proof.hexadecimal
    }

    /// Whether the code was made for the invitation; compares in constant time.
    func isOf(_ invitation: StoredInvitation, secret: Data) -> Bool {
        Self.key(secret).isCode(proof, for: Self.words(sequence, invitation))
    }

    private static func key(_ secret: Data) -> AuthenticationKey {
        AuthenticationKey(derivedFrom: secret, for: "parley-bubble-link")
    }

    /// The digest is new with each invitation, so that no link outlives its own.
    private static func words(_ sequence: Int, _ invitation: StoredInvitation) -> Data {
        Data([invitation.id, invitation.digest.hexadecimal, "\(sequence)"].joined(separator: "\u{0}").utf8)
    }
}
