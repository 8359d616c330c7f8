import ChatModels
import ChatStore
import DeviceHost
import Transcript

// Participants, and the part of the log that the device's person may see.
extension DeviceSession {
    /// Reloads the participants after somebody joined or left. They are not derived from the entry, because the store
    /// may already be ahead of it.
    func readPeople() async throws {
        let (id, person) = (context.conversation, context.person)
        guard let conversation = try await world.database.conversation(id, as: person) else { return }
        memberships = try await world.database.memberships(of: context.person, in: context.conversation)
        let before = receipts
        try await handle(.people(conversation.participants, former: conversation.former))
        receipts = host.context.takesPart ? try await world.database.receipts(of: id) : []
        let changed = receipts.filter { !before.contains($0) }
        if !changed.isEmpty { publish(.receipts(changed)) }
        feed.presenceChanged()
    }

    /// Calls `readPeople` in the session's queue.
    nonisolated func readPeopleSerially() async throws {
        try await seriallyAlways { session in try await session.readPeople() }
    }

    /// Checks that the person takes part, for requests that read the database before they reach the host.
    /// - Throws: `ChatError`: `not_a_participant` for somebody who has left.
    nonisolated func checkMembership() async throws {
        try await serially { try $0.host.checkMembership() }
    }

    func sees(_ sequence: Int) -> Bool { memberships.contains { $0.holds(sequence) } }

    /// Returns the event for an entry, without references to entries that the person may not see.
    func event(for stored: StoredEntry) async throws -> EntryEvent {
        let isInSight = stored.others.allSatisfy { sees($0.sequence) }
        if isInSight { return stored.event(for: reader) }
        let seen = try await world.database.prepared(stored.entry, in: context.conversation, for: context.person)
        return seen.event(for: reader)
    }
}
