import ChatModels
import ChatServer
import ChatStore
import Foundation
import Testing
import Transcript

@Suite(.timeLimit(.minutes(5))) struct FirstConversationTests {
    @Test func `an empty conversation begins with it, once, and people and pictures are in their places`() async throws
    {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        let first = try Self.conversation(in: folder)
        for _ in 1...2 {
            try await withServer(on: folder, configure: [{ $0.first = first }]) { server in
                let items = try await server.phone("kate").snapshot().items
                try #require(items.count == 2, "the app of the third is not there")
                #expect(items[0].text == "Hello, all")
                #expect(items.map(\.senderName) == ["Kate", "John"])
                #expect(items[1].bubble?.caption == "from John for Kate")
                #expect(items[0].sentAt < items[1].sentAt && items[1].sentAt < Self.now)
                let picture = try #require(items[1].bubble?.picture)
                let bytes = try await server.phone("john").get("/pictures/\(picture)").body
                #expect(bytes == Self.picture)
            }
        }
    }

    @Test func `an app knows people by the names that it has for them`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        let first = try Self.conversation(in: folder)
        try await withServer(on: folder, configure: [{ $0.first = first }]) { _ in }
        let store = try ChatDatabase(path: folder.url.appendingPathComponent("chat.sqlite").path)
        let conversation = ConversationID(unchecked: TestServer.conversation)
        let entries = try await store.entries(of: conversation, after: 0, limit: 10)
        let people = try await store.devices(in: conversation).map(\.person.id)
        try store.close()
        guard case .message(let message)? = entries.last?.content else { throw CocoaError(.coderValueNotFound) }
        let secret = try Data(contentsOf: folder.url.appendingPathComponent("secret"))
        let known = ParticipantIdentifiers(
            secret: secret, device: DeviceID(unchecked: "john-phone"), app: message.app, conversation: conversation,
            people: people)
        let kate = try #require(known.identifier(of: people[0]))
        #expect(message.state.url == "?by=\(kate.uuidString)")
    }

    @Test func `a conversation that has entries stays as it is`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in _ = try await server.phone("kate").send("I was here") }
        let first = try Self.conversation(in: folder)
        try await withServer(on: folder, configure: [{ $0.first = first }]) { server in
            let items = try await server.phone("kate").snapshot().items
            #expect(items.map(\.text) == ["I was here"])
        }
    }

    @Test(arguments: [
        "{}", #"{"entries": [{"from": 1, "content": {"kind": "text", "text": "a"}, "picture": "../a"}]}"#,
    ])
    func `a folder that holds none is refused`(text: String) throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try Data(text.utf8).write(to: folder.url.appendingPathComponent("conversation.json"))
        #expect(throws: (any Error).self) { try SeedConversation(folder: folder.url) }
    }

    @Test func `the one of the checkout can be read`() throws {
        let checkout = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        _ = try SeedConversation(folder: checkout.appendingPathComponent("Apps/Demo"))
    }

    private static let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    private static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

    private static func conversation(in folder: TestFolder) throws -> SeedConversation {
        let state = AppMessage.State(
            url: "?by=IDENTIFIER-2-1", layout: AppMessage.Layout(caption: "from $PERSON-2 for $PERSON-1"),
            isPending: false)
        let message = AppMessage(app: AppID(unchecked: "org.parley.Probe"), state: state, width: 1, height: 1)
        let missing = AppMessage(app: AppID(unchecked: "org.parley.Missing"), state: state)
        let contents: [(Int, EntryContent, String?)] = [
            (1, .text("Hello, all"), nil), (2, .message(message), "a.png"), (1, .message(missing), nil),
        ]
        struct Entry: Encodable {
            var from: Int
            var content: EntryContent
            var picture: String?
        }
        let place = folder.url.appendingPathComponent("first")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try picture.write(to: place.appendingPathComponent("a.png"))
        try JSONEncoder().encode(["entries": contents.map { Entry(from: $0.0, content: $0.1, picture: $0.2) }])
            .write(to: place.appendingPathComponent("conversation.json"))
        return try SeedConversation(folder: place)
    }
}
