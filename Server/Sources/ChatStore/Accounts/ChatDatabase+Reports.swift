package import ChatModels
import Foundation
import GRDB

/// Report to the owners: somebody of a conversation of theirs, some of that person's entries, and why. What stands in
/// the entries is not in it.
package struct NewReport: Hashable, Sendable {
    package var conversation: ConversationID
    package var subject: PersonID
    package var entries: [Int]
    package var words: String

    package init(conversation: ConversationID, subject: PersonID, entries: [Int], words: String) {
        self.conversation = conversation
        self.subject = subject
        self.entries = entries
        self.words = words
    }
}

extension ChatDatabase {
    /// Stores a report and writes down that there is one.
    /// - Throws: `ChatStoreError`: `notAParticipant`, `unknownPerson`, `unknownEntry` for one that the reporter cannot see or that is
    ///   somebody else's, `tooManyReports`.
    package func add(_ report: NewReport, by person: PersonID, at now: Int64) async throws {
        try await write { db in
            try Self.checkReport(report, by: person, in: db)
            let encoder = JSONEncoder()
            let entries = String(decoding: try encoder.encode(report.entries), as: UTF8.self)
            let id = try Self.newReportID(in: db)
            try db.execute(
                sql: """
                    INSERT INTO report (id, at, reporterId, subjectId, conversationId, entries, words)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    id, now, person.uuid.uuidString, report.subject.uuid.uuidString, report.conversation.rawValue,
                    entries, report.words,
                ])
            try Self.note(
                .reported, by: person.uuid.uuidString, of: report.subject.uuid.uuidString, at: now, in: db)
        }
    }

    /// Returns a number that no report has had, not even one that is closed: a page that still shows that one must not close another.
    private static func newReportID(in db: Database) throws -> Int {
        try Int.fetchOne(
            db,
            sql: """
                INSERT INTO setting (name, value) VALUES ('lastReport', 1 + (SELECT coalesce(max(id), 0) FROM report))
                ON CONFLICT (name) DO UPDATE SET value = max(value + 1, excluded.value) RETURNING value
                """) ?? 1
    }

    /// Returns the open reports, the oldest first.
    package func reports() async throws -> [PersonReport] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT report.*, reporter.name AS reporter, subject.name AS subject FROM report
                    JOIN person AS reporter ON reporter.id = reporterId JOIN person AS subject ON subject.id = subjectId
                    ORDER BY report.id LIMIT ?
                    """,
                arguments: [ChatLimits.openReportsMax]
            ).map { row in
                let entries = try JSONDecoder().decode([Int].self, from: Data((row["entries"] as String).utf8))
                return PersonReport(
                    id: row["id"], at: row["at"],
                    reporter: Participant(id: try Self.personID(row["reporterId"]), name: row["reporter"]),
                    subject: Participant(id: try Self.personID(row["subjectId"]), name: row["subject"]),
                    conversation: ConversationID(unchecked: row["conversationId"]), entries: entries,
                    words: row["words"])
            }
        }
    }

    /// Removes a report that an owner has dealt with.
    /// - Throws: `ChatStoreError`: `unknownReport`.
    package func closeReport(_ id: Int, by owner: PersonID, at now: Int64) async throws {
        try await write { db in
            let subject = try String.fetchOne(
                db, sql: "DELETE FROM report WHERE id = ? RETURNING subjectId", arguments: [id])
            guard let subject else { throw ChatStoreError(.unknownReport, "There is no such report.") }
            try Self.note(.closedReport, by: owner.uuid.uuidString, of: subject, at: now, in: db)
        }
    }

    private static func checkReport(_ report: NewReport, by person: PersonID, in db: Database) throws {
        guard let conversation = try conversation(report.conversation, as: person, in: db),
            conversation.participants.contains(where: { $0.id == person })
        else { throw ChatStoreError(.notAParticipant, "Only who takes part can do this.") }
        let others = conversation.participants + conversation.former
        guard report.subject != person, others.contains(where: { $0.id == report.subject }) else { throw unknownPerson }
        for sequence in report.entries {
            let seen = try entries(
                db,
                where:
                    "conversationId = :conversation AND sequence = :sequence AND senderId = :subject AND \(isVisible)",
                [
                    "conversation": report.conversation.rawValue, "sequence": sequence,
                    "person": person.uuid.uuidString,
                    "subject": report.subject.uuid.uuidString,
                ])
            guard !seen.isEmpty else {
                throw ChatStoreError(.unknownEntry, "Message \(sequence) is none of that person’s that you can see.")
            }
        }
        let mine = try Int.fetchOne(
            db, sql: "SELECT count(*) FROM report WHERE reporterId = ?", arguments: [person.uuid.uuidString])
        let all = try Int.fetchOne(db, sql: "SELECT count(*) FROM report")
        guard mine ?? 0 < ChatLimits.openReportsPerPersonMax, all ?? 0 < ChatLimits.openReportsMax else {
            throw ChatStoreError(
                .tooManyReports,
                "Many reports wait for the owners already. Please try again when they have looked at them.")
        }
    }
}
