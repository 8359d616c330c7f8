import ChatModels
import ChatStore
import DeviceHost

// Who takes part, and what of the log the device's person may see.
extension DeviceSession {
    /// Somebody joined or left. Read anew, and not worked out from the entry: the store may be ahead of it.
    func readPeople() async throws {
        guard let conversation = try await world.database.conversation(context.conversation) else { return }
        memberships = try await world.database.memberships(of: context.person, in: context.conversation)
        receipts = conversation.participants.map { person in
            receipts.first { $0.person == person.id } ?? Receipt(person: person.id, delivered: 0, read: 0)
        }
        try await handle(.people(conversation.participants, former: conversation.former))
    }

    func sees(_ sequence: Int) -> Bool { memberships.contains { $0.holds(sequence) } }

    /// The message whose place the entry takes; an earlier one where the person never saw that one.
    func supersededInSight(_ stored: StoredEntry) async throws -> LogEntry? {
        guard let superseded = stored.superseded, !sees(superseded.sequence) else { return stored.superseded }
        return try await world.database.superseded(
            by: stored.entry, in: context.conversation, for: context.person)
    }
}
