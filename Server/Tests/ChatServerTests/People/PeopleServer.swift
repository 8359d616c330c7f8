import ChatModels
import ChatServer
import Foundation
import Testing

/// A server for real people, on a folder of its own, and the address by which its owner comes.
struct PeopleServer: Sendable {
    let server: TestServer
    let ownerLink: String

    var address: String { server.address }

    /// Opens a link of an invitation.
    func join(_ name: String, by link: String) async throws -> Member {
        let code = try #require(link.split(separator: "/").last)
        let nobody = Member(server: self, device: "", cookie: nil)
        let answer = try await nobody.send("POST", "/invitations/\(code)/people", NewPersonBody(name: name))
        return try member(answer)
    }

    /// Returns who an answer has signed in.
    func member(_ answer: HTTP.Answer) throws -> Member {
        try #require(answer.status == 201, "\(String(decoding: answer.body, as: UTF8.self))")
        let cookie = try #require(answer.cookies.first)
        return Member(server: self, device: try answer.decoded(JoinedDevice.self).device.rawValue, cookie: cookie)
    }

    func joinOwner(_ name: String = "Ann") async throws -> Member { try await join(name, by: ownerLink) }
}

/// A signed-in browser of somebody, which says where its requests come from as browsers do.
struct Member: Sendable {
    let server: PeopleServer
    let device: String
    var cookie: String?

    func send(
        _ method: String, _ path: String, _ body: some Encodable, headers: [String: String] = [:]
    ) async throws -> HTTP.Answer {
        try await send(method, path, headers: headers, data: try JSONEncoder().encode(body))
    }

    func send(
        _ method: String, _ path: String, headers: [String: String] = [:], data: Data? = nil
    ) async throws -> HTTP.Answer {
        try await HTTP.send(
            method, server.address + path, cookie: cookie,
            headers: ["Origin": server.address].merging(headers) { $1 }, body: data)
    }

    func get<Value: Decodable>(_ path: String, _ type: Value.Type) async throws -> Value {
        let answer = try await send("GET", path)
        try #require(answer.status == 200, "\(path): \(String(decoding: answer.body, as: UTF8.self))")
        return try answer.decoded(type)
    }

    func account() async throws -> Account { try await get("/account", Account.self) }

    func list() async throws -> [ConversationSummary] {
        try await get("/devices/\(device)/conversations", ConversationList.self).conversations
    }

    /// As an owner, makes a link.
    func invite(
        _ role: Role = .person, to conversation: ConversationID? = nil, joinsMax: Int = 10
    ) async throws -> String {
        let body = NewServerInvitationBody(role: role, conversation: conversation, joinsMax: joinsMax, days: 7)
        let answer = try await send("POST", "/owner/invitations", body)
        return try answer.decoded(NewInvitation.self).code
    }

    func begin(with others: Member..., name: String? = nil) async throws -> ConversationID {
        var people: [PersonID] = []
        for other in others { people.append(try await other.account().person.id) }
        let body = NewConversationBody(people: people, name: name)
        let answer = try await send("POST", "/devices/\(device)/conversations", body)
        return try answer.decoded(BegunConversation.self).conversation
    }

    func path(in conversation: ConversationID) -> String { "/devices/\(device)/conversations/\(conversation)" }

    @discardableResult
    func write(_ text: String, in conversation: ConversationID) async throws -> HTTP.Answer {
        try await send(
            "POST", path(in: conversation) + "/entries",
            SendBody(key: SendKey(unchecked: UUID().uuidString), text: text))
    }

    /// Opens a stream with the list of conversations on channel 1.
    func followList() async throws -> (reader: EventReader, stream: StreamID) {
        let request = try HTTP.request("GET", server.address + "/events", cookie: cookie)
        let reader = try await EventReader.open(request)
        let stream = try #require(await reader.next("stream")).decoded(StreamWelcome.self).stream
        let answer = try await send("PUT", "/devices/\(device)/list/streams/\(stream)/1", SubscribeBody(after: 0))
        #expect(answer.status == 204)
        return (reader, stream)
    }
}

/// Runs the body against a server for people. Restarted on the same folder it keeps everything.
func withPeopleServer(
    on folder: TestFolder? = nil, clock: MovableClock = MovableClock(), publicOrigin: String? = nil,
    configure: @escaping (inout ServerConfiguration) -> Void = { _ in }, _ body: (PeopleServer) async throws -> Void
) async throws {
    let own = try folder ?? TestFolder()
    let isNew = !FileManager.default.fileExists(atPath: own.url.appendingPathComponent("chat.sqlite").path)
    defer { if folder == nil { own.remove() } }
    let (links, door) = AsyncStream<String>.makeStream()
    let mode = PeopleMode(publicOrigin: publicOrigin) { door.yield($0) }
    try await withServer(on: own, clock: clock, configure: [{ $0.mode = .people(mode) }, configure]) { server in
        var link = ""
        if isNew {
            var iterator = links.makeAsyncIterator()
            link = try #require(await iterator.next())
        }
        try await body(PeopleServer(server: server, ownerLink: link))
    }
}
