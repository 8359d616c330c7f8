public import ChatModels
public import Foundation
import Hashing

/// Identifiers by which one app on one device knows the people of one conversation: stable across launches, unlinkable
/// across devices, apps, installs and conversations (docs/messages.md, B83, O13).
public struct ParticipantIdentifiers: Hashable, Sendable {
    private var identifiers: [PersonID: UUID] = [:]
    private var persons: [UUID: PersonID] = [:]

    /// Derives the identifiers.
    /// - Parameters:
    ///   - secret: the server's random bytes; without them identifiers cannot be linked to people.
    ///   - install: number of the app's install on the device.
    public init(
        secret: Data, device: DeviceID, app: AppID, install: Int = 0, conversation: ConversationID,
        people: [PersonID]
    ) {
        let key = AuthenticationKey(secret)
        for person in people {
            let parts = [device.rawValue, app.rawValue, "\(install)", conversation.rawValue, person.description]
            let identifier = Self.uuid(of: Data(parts.joined(separator: "\u{0}").utf8), key: key)
            identifiers[person] = identifier
            persons[identifier] = person
        }
    }

    public func identifier(of person: PersonID) -> UUID? { identifiers[person] }
    public func person(_ identifier: UUID) -> PersonID? { persons[identifier] }

    /// Returns the first 128 bits of an HMAC-SHA-256, marked as a random UUID (RFC 9562, section 5.4).
    private static func uuid(of text: Data, key: AuthenticationKey) -> UUID {
        var bytes = Array(key.code(for: text).prefix(16))
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}
