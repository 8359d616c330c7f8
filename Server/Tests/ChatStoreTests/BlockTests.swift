import AppProtocol
import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// Blocking and reporting people.
@Suite(.timeLimit(.minutes(5))) struct BlockTests {
    private func withThree(
        _ body: (PeopleFixture, _ ann: PersonID, _ ben: PersonID, _ zoe: PersonID) async throws -> Void
    ) async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben"))
            try await body(people, ann, ben, try await people.join("Zoe"))
        }
    }

    private func begin(
        _ people: PeopleFixture, _ id: String, by person: PersonID, with others: PersonID...
    ) async throws -> ConversationID {
        try await people.database.begin(ConversationID(unchecked: id), by: person, with: others, name: nil, at: 10)
    }

    private func send(
        _ people: PeopleFixture, _ name: String, _ key: String, in chat: ConversationID
    ) async throws {
        try await people.store.send(text(key), from: DeviceID(unchecked: name), key: key, in: chat)
    }

    @Test func `who is blocked writes nothing to the person alone, until they are let in again`() async throws {
        try await withThree { people, ann, ben, _ in
            let chat = try await begin(people, "a", by: ann, with: ben)
            try await send(people, "Ben", "before", in: chat)
            try await people.database.block(ben, by: ann, at: 11)
            try await people.database.block(ben, by: ann, at: 12)
            #expect(try await refusal { try await send(people, "Ben", "now", in: chat) } == .blocked)
            // A Send that is repeated has been stored already.
            try await send(people, "Ben", "before", in: chat)
            try await send(people, "Ann", "from Ann", in: chat)
            #expect(try await refusal { _ = try await begin(people, "b", by: ben, with: ann) } == .blocked)
            #expect(try await people.database.blocked(by: ann).map(\.name) == ["Ben"])
            #expect(try await people.database.blocked(by: ben).isEmpty)
            try await people.database.unblock(ben, by: ann)
            try await send(people, "Ben", "now", in: chat)
            #expect(try await people.database.entries(of: chat, after: 0, limit: 9).count == 3)
        }
    }

    @Test func `who is blocked brings the person into no group, and writes in common ones`() async throws {
        try await withThree { people, ann, ben, zoe in
            let group = try await begin(people, "a", by: zoe, with: ann, ben)
            try await people.database.block(ben, by: ann, at: 11)
            #expect(try await refusal { _ = try await begin(people, "b", by: ben, with: ann, zoe) } == .blocked)
            let other = try await begin(people, "c", by: ben, with: zoe)
            let keys = SendKey(unchecked: "k")
            #expect(
                try await refusal { try await people.database.add([ann], to: other, by: ben, keys: keys, at: 12) }
                    == .blocked)
            try await people.database.add([ann], to: other, by: zoe, keys: keys, at: 12)
            try await send(people, "Ben", "in the group", in: group)
            // It is counted for nobody who does not want to see it.
            #expect(try await people.database.listed(group, for: ann)?.unreadCount == 0)
            #expect(try await people.database.listed(group, for: zoe)?.unreadCount == 1)
        }
    }

    @Test func `who is blocked does not lift it by a name, by adding people, or by others leaving`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben)
            try await people.database.block(ben, by: ann, at: 11)
            let keys = SendKey(unchecked: "k")
            for newcomer in [ann, zoe] {
                #expect(
                    try await refusal {
                        try await people.database.add([newcomer], to: chat, by: ben, keys: keys, at: 12)
                    } == .blocked)
            }
            #expect(try await refusal { try await people.database.rename(chat, to: "Us", by: ben) } == .blocked)
            #expect(try await refusal { try await send(people, "Ben", "1", in: chat) } == .blocked)
            // A name of Ann's makes it no group of more.
            try await people.database.rename(chat, to: "Us", by: ann)
            #expect(try await refusal { try await send(people, "Ben", "2", in: chat) } == .blocked)
            let group = try await begin(people, "b", by: zoe, with: ann, ben)
            try await send(people, "Ben", "3", in: group)
            try await people.database.leave(
                group, device: DeviceID(unchecked: "Zoe"), key: SendKey(unchecked: "left"), sentAt: 13)
            #expect(try await refusal { try await send(people, "Ben", "4", in: group) } == .blocked)
            try await people.database.add([zoe], to: chat, by: ann, keys: keys, at: 14)
            try await send(people, "Ben", "5", in: chat)
        }
    }

    @Test func `who is blocked does not say how long messages are kept, and brings nobody in by a link`() async throws {
        try await withThree { people, ann, ben, _ in
            let chat = try await begin(people, "a", by: ann, with: ben)
            let link = StoredInvitation(
                id: "link", conversation: chat, inviter: ben, digest: Data([1]), expiresAt: 1_000)
            try await people.database.invite(link)
            try await people.database.block(ben, by: ann, at: 11)
            #expect(
                try await refusal { try await people.database.setRetention(days: 1, of: chat, by: ben) } == .blocked)
            #expect(try await refusal { try await people.database.invite(link) } == .blocked)
            let zoe = DeviceID(unchecked: "Zoe")
            let key = SendKey(unchecked: "k")
            #expect(
                try await refusal { try await people.database.join(by: link, device: zoe, key: key, at: 12) }
                    == .invitationOver)
            try await people.database.unblock(ben, by: ann)
            try await people.database.join(by: link, device: zoe, key: key, at: 13)
        }
    }

    @Test func `adding who takes part already leaves a conversation the one of the two`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben)
            try await people.database.add([ben], to: chat, by: ann, keys: SendKey(unchecked: "k"), at: 11)
            #expect(try await begin(people, "b", by: ben, with: ann) == chat)
            try await people.database.add([zoe], to: chat, by: ann, keys: SendKey(unchecked: "k"), at: 12)
            let other = try await begin(people, "c", by: ben, with: ann)
            #expect(other != chat)
        }
    }

    @Test func `who is blocked leaves, and their account can be removed`() async throws {
        try await withThree { people, ann, ben, _ in
            let chat = try await begin(people, "a", by: ann, with: ben)
            #expect(try await people.database.block(ben, by: ann, at: 11))
            #expect(try await !people.database.block(ben, by: ann, at: 12))
            let key = SendKey(unchecked: "gone")
            #expect(try await people.database.remove(ben, by: ben, key: key, at: 13) == [chat])
            #expect(try await people.database.conversation(chat)?.participants.map(\.name) == ["Ann"])
            #expect(try await people.database.unblock(ben, by: ann))
            #expect(try await !people.database.unblock(ben, by: ann))
        }
    }

    @Test func `who is blocked neither is seen typing nor changes values of an app there`() async throws {
        try await withThree { people, ann, ben, _ in
            let chat = try await begin(people, "a", by: ann, with: ben)
            try await people.database.block(ben, by: ann, at: 11)
            #expect(try await people.database.isBlocked(ben, in: chat))
            #expect(try await !people.database.isBlocked(ann, in: chat))
            func save(_ person: PersonID) async throws {
                _ = try await people.database.answer(
                    GroupStoreQuery(.save, key: "score", value: Data("1".utf8), tag: nil), of: StoreFixture.app,
                    in: chat, for: person)
            }
            await #expect(throws: GroupStoreFailure.self) { try await save(ben) }
            try await save(ann)
        }
    }

    @Test func `nobody blocks themselves or a stranger, or too many`() async throws {
        try await withThree { people, ann, ben, _ in
            for other in [ann, PersonID(UUID())] {
                #expect(
                    try await refusal { try await people.database.block(other, by: ann, at: 1) } == .unknownPerson)
            }
            try await people.database.pool.write { db in
                for number in 0..<ChatLimits.blocksPerPersonMax {
                    let id = UUID().uuidString
                    try db.execute(sql: "INSERT INTO person (id, name) VALUES (?, ?)", arguments: [id, "\(number)"])
                    try db.execute(
                        sql: "INSERT INTO block (personId, blockedId, at) VALUES (?, ?, 1)",
                        arguments: [ann.uuid.uuidString, id])
                }
            }
            #expect(try await refusal { try await people.database.block(ben, by: ann, at: 1) } == .tooManyBlocks)
        }
    }

    @Test func `a report names messages that the reporter can see, and an owner closes it`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben)
            try await send(people, "Ben", "rude", in: chat)
            try await send(people, "Ann", "mine", in: chat)
            func report(_ subject: PersonID, _ entries: [Int], by person: PersonID) async throws -> ChatStoreError.Code?
            {
                try await refusal {
                    try await people.database.add(
                        NewReport(conversation: chat, subject: subject, entries: entries, words: "rude"), by: person,
                        at: 20)
                }
            }
            #expect(try await report(ben, [1], by: ann) == nil)
            #expect(try await report(ben, [2], by: ann) == .unknownEntry)
            #expect(try await report(ben, [9], by: ann) == .unknownEntry)
            #expect(try await report(zoe, [], by: ann) == .unknownPerson)
            #expect(try await report(ann, [], by: ann) == .unknownPerson)
            #expect(try await report(ben, [1], by: zoe) == .notAParticipant)
            let reports = try await people.database.reports()
            try #require(reports.count == 1)
            #expect(reports[0].reporter.name == "Ann" && reports[0].subject.name == "Ben")
            #expect(reports[0].entries == [1] && reports[0].words == "rude" && reports[0].at == 20)
            #expect(try await people.database.audit().first?.action == .reported)
            try await people.database.closeReport(reports[0].id, by: ann, at: 30)
            #expect(try await people.database.reports().isEmpty)
            #expect(
                try await refusal { try await people.database.closeReport(1, by: ann, at: 30) } == .unknownReport)
            #expect(try await people.database.audit().first?.action == .closedReport)
            // A new report has a number of its own: who closes the old one again closes nothing.
            #expect(try await report(ben, [1], by: ann) == nil)
            let later = try #require(try await people.database.reports().first)
            #expect(later.id != reports[0].id)
            #expect(
                try await refusal { try await people.database.closeReport(reports[0].id, by: ann, at: 31) }
                    == .unknownReport)
        }
    }

    @Test func `one person has so many open reports and no more`() async throws {
        try await withThree { people, ann, ben, _ in
            let chat = try await begin(people, "a", by: ann, with: ben)
            let report = NewReport(conversation: chat, subject: ben, entries: [], words: "")
            for _ in 0..<ChatLimits.openReportsPerPersonMax {
                try await people.database.add(report, by: ann, at: 1)
            }
            #expect(try await refusal { try await people.database.add(report, by: ann, at: 1) } == .tooManyReports)
        }
    }
}
