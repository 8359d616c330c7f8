package import ChatModels
import Crypto
package import Foundation

/// The addresses at which single messages of a conversation can be read without signing in. Each recipient has an
/// address of their own for each message, which nobody can make without the server's secret.
package struct MessageLinks: Hashable, Sendable {
    private let conversation: ConversationID
    private let key: Data

    /// - Parameter secret: the server's own random bytes.
    package init(secret: Data, conversation: ConversationID) {
        self.conversation = conversation
        // A key of its own: the same secret also signs devices in and derives what apps see of people.
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret), info: Data("parley-message-link".utf8), outputByteCount: 32)
        key = derived.withUnsafeBytes { Data($0) }
    }

    /// As in `/messages/kate-and-john/7/` and 64 hexadecimal digits.
    package func path(of sequence: Int, for person: PersonID) -> String {
        let code = HMAC<SHA256>.authenticationCode(
            for: Self.text(sequence, person, conversation), using: SymmetricKey(data: key))
        return "/messages/\(conversation)/\(sequence)/\(code.hexadecimal)"
    }

    /// Whether this is the code with which the person's address of the message ends. Takes as long for a wrong one.
    package func isCode(_ code: String, of sequence: Int, for person: PersonID) -> Bool {
        guard let bytes = Data(hexadecimal: code) else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(
            bytes, authenticating: Self.text(sequence, person, conversation), using: SymmetricKey(data: key))
    }

    private static func text(_ sequence: Int, _ person: PersonID, _ conversation: ConversationID) -> Data {
        Data([conversation.rawValue, "\(sequence)", person.description].joined(separator: "\u{0}").utf8)
    }
}
