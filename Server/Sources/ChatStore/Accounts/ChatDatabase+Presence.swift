package import ChatModels
import Foundation
import GRDB

/// Decides which people of a conversation see whether others are here.
package struct PresenceRules: Hashable, Sendable {
    package struct Person: Hashable, Sendable {
        package var id: PersonID
        /// Whether others see when the person is here, and the person when others are.
        package var isShown: Bool
        /// Last use of a device, in milliseconds since 1970; nil where none is signed in.
        package var usedAt: Int64?
    }
    fileprivate struct Pair: Hashable, Sendable {
        var one: PersonID
        var other: PersonID
    }

    /// Everybody who takes part and can sign in, in order.
    package var people: [Person] = []
    /// Number of those who take part, also of those who cannot sign in.
    fileprivate var memberCount = 0
    /// Pairs in which one person has blocked the other, in both orders.
    fileprivate var blocks: Set<Pair> = []

    /// Returns what a person sees of those who have a page of the conversation open.
    package func event(for reader: PersonID, here: Set<PersonID>) -> PresenceEvent {
        guard people.contains(where: { $0.id == reader && $0.isShown }) else { return PresenceEvent() }
        let seen = people.filter { $0.isShown && !blocks.contains(Pair(one: reader, other: $0.id)) }
        let shown = seen.map(\.id).filter(here.contains)
        let others = seen.filter { $0.id != reader }
        let isOfTwo = memberCount == 2 && others.count == 1 && !others.contains { here.contains($0.id) }
        return PresenceEvent(here: shown, lastVisit: isOfTwo ? others.first?.usedAt : nil)
    }
}

// Hints of who is here. They are kept nowhere but for the choice, and the last use of each device.
extension ChatDatabase {
    package func presenceRules(in conversation: ConversationID) async throws -> PresenceRules {
        try await pool.read { db in
            let place: StatementArguments = ["conversation": conversation.rawValue]
            let people = try db.rows(
                """
                SELECT personId, showsPresence, (
                    SELECT max(usedAt) FROM signIn JOIN device ON device.id = deviceId
                    WHERE device.personId = membership.personId AND digest IS NOT NULL) AS usedAt
                FROM membership JOIN account USING (personId) JOIN participant USING (conversationId, personId)
                WHERE conversationId = :conversation AND lastSequence IS NULL AND \(Self.isPresent) ORDER BY position
                """, place
            ).map { row in
                PresenceRules.Person(
                    id: try Self.personID(row["personId"]), isShown: row["showsPresence"], usedAt: row["usedAt"])
            }
            let memberCount = try Int.fetchOne(
                db,
                sql: "SELECT count(*) FROM membership WHERE conversationId = :conversation AND lastSequence IS NULL",
                arguments: place)
            let blocks = try db.rows(
                """
                SELECT block.personId, blockedId FROM block
                JOIN membership AS one ON one.personId = block.personId AND one.lastSequence IS NULL
                JOIN membership AS other ON other.personId = blockedId AND other.lastSequence IS NULL
                WHERE one.conversationId = :conversation AND other.conversationId = :conversation
                """, place
            ).map { (try Self.personID($0["personId"]), try Self.personID($0["blockedId"])) }
            return PresenceRules(
                people: people, memberCount: memberCount ?? 0,
                blocks: Set(
                    blocks.flatMap { [PresenceRules.Pair(one: $0, other: $1), PresenceRules.Pair(one: $1, other: $0)] })
            )
        }
    }

    package func showsPresence(_ person: PersonID) async throws -> Bool {
        try await pool.read { db in
            try Bool.fetchOne(
                db, sql: "SELECT showsPresence FROM account WHERE personId = ?", arguments: [person.uuid.uuidString])
                ?? false
        }
    }

    package func setShowsPresence(_ isShown: Bool, of person: PersonID) async throws {
        try await write { db in
            try db.execute(
                sql: "UPDATE account SET showsPresence = ? WHERE personId = ?",
                arguments: [isShown, person.uuid.uuidString])
        }
    }
}
