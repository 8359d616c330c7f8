import AppProtocol
import ChatModels
import ChatStore
import Foundation
import Testing

/// Notices of apps on pages that show a list, and no conversation.
@Suite(.timeLimit(.minutes(5)), .serialized) struct NoticeListTests {
    private static let app = AppID(unchecked: "org.parley.Probe")

    @Test func `a notice that no page has shown comes with the list, once, and names its conversation`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withPeopleServer(on: folder) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            try await deliver(to: ann, in: chat, folder)
            let (reader, _) = try await ann.followList()
            _ = try #require(await reader.next("conversations"))
            let notice = try #require(await reader.next("notice")).decoded(NoticeEvent.self)
            #expect(notice.title == "Your turn" && notice.app == Self.app && notice.conversation == chat)
            let (again, _) = try await ann.followList()
            let (bens, _) = try await ben.followList()
            for each in [again, bens] { _ = try #require(await each.next("conversations")) }
            try await ben.write("hello", in: chat)
            for each in [again, bens] {
                let next = await each.next(where: { $0 == "notice" || $0 == "conversation" })
                #expect(next?.name == "conversation")
            }
        }
    }

    /// Stores a notice as one whose time came while no page was open.
    private func deliver(to member: Member, in conversation: ConversationID, _ folder: TestFolder) async throws {
        let database = try ChatDatabase(path: folder.url.appendingPathComponent("chat.sqlite").path)
        defer { try? database.close() }
        let person = try await member.account().person.id
        try await database.setNoticePermission(true, of: Self.app, for: person)
        let request = NoticeRequest(identifier: "turn", title: "Your turn", dates: [1_000])
        let place = NoticePlace(
            device: DeviceID(unchecked: member.device), conversation: conversation, app: Self.app)
        _ = try await database.answer(NoticeQuery(.add, request: request), at: place, now: 0)
        #expect(try await database.deliverNotices(at: 1_000).places == [place])
    }
}
