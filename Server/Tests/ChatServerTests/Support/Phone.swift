import ChatModels
import Foundation

/// One device, talking to the server as its browser does.
struct Phone: Sendable {
    let server: TestServer
    let device: String
    let cookie: String
    var conversation = TestServer.conversation
    /// The name of one of several pages of the device.
    var page: String?

    var cookieValue: String? { cookie.split(separator: "=").last.map(String.init) }
    var address: String { "\(server.address)/devices/\(device)/conversations/\(conversation)" }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> HTTP.Answer {
        try await HTTP.send("GET", address + path, cookie: cookie, headers: headers)
    }

    private var headers: [String: String] { page.map { ["Parley-Page": $0] } ?? [:] }

    func put(_ path: String, _ body: some Encodable) async throws -> HTTP.Answer {
        try await HTTP.send(
            "PUT", address + path, cookie: cookie, headers: headers, body: try JSONEncoder().encode(body))
    }

    func post(_ path: String, _ body: some Encodable) async throws -> HTTP.Answer {
        try await HTTP.send(
            "POST", address + path, cookie: cookie, headers: headers, body: try JSONEncoder().encode(body))
    }

    func delete(_ path: String) async throws -> HTTP.Answer {
        try await HTTP.send("DELETE", address + path, cookie: cookie)
    }

    func upload(_ path: String, _ bytes: Data) async throws -> HTTP.Answer {
        try await HTTP.send("PUT", address + path, cookie: cookie, headers: headers, body: bytes)
    }

    func raw(_ method: String, _ path: String, _ body: String) async throws -> HTTP.Answer {
        try await HTTP.send(method, address + path, cookie: cookie, body: Data(body.utf8))
    }

    func send(_ text: String, key: String = UUID().uuidString) async throws -> HTTP.Answer {
        try await post("/entries", SendBody(key: SendKey(unchecked: key), text: text))
    }

    func snapshot() async throws -> ConversationSnapshot { try await get("").decoded(ConversationSnapshot.self) }

    /// Opens the event stream behind an entry.
    func stream(after sequence: Int = 0, lastEventID: Int? = nil) async throws -> EventReader {
        let headers = lastEventID.map { ["Last-Event-ID": "\($0)"] } ?? [:]
        return try await EventReader.open(
            try HTTP.request(
                "GET", "\(address)/events?after=\(sequence)\(page.map { "&page=\($0)" } ?? "")", cookie: cookie,
                headers: headers))
    }

    /// Has the events after an entry come by a channel of a shared stream.
    func subscribe(_ stream: StreamID, channel: Int, after sequence: Int = 0) async throws -> HTTP.Answer {
        try await put("/streams/\(stream)/\(channel)", SubscribeBody(after: sequence))
    }

    func onPage(_ name: String) -> Phone {
        var phone = self
        phone.page = name
        return phone
    }

    /// The conversation as a client has it that loads the snapshot and follows the stream.
    func follow() async throws -> FollowingClient {
        let snapshot = try await snapshot()
        return FollowingClient(
            phone: self, view: ClientView(snapshot), events: try await stream(after: snapshot.lastSequence))
    }
}
