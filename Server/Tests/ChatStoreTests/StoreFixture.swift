import ChatModels
import Foundation
import GRDB

@testable import ChatStore

/// A real SQLite file in a folder of its own, with Kate and John in one conversation and Mary in another.
struct StoreFixture {
    static let kitchen = ConversationID(unchecked: "kate-and-john")
    static let kate = DeviceID(unchecked: "kate-phone")
    static let john = DeviceID(unchecked: "john-phone")
    static let mary = DeviceID(unchecked: "mary-phone")
    static let app = AppID(unchecked: "org.parley.MusselsParty")
    /// The first bytes of a PNG are all that the store looks at.
    static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
    static let otherPNG = png + Data([4])

    let path: String
    let database: ChatDatabase
    let appender: EntryAppender

    init(prepare: (@Sendable (Database) -> Void)? = nil) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent("chat.sqlite").path
        database = try ChatDatabase(path: path, prepare: prepare)
        appender = EntryAppender(database: database)
        try database.ensureConversation(
            Self.kitchen, name: "The kitchen",
            members: [NewMember(name: "Kate", device: Self.kate), NewMember(name: "John", device: Self.john)])
        try database.ensureConversation(
            ConversationID(unchecked: "mary-alone"),
            members: [NewMember(name: "Mary", device: Self.mary)])
    }

    func remove() {
        try? database.close()
        try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    @discardableResult
    func send(
        _ contents: EntryContent..., from device: DeviceID = kate, key: String, picture: Data? = nil,
        in conversation: ConversationID = kitchen
    ) async throws -> [LogEntry] {
        try await send(contents, from: device, key: key, picture: picture, in: conversation)
    }

    @discardableResult
    func send(
        _ contents: [EntryContent], from device: DeviceID = kate, key: String, picture: Data? = nil,
        in conversation: ConversationID = kitchen, takesDraft: Bool = true
    ) async throws -> [LogEntry] {
        try await appender.append(
            Append(
                conversation: conversation, device: device, key: SendKey(unchecked: key),
                entries: contents.map { NewEntry(content: $0, picture: picture) }, sentAt: 1_000,
                takesDraft: takesDraft))
    }

    func log() async throws -> [LogEntry] { try await database.entries(of: Self.kitchen, after: 0, limit: 1_000) }
}

func text(_ words: String) -> EntryContent { .text(words) }

func message(_ caption: String, session: UUID?, app: AppID = StoreFixture.app) -> EntryContent {
    let state = AppMessage.State(
        session: session, layout: AppMessage.Layout(caption: caption), isPending: false)
    return .message(AppMessage(app: app, state: state))
}

/// Runs the body on a store of its own and removes it afterwards.
func withStore(
    watchedBy counter: StatementCounter? = nil, _ body: (StoreFixture) async throws -> Void
) async throws {
    let store = try StoreFixture(prepare: counter?.watch)
    defer { store.remove() }
    try await body(store)
}
