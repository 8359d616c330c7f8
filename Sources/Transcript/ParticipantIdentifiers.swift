package import AppProtocol
package import ChatModels
import Crypto
package import Foundation

/// The identifiers under which one app on one device sees the people of one conversation: stable over activations, and
/// saying nothing across devices, apps, installs or conversations (docs/messages.md, B83, O13).
package struct ParticipantIdentifiers: Hashable, Sendable {
    private var identifiers: [PersonID: UUID] = [:]
    private var persons: [UUID: PersonID] = [:]

    /// - Parameters:
    ///   - secret: the server's own random bytes; without them identifiers cannot be linked to people.
    ///   - install: changes when the app is installed anew on the device.
    package init(
        secret: Data, device: DeviceID, app: AppID, install: Int = 0, conversation: ConversationID,
        people: [PersonID]
    ) {
        let key = SymmetricKey(data: secret)
        for person in people {
            let parts = [device.rawValue, app.rawValue, "\(install)", conversation.rawValue, person.description]
            let identifier = Self.uuid(of: Data(parts.joined(separator: "\u{0}").utf8), key: key)
            identifiers[person] = identifier
            persons[identifier] = person
        }
    }

    package func identifier(of person: PersonID) -> UUID? { identifiers[person] }
    package func person(_ identifier: UUID) -> PersonID? { persons[identifier] }

    /// A message as the app wrote it, turned into the form that the log keeps: tokens name persons.
    package func inLog(_ message: MessageState) -> MessageState {
        message.mappingTokenTexts { text in
            NameTokens.replace(in: text) { uuid in person(uuid).map { "$\($0.uuid.uuidString)" } }
        }
    }

    /// A message of the log, turned into what this app on this device may see of it.
    package func forApp(_ message: MessageState, sender: PersonID?) -> MessageState {
        var state = message.mappingTokenTexts { text in
            NameTokens.replace(in: text) { uuid in identifier(of: PersonID(uuid)).map { "$\($0.uuidString)" } }
        }
        state.sender = sender.flatMap(identifier(of:))
        return state
    }

    /// The first 128 bits of an HMAC-SHA-256, marked as a random UUID (RFC 9562, section 5.4).
    private static func uuid(of text: Data, key: SymmetricKey) -> UUID {
        var bytes = Array(HMAC<SHA256>.authenticationCode(for: text, using: key).prefix(16))
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
                bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}

extension MessageState {
    /// Names are put into the template's texts and the summary, and nowhere else (B86).
    fileprivate func mappingTokenTexts(_ transform: (String) -> String) -> MessageState {
        var state = self
        state.summaryText = summaryText.map(transform)
        for field in [
            \TemplateLayoutState.caption, \.subcaption, \.trailingCaption, \.trailingSubcaption, \.imageTitle,
            \.imageSubtitle,
        ] {
            state.layout?[keyPath: field] = layout?[keyPath: field].map(transform)
        }
        return state
    }
}
