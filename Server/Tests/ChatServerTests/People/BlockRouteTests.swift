import ChatModels
import Foundation
import Testing

@testable import ChatServer

/// Blocking and reporting over HTTP.
@Suite(.timeLimit(.minutes(5))) struct BlockRouteTests {
    private func withPair(
        _ body: (_ ann: Member, _ ben: Member, _ chat: ConversationID) async throws -> Void
    ) async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            try await body(ann, ben, try await ann.begin(with: ben))
        }
    }

    @Test func `who is blocked is told so, and the person's pages hear of it`() async throws {
        try await withPair { ann, ben, chat in
            let person = try await ben.account().person
            let (reader, _) = try await ann.followList()
            #expect(try #require(await reader.next("conversations")).decoded(ConversationList.self).blocked.isEmpty)
            #expect(try await ann.send("PUT", "/account/blocks/\(person.id)").status == 204)
            let list = try #require(await reader.next("conversations")).decoded(ConversationList.self)
            #expect(list.blocked == [person.id])
            // A change that changes nothing is not told: the next list is that of letting Ben in again.
            #expect(try await ann.send("PUT", "/account/blocks/\(person.id)").status == 204)
            #expect(try await ann.get("/account/blocks", BlockedPeople.self).people == [person])
            let answer = try await ben.write("hello", in: chat)
            #expect(answer.status == 403 && answer.code == .blocked)
            #expect(try await ann.send("DELETE", "/account/blocks/\(person.id)").status == 204)
            #expect(try #require(await reader.next("conversations")).decoded(ConversationList.self).blocked.isEmpty)
            #expect(try await ben.write("hello", in: chat).status == 201)
            #expect(try await ann.send("PUT", "/account/blocks/nobody").code == .unknownPerson)
        }
    }

    @Test func `a report reaches the owner, who closes it`() async throws {
        try await withPair { ann, ben, chat in
            try await ann.write("rude", in: chat)
            let subject = try await ann.account().person
            func report(_ entries: [Int], _ words: String = "It hurts") async throws -> HTTP.Answer {
                try await ben.send(
                    "POST", ben.path(in: chat) + "/reports",
                    ReportBody(person: subject.id, entries: entries, words: words))
            }
            #expect(try await report([1]).status == 204)
            #expect(try await report([2]).code == .unknownEntry)
            #expect(try await report(Array(repeating: 1, count: ChatLimits.entriesPerReportMax + 1)).code == .badNumber)
            #expect(
                try await report([], String(repeating: "a", count: ChatLimits.reportByteCountMax + 1)).code
                    == .textTooLong)
            let reports = try await ann.get("/owner/reports", PersonReports.self).reports
            try #require(reports.count == 1)
            #expect(reports[0].words == "It hurts" && reports[0].entries == [1] && reports[0].subject == subject)
            #expect(try await ann.send("DELETE", "/owner/reports/\(reports[0].id)").status == 204)
            #expect(try await ann.send("DELETE", "/owner/reports/\(reports[0].id)").code == .unknownReport)
        }
    }
}
