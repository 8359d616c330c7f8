import ChatModels
import ChatStore
import Foundation
import Testing
import Transcript

/// `GET …/entries`: the transcript by pages.
@Suite(.timeLimit(.minutes(5)), .serialized) struct EntryPageTests {
    @Test(arguments: [1, 3, 50])
    func `all pages together are the one transcript, whoever reads, from either end`(size: Int) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { _ in }
        let log = try await VariedLog(folder: folder, seed: UInt64(size))
        try await withServer(on: folder) { server in
            for name in ["kate", "john", "mary", "ben"] {
                let phone = try await server.phone(name)
                let whole = try await log.items(for: phone)
                #expect(whole.count > 10)
                #expect(try await phone.snapshot().items == whole, "\(name)'s snapshot")
                #expect(try await phone.items(by: size, isBackwards: true) == whole, "\(name) from the end")
                #expect(try await phone.items(by: size, isBackwards: false) == whole, "\(name) from the start")
            }
            // On an old system an entry may have two lines.
            let kate = try await server.phone("kate")
            _ = try await kate.put("/system", SystemBody(isOld: true))
            let whole = try await kate.snapshot().items
            #expect(whole.contains { $0.part == 1 })
            #expect(try await kate.items(by: size, isBackwards: true) == whole)
        }
    }

    @Test func `what is older than the snapshot is named, and nothing where all is there`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            #expect(try await kate.snapshot().older == nil)
            #expect(try await kate.page("") == EntryPage(items: [], revision: 0))
            try await server.folder.addTexts(ChatLimits.entriesPerSnapshotMax + 3, to: server.conversation)
            let snapshot = try await kate.snapshot()
            #expect(snapshot.items.count == ChatLimits.entriesPerSnapshotMax && snapshot.older == 4)
            let page = try await kate.page("?before=4")
            #expect(page.items.map(\.text) == ["line 1", "line 2", "line 3"])
            #expect(page.older == nil && page.newer == 3)
            #expect(try await kate.page("?before=0").newer == 0)
            #expect(try await kate.page("?after=9007199254740991").older == 9_007_199_254_740_992)
        }
    }

    @Test func `a page that cannot be is refused`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for query in [
                "?before=x", "?after=-1", "?before=1&after=1", "?limit=0", "?limit=201", "?limit=", "?before=1.5",
                "?after=9223372036854775807", "?before=9223372036854775808", "?after=9007199254740992",
            ] {
                #expect(try await kate.get("/entries" + query).code == .badNumber, "\(query)")
            }
            #expect(try await kate.page("?before=0").items.isEmpty)
            #expect(try await kate.page("?after=1000").items.isEmpty)
        }
    }
}

extension Phone {
    func page(_ query: String) async throws -> EntryPage { try await get("/entries" + query).decoded(EntryPage.self) }

    /// All there are, page by page.
    fileprivate func items(by size: Int, isBackwards: Bool) async throws -> [TranscriptItem] {
        var items: [TranscriptItem] = []
        var place: Int? = isBackwards ? nil : 0
        repeat {
            let query = place.map { isBackwards ? "&before=\($0)" : "&after=\($0)" } ?? ""
            let page = try await page("?limit=\(size)" + query)
            items = isBackwards ? page.items + items : items + page.items
            place = isBackwards ? page.older : page.newer
        } while place != nil
        return items
    }
}

/// A log with all that there is: sessions, stickers, files, messages that have gone, people who come and go.
private struct VariedLog {
    private let database: ChatDatabase
    private let appender: EntryAppender
    private let conversation = ConversationID(unchecked: TestServer.conversation)
    private var random: SeededNumbers
    private var keys = 0
    private let sessions = (0..<4).map { _ in UUID() }

    init(folder: TestFolder, seed: UInt64) async throws {
        database = try ChatDatabase(path: folder.url.appendingPathComponent("chat.sqlite").path)
        appender = EntryAppender(database: database)
        random = SeededNumbers(state: seed)
        for _ in 0..<25 { try await addEntry(from: ["kate", "john", "mary"]) }
        try await database.leave(conversation, device: device("john"), key: key(), sentAt: 0)
        try await database.addDevice(NewMember(name: "Ben", device: device("ben")))
        try await database.join(conversation, device: device("ben"), key: key(), sentAt: 0)
        for _ in 0..<25 { try await addEntry(from: ["kate", "mary", "ben"]) }
        try await database.join(conversation, device: device("john"), key: key(), sentAt: 0)
        for _ in 0..<20 { try await addEntry(from: ["kate", "john", "mary", "ben"]) }
        try await database.leave(conversation, device: device("mary"), key: key(), sentAt: 0)
        try await addEntry(from: ["kate"])
        let john = try #require(try await database.owner(of: device("john"))).id
        try await database.advanceReceipts(read: [john: 70], in: conversation, expiresAt: 0)
        _ = try await database.expire(conversation, at: 1)
    }

    /// The whole transcript by the rules of `Transcript` alone.
    func items(for phone: Phone) async throws -> [TranscriptItem] {
        let me = try await phone.snapshot().me
        let people = try #require(try await database.conversation(conversation))
        var reader = TranscriptReader(
            person: me.id, device: DeviceID(unchecked: phone.device), participants: people.participants,
            former: people.former, appNames: [:])
        let expiries = try await database.expiries(of: me.id, in: conversation)
        (reader.gone, reader.kept) = (expiries.gone, expiries.kept)
        let entries = try await database.entries(of: conversation, after: 0, for: me.id, limit: .max)
        return Transcript.items(of: entries, for: reader)
    }

    private func device(_ name: String) -> DeviceID { DeviceID(unchecked: "\(name)-phone") }

    private mutating func key() -> SendKey {
        keys += 1
        return SendKey(unchecked: "varied-\(keys)")
    }

    private mutating func addEntry(from names: [String]) async throws {
        let last = try await database.lastSequence(of: conversation)
        let content = content(after: last)
        let isReply = last > 0 && random.next(below: 4) == 0
        let entry = NewEntry(
            content: content, picture: bytes(of: content),
            replyTo: isReply ? max(1, last - random.next(below: 200)) : nil)
        let sender = device(names[random.next(below: names.count)])
        _ = try await appender.append(
            Append(
                conversation: conversation, device: sender, key: key(), entries: [entry], sentAt: Int64(last) * 1_000,
                takesDraft: false))
    }

    private mutating func content(after last: Int) -> EntryContent {
        let target = max(1, last - random.next(below: 30))
        switch random.next(below: 10) {
        case 0...1: return .text("words \(last)")
        case 2: return .attachment(sticker)
        case 3...4:
            return .placedSticker(PlacedSticker(target: target, sticker: sticker, place: StickerPlace(x: 0.5, y: 0.5)))
        case 5 where random.next(below: 2) == 0: return .reaction(Reaction(target: target, emoji: "👍"))
        case 5: return .stickerRemoval(StickerRemoval(target: target, placement: max(1, last - 1)))
        default:
            let session = random.next(below: 5) == 0 ? nil : sessions[random.next(below: sessions.count)]
            let state = AppMessage.State(
                session: session, layout: AppMessage.Layout(caption: "caption \(last)"),
                shouldExpire: random.next(below: 3) == 0, isPending: false)
            return .message(AppMessage(app: AppID(unchecked: "org.parley.Probe"), state: state))
        }
    }

    private var sticker: ChatModels.Attachment {
        ChatModels.Attachment(
            kind: .sticker, file: PictureID(unchecked: "ab"), name: "a.gif", mediaType: "image/gif", byteCount: 4,
            app: AppID(unchecked: "org.parley.Probe"))
    }

    /// The first bytes of a PNG are all that the store looks at.
    private func bytes(of content: EntryContent) -> Data? {
        switch content {
        case .text, .stickerRemoval, .reaction: nil
        default: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        }
    }
}

/// The same numbers each time. Source: Steele, Lea and Flood, “Fast splittable pseudorandom number generators” (2014).
private struct SeededNumbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
