import ChatModels
import ChatStore
import Foundation
import Logging
import Transcript

extension Chat {
    /// Milliseconds between two entries of the first conversation.
    private static let pause: Int64 = 45_000

    /// Appends the first conversation if the log is empty. Logs a warning on failure, because the server works without
    /// it.
    func begin(with first: SeedConversation?) async {
        guard let first else { return }
        do {
            guard try await world.database.lastSequence(of: conversation.id) == 0 else { return }
            try await append(first, for: SeedParticipants(of: self))
        } catch {
            world.logger.warning("The first conversation could not be stored.", metadata: ["error": "\(error)"])
        }
    }

    private func append(_ first: SeedConversation, for speakers: SeedParticipants) async throws {
        let installed = Set(world.apps.installed.summaries.map(\.id))
        let begin = world.now() - Int64(first.entries.count) * Self.pause
        for (number, entry) in first.entries.enumerated() {
            guard let device = speakers.device(entry.from) else { continue }
            if case .message(let message) = entry.content, !installed.contains(message.app) { continue }
            _ = try await world.appender.append(
                Append(
                    conversation: conversation.id, device: device, key: SendKey(unchecked: "first-\(number)"),
                    entries: [
                        NewEntry(content: try speakers.named(in: entry.content), picture: first.picture(of: entry))
                    ], sentAt: begin + Int64(number) * Self.pause, takesDraft: false))
        }
    }
}

/// Maps the numbered places of a first conversation to people: the conversation's members in order, each with their
/// first device.
private struct SeedParticipants {
    private let members: [ConversationDevice]
    private let conversation: ConversationID
    private let secret: Data

    init(of chat: Chat) async throws {
        let first = Set(chat.members.filter { $0.firstDevice == nil }.map(\.device))
        conversation = chat.conversation.id
        secret = chat.world.secret
        members = try await chat.world.database.devices(in: conversation).filter { first.contains($0.device) }
    }

    /// Returns the first device of the person at this place.
    /// - Parameter place: counted from 1.
    func device(_ place: Int) -> DeviceID? { member(place)?.device }

    private func member(_ place: Int) -> ConversationDevice? {
        members.indices.contains(place - 1) ? members[place - 1] : nil
    }

    /// Replaces the placeholders (`SeedPlaceholders`).
    func named(in content: EntryContent) throws -> EntryContent {
        let text = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
        let named = SeedPlaceholders.replaced(
            in: text, person: { member($0)?.person.id.uuid.uuidString },
            identifier: { identifier(of: $1, for: $0, in: content) })
        return try JSONDecoder().decode(EntryContent.self, from: Data(named.utf8))
    }

    /// Returns the identifier by which the message's app on the owner's device knows the other person; nil where there
    /// is no such person, or no message.
    private func identifier(of other: Int, for owner: Int, in content: EntryContent) -> String? {
        guard case .message(let message) = content, let owner = member(owner), let other = member(other) else {
            return nil
        }
        let known = ParticipantIdentifiers(
            secret: secret, device: owner.device, app: message.app, conversation: conversation,
            people: members.map(\.person.id))
        return known.identifier(of: other.person.id)?.uuidString
    }
}
