import ChatModels
import ChatStore
import Foundation
import Logging
import Transcript

extension Chat {
    /// Milliseconds between two entries of the first conversation.
    private static let pause: Int64 = 45_000

    /// Puts the first conversation into the log, where the log is empty. Without it the server runs as well.
    func begin(with first: FirstConversation?) async {
        guard let first else { return }
        do {
            guard try await world.database.lastSequence(of: conversation.id) == 0 else { return }
            try await append(first, for: FirstSpeakers(of: self))
        } catch {
            world.logger.warning("The first conversation could not be stored.", metadata: ["error": "\(error)"])
        }
    }

    private func append(_ first: FirstConversation, for speakers: FirstSpeakers) async throws {
        let installed = Set(world.apps.installed.summaries.map(\.id))
        let begin = world.now() - Int64(first.entries.count) * Self.pause
        for (number, entry) in first.entries.enumerated() {
            guard let device = speakers.device(entry.from) else { continue }
            if case .message(let message) = entry.content, !installed.contains(message.app) { continue }
            _ = try await world.appender.append(
                Append(
                    conversation: conversation.id, device: device, key: SendKey(unchecked: "first-\(number)"),
                    entries: [
                        UnstoredEntry(content: try speakers.named(in: entry.content), picture: first.picture(of: entry))
                    ], sentAt: begin + Int64(number) * Self.pause, takesDraft: false))
        }
    }
}

/// Who the places in a first conversation stand for: the conversation's people in order, each with the first device.
private struct FirstSpeakers {
    private let members: [ConversationDevice]
    private let conversation: ConversationID
    private let secret: Data

    init(of chat: Chat) async throws {
        let first = Set(chat.members.filter { $0.firstDevice == nil }.map(\.device))
        conversation = chat.conversation.id
        secret = chat.world.secret
        members = try await chat.world.database.devices(in: conversation).filter { first.contains($0.device) }
    }

    /// - Parameter place: counted from 1.
    func device(_ place: Int) -> DeviceID? {
        members.indices.contains(place - 1) ? members[place - 1].device : nil
    }

    /// `PERSON-2` becomes who that is, and `IDENTIFIER-1-2` what the message's app on the first one's device knows the second by.
    func named(in content: EntryContent) throws -> EntryContent {
        var text = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
        for (place, member) in members.enumerated() {
            if case .message(let message) = content {
                let known = ParticipantIdentifiers(
                    secret: secret, device: member.device, app: message.app, conversation: conversation,
                    people: members.map(\.person.id))
                for (other, person) in members.enumerated() {
                    let identifier = known.identifier(of: person.person.id)?.uuidString ?? ""
                    text.replace("IDENTIFIER-\(place + 1)-\(other + 1)", with: identifier)
                }
            }
            text.replace("PERSON-\(place + 1)", with: member.person.id.uuid.uuidString)
        }
        return try JSONDecoder().decode(EntryContent.self, from: Data(text.utf8))
    }
}
