import ChatModels
import Foundation
import NIOCore
import NIOWebSocket
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct `A Send by a socket` {
    @Test func `is answered with its entries, which others have by then`() async throws {
        try await withSocket { server, kate, socket in
            let answer = try await send("hello", number: 3, by: socket)
            #expect(answer.receipt == SendReceipt(sequences: [1]))
            #expect(answer.error == nil)
            #expect(try await server.phone("john").snapshot().items.map(\.text) == ["hello"])
        }
    }

    @Test func `is sent once, also where it comes again by a request`() async throws {
        try await withSocket { server, kate, socket in
            let first = try await send("hello", number: 1, key: "the-key", by: socket)
            let second = try await send("hello", number: 2, key: "the-key", by: socket)
            #expect(first.receipt == second.receipt)
            let third = try await kate.send("hello", key: "the-key").decoded(SendReceipt.self)
            #expect(first.receipt == third)
            #expect(try await kate.snapshot().items.count == 1)
        }
    }

    @Test func `is answered at once, whatever else there is to send`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        // Longer than the test may last: an answer that waited would not come.
        try await withServer(on: folder, configure: [{ $0.sockets.answerDelay = .hours(1) }]) { server in
            let kate = try await server.phone("kate")
            let socket = try await open(server, kate)
            let long = String(repeating: "a", count: ChatLimits.textByteCountMax + 1)
            #expect(try await send(long, number: 1, by: socket).error?.code == .textTooLong)
        }
    }

    @Test func `is refused in the words of a request`() async throws {
        try await withSocket { server, kate, socket in
            let body = SendBody(key: SendKey(unchecked: UUID().uuidString), text: "late", replyTo: 9)
            try await socket.send(SocketMessage(channel: 1, number: 1, send: body))
            let answer = try await self.answer(1, by: socket)
            let refused = try await kate.post("/entries", body)
            #expect(answer.error?.code == refused.code)
            #expect(answer.error?.code == .unknownEntry)
            #expect(answer.receipt == nil)
        }
    }

    @Test func `of somebody who has left is refused, and nothing is stored`() async throws {
        try await withSocket { server, kate, socket in
            #expect(try await kate.delete("/membership").status == 204)
            #expect(try await send("still here", number: 1, by: socket).error?.code == .notAParticipant)
            let items = try await server.phone("john").snapshot().items
            #expect(!items.contains { $0.text == "still here" })
        }
    }

    @Test func `beside input, or with neither, is not as expected`() async throws {
        try await withSocket { _, _, socket in
            try await socket.send(.text, Array(#"{"channel":1,"number":1}"#.utf8))
            #expect(try await answer(1, by: socket).error?.code == .malformedBody)
            let both = """
                {"channel":1,"number":2,"input":{"instance":1,"events":[{"kind":"tap","node":3}]},"send":{"key":"k","text":"t"}}
                """
            try await socket.send(.text, Array(both.utf8))
            #expect(try await answer(2, by: socket).error?.code == .malformedBody)
        }
    }

    @Test func `is counted as a request that was answered`() async throws {
        try await withSocket { server, kate, socket in
            _ = try await send("hello", number: 1, by: socket)
            let text = try await String(decoding: HTTP.send("GET", server.address + "/metrics").body, as: UTF8.self)
            #expect(text.contains(#"route="/socket/send",method="POST",status="201"} 1"#), "\(text)")
        }
    }

    // MARK: The socket

    private func withSocket(_ body: (TestServer, Phone, SocketClient) async throws -> Void) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            try await body(server, kate, try await open(server, kate))
        }
    }

    /// Puts a phone's events on channel 1 of a new socket; returns once it is there.
    private func open(_ server: TestServer, _ phone: Phone) async throws -> SocketClient {
        let socket = try await SocketClient(server)
        #expect(try await phone.subscribe(try await socket.welcome(), channel: 1).status == 204)
        _ = try await socket.event("state")
        return socket
    }

    private func send(
        _ text: String, number: Int, key: String = UUID().uuidString, by socket: SocketClient
    ) async throws -> SocketAnswer {
        let body = SendBody(key: SendKey(unchecked: key), text: text)
        try await socket.send(SocketMessage(channel: 1, number: number, send: body))
        return try await answer(number, by: socket)
    }

    private func answer(_ number: Int, by socket: SocketClient) async throws -> SocketAnswer {
        while true {
            let answer = try await socket.event("answer").decoded(SocketAnswer.self)
            if answer.number == number { return answer }
        }
    }
}
