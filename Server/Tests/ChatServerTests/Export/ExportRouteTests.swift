import ChatModels
import Foundation
import Testing

@testable import ChatServer

/// Exports through the real server.
@Suite(.timeLimit(.minutes(5)), .serialized) struct ExportRouteTests {
    /// Parts of the archive that the tests look at.
    private struct Entries: Decodable {
        var items: [TranscriptItem]
        var sent: [LogEntry]
    }
    private struct Summary: Decodable {
        var conversationCount, itemCount, sentCount, mediaCount, leftOutCount: Int
        var leftOut: [String]
    }
    private struct Conversation: Decodable {
        struct Interval: Decodable { var first: Int, last: Int? }
        var isMuted: Bool
        var participants, former: [Participant]
        var memberships: [Interval]
    }
    private struct Mine: Decodable {
        var person: Participant
        var role: Role
        var devices: [AccountDevice]
    }

    private func export(_ member: Member) async throws -> [String: Data] {
        let answer = try await member.send("GET", "/account/export")
        #expect(answer.status == 200 && answer.headers["content-type"] == "application/zip")
        #expect(answer.headers["content-disposition"] == "attachment; filename=\"parley-export.zip\"")
        #expect(answer.headers["cache-control"] == "no-store")
        return try storedFiles(answer.body)
    }

    private func decoded<Value: Decodable>(
        _ type: Value.Type, _ name: String, in files: [String: Data]
    ) throws -> Value {
        try JSONDecoder().decode(type, from: try #require(files[name], "\(name) of \(files.keys.sorted())"))
    }

    private func attach(_ bytes: Data, named name: String, _ member: Member, _ chat: ConversationID) async throws {
        let path = member.path(in: chat) + "/draft/attachments?name=\(name)"
        #expect(try await member.send("POST", path, data: bytes).status == 204)
        #expect(try await member.write("", in: chat).status == 201)
    }

    @Test func `it has what somebody sees and has sent, and nothing of what they do not see`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let link = try await ann.invite()
            let (ben, zoe) = (try await server.join("Ben", by: link), try await server.join("Zoe", by: link))
            let chat = try await ann.begin(with: ben, zoe, name: "Party")
            let other = try await ann.begin(with: zoe)
            try await ann.write("Hello Ben", in: chat)
            try await ben.write("Hello all", in: chat)
            try await ann.write("Between Ann and Zoe", in: other)
            try await attach(Data("of Ben".utf8), named: "list.txt", ben, chat)
            try await attach(Data("of Ann".utf8), named: "other.txt", ann, chat)
            #expect(try await ben.send("PUT", ben.path(in: chat) + "/mute").status == 204)
            let benID = try await ben.account().person.id
            #expect(try await ann.send("DELETE", ann.path(in: chat) + "/members/\(benID)").status == 204)
            try await ann.write("Without Ben", in: chat)

            let files = try await export(ben)
            let all = files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
            for hidden in ["Between Ann and Zoe", "Without Ben", "of Ann", other.rawValue] {
                #expect(!all.contains(hidden), "\(hidden)")
            }
            let entries = try decoded(Entries.self, "conversations/\(chat)/entries-1.json", in: files)
            let lines = ["Hello Ben", "Hello all", "You were removed from the conversation"]
            #expect(entries.items.compactMap(\.text) == lines)
            #expect(entries.sent.map(\.content).prefix(1) == [.text("Hello all")])
            #expect(Set(entries.sent.map(\.sender)) == [benID])
            let file = try #require(entries.items.compactMap(\.attachment).first { $0.name == "list.txt" }).file
            #expect(files["media/\(file).txt"] == Data("of Ben".utf8))
            #expect(files.keys.filter { $0.hasPrefix("media/") }.count == 1)
            let conversation = try decoded(Conversation.self, "conversations/\(chat)/conversation.json", in: files)
            #expect(conversation.isMuted && conversation.memberships.map(\.first) == [1])
            #expect(conversation.memberships.first?.last == entries.items.last?.id)
            let mine = try decoded(Mine.self, "account.json", in: files)
            #expect(mine.person.name == "Ben" && mine.role == .person)
            #expect(mine.devices.map(\.id.rawValue) == [ben.device])
            let summary = try decoded(Summary.self, "export.json", in: files)
            #expect(summary.conversationCount == 1 && summary.itemCount == entries.items.count)
            #expect(summary.sentCount == entries.sent.count && summary.mediaCount == 1)
            #expect(summary.leftOutCount == 0 && summary.leftOut.isEmpty)
        }
    }

    @Test func `more entries than a file has are in several, and what was sent twice is there once`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            let countMax = ExportLimits.entriesPerFileMax
            for _ in 1...2 { try await attach(Data("twice".utf8), named: "a.txt", ann, chat) }
            for number in 3...countMax + 1 { try await ann.write("\(number)", in: chat) }
            let files = try await export(ann)
            let path = "conversations/\(chat)/entries-"
            let (first, second) = ("\(path)1.json", "\(path)\(countMax + 1).json")
            #expect(files.keys.filter { $0.hasPrefix(path) }.sorted() == [first, second])
            #expect(try decoded(Entries.self, first, in: files).items.count == countMax)
            #expect(try decoded(Entries.self, second, in: files).items.map(\.text) == ["\(countMax + 1)"])
            #expect(files.keys.filter { $0.hasPrefix("media/") }.count == 1)
            #expect(try decoded(Summary.self, "export.json", in: files).sentCount == countMax + 1)
        }
    }

    @Test func `while one is on its way the same person gets no other one, and others do`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            try await attachTwoLargeFiles(ann, chat)
            try await whileOneIsOnItsWay(to: ann, from: server) { _ in
                let refused = try await ann.send("GET", "/account/export")
                #expect(refused.status == 429 && refused.code == .tooManyRequests)
                #expect(refused.headers["retry-after"] == "10")
                #expect(try await export(ben)["export.json"] != nil)
            }
            // The client has gone, which the server finds out as it writes.
            while try await ann.send("GET", "/account/export").code == .tooManyRequests { await Task.yield() }
            #expect(try await export(ann)["export.json"] != nil)
        }
    }

    /// Sends more than the system takes for a client that does not read.
    private func attachTwoLargeFiles(_ member: Member, _ chat: ConversationID) async throws {
        for number in 1...2 {
            var bytes = Data(repeating: UInt8(number), count: 20 << 20)
            bytes[0] = 0
            try await attach(bytes, named: "\(number).bin", member, chat)
        }
    }

    /// Runs the body while a client has asked for an archive and does not read it.
    private func whileOneIsOnItsWay(
        to member: Member, from server: PeopleServer, _ body: (RawSocket) async throws -> Void
    ) async throws {
        let (port, cookie) = (server.server.port, member.cookie ?? "")
        let idle = try RawSocket(port: port, receiveByteCount: 4_096)
        try idle.send("GET /account/export HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n")
        #expect(try await idle.text(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
        try await body(idle)
    }

    @Test func `a turn ends once, by itself as well`() throws {
        let (turns, ann, ben) = (ExportTurns(), PersonID(UUID()), PersonID(UUID()))
        var first: ExportTurn? = try turns.begin(ann)
        #expect(throws: RetryLater.self) { try turns.begin(ann) }
        _ = try turns.begin(ben)
        first?.end()
        let second = try turns.begin(ann)
        first?.end()
        first = nil
        #expect(throws: RetryLater.self) { try turns.begin(ann) }
        second.end()
        // Each goes at once.
        for _ in 1...2 { _ = try turns.begin(ann) }
    }

    @Test func `only so many people have a turn at a time`() throws {
        let turns = ExportTurns()
        var taken = try (1...ExportLimits.countMax).map { _ in try turns.begin(PersonID(UUID())) }
        #expect(throws: RetryLater.self) { try turns.begin(PersonID(UUID())) }
        taken.removeLast()
        _ = try turns.begin(PersonID(UUID()))
    }

    @Test func `it breaks off once the person has been removed`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            try await attachTwoLargeFiles(ben, chat)
            let benID = try await ben.account().person.id
            try await whileOneIsOnItsWay(to: ben, from: server) { client in
                #expect(try await ann.send("DELETE", "/owner/people/\(benID)").status == 204)
                let rest = try await client.readAll()
                #expect(!rest.contains("export.json") && !rest.contains("\r\n0\r\n\r\n"))
            }
        }
    }
}

/// Returns the files of an archive whose files are stored as they are.
func storedFiles(_ archive: Data) throws -> [String: Data] {
    let bytes = Array(archive)
    func number(_ place: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
    var (files, place) = ([String: Data](), 0)
    while bytes.count >= place + 30, number(place, 4) == 0x0403_4B50 {
        let (size, nameLength) = (number(place + 18, 4), number(place + 26, 2))
        let begin = place + 30 + nameLength
        let data = Data(bytes[begin..<begin + size])
        #expect(number(place + 14, 4) == Int(CRC32.checksum(data)))
        files[String(decoding: bytes[place + 30..<begin], as: UTF8.self)] = data
        place = begin + size
    }
    #expect(number(place, 4) == 0x0201_4B50, "the directory follows")
    #expect(number(bytes.count - 22, 4) == 0x0605_4B50 && number(bytes.count - 12, 2) == files.count)
    return files
}
