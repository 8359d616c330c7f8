public import ChatModels
public import Foundation
import Hashing

/// Addresses at which single messages can be read without signing in. Each recipient has a separate address for each
/// message, which cannot be made without the server's secret.
public struct MessageLinks: Hashable, Sendable {
    private let conversation: ConversationID
    private let key: AuthenticationKey

    /// Derives the key of the links.
    /// - Parameter secret: the server's random bytes.
    public init(secret: Data, conversation: ConversationID) {
        self.conversation = conversation
        // A separate derived key, because the same secret also signs devices in and derives the identifiers that apps
        // see.
        key = AuthenticationKey(derivedFrom: secret, for: "parley-message-link")
    }

    /// Returns the address, such as `/messages/kate-and-john/7/` followed by 64 hexadecimal digits.
    public func path(of sequence: Int, for person: PersonID) -> String {
        let code = key.code(for: Self.text(sequence, person, conversation))
        return "/messages/\(conversation)/\(sequence)/\(code.hexadecimal)"
    }

    /// Whether the code belongs to the person's address of the message; compares in constant time.
    public func isCode(_ code: String, of sequence: Int, for person: PersonID) -> Bool {
        guard let bytes = Data(hexadecimal: code) else { return false }
        return key.isCode(bytes, for: Self.text(sequence, person, conversation))
    }

    private static func text(_ sequence: Int, _ person: PersonID, _ conversation: ConversationID) -> Data {
        Data([conversation.rawValue, "\(sequence)", person.description].joined(separator: "\u{0}").utf8)
    }
}
