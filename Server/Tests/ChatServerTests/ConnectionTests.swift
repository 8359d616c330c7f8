import ChatModels
import ChatServer
import Foundation
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConnectionTests {
    /// Runs the body against a server whose time limits are short, on a folder of its own.
    private func withLimits(
        _ change: @escaping (inout ConnectionLimits) -> Void, _ body: (TestServer) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder, configure: [{ change(&$0.connections) }], body)
    }

    /// Entries whose events are more than the system may hold for a client that does not read (`sendBufferByteCount`), and less
    /// than it would by itself. Each byte of the text takes six in JSON.
    private func sendMuch(_ kate: Phone) async throws {
        let text = String(repeating: "\u{1}", count: ChatLimits.textByteCountMax)
        for _ in 1...muchCount { _ = try await kate.send(text) }
    }

    private let muchCount = 14

    /// A connection that asks for Kate's events and reads nothing of them.
    private func deafClient(_ kate: Phone) throws -> RawSocket {
        let socket = try RawSocket(port: kate.server.port, receiveByteCount: 4_096)
        let path = "/devices/\(kate.device)/conversations/\(kate.conversation)/events?after=0"
        try socket.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(kate.server.port)\r\nCookie: \(kate.cookie)\r\n\r\n")
        return socket
    }

    @Test func `a client that does not read is cut off, and its place is free`() async throws {
        try await withLimits({ $0.write = .milliseconds(300) }) { server in
            let kate = try await server.phone("kate")
            try await sendMuch(kate)
            let deaf = try (1...ChatLimits.eventStreamsPerDeviceMax).map { _ in try deafClient(kate) }
            for client in deaf { try await client.waitUntilClosed() }
            var stream = try? await kate.stream(after: muchCount)
            while stream == nil { stream = try? await kate.stream(after: muchCount) }
            #expect(await stream?.next("state") != nil)
            stream?.close()
        }
    }

    @Test func `a client whose computer has gone without a word is cut off, and its place is free`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let limits = { (configuration: inout ServerConfiguration) in
            configuration.connections.acknowledgement = .milliseconds(300)
        }
        try await withServer(on: folder, heartbeat: .milliseconds(70), configure: [limits]) { server in
            let kate = try await server.phone("kate")
            let gone = try (1...ChatLimits.eventStreamsPerDeviceMax).map { _ in try deafClient(kate) }
            for client in gone {
                _ = try await client.text(upTo: "retry: 1000")
                try client.vanish()
            }
            var stream = try? await kate.stream()
            while stream == nil { stream = try? await kate.stream() }
            #expect(await stream?.next("state") != nil)
            stream?.close()
            withExtendedLifetime(gone) {}
        }
    }

    @Test func `a stream on which little happens is not cut off`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let limits = { (configuration: inout ServerConfiguration) in
            configuration.connections.write = .milliseconds(100)
        }
        try await withServer(on: folder, heartbeat: .milliseconds(70), configure: [limits]) { server in
            let kate = try await server.phone("kate")
            let stream = try await kate.stream()
            for _ in 1...6 { await stream.nextBeat() }
            _ = try await kate.send("still here")
            #expect(await stream.next("entry") != nil)
            stream.close()
        }
    }

    @Test func `a request whose head does not come is given up`() async throws {
        try await withLimits({ $0.idle = .milliseconds(200) }) { server in
            for beginning in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0"] {
                let socket = try RawSocket(port: server.port)
                try socket.send(beginning)
                try await socket.waitUntilClosed()
            }
        }
    }

    @Test func `a request whose body does not come is given up`() async throws {
        try await withLimits({ $0.body = .milliseconds(200) }) { server in
            let kate = try await server.phone("kate")
            let path = "/devices/\(kate.device)/conversations/\(kate.conversation)/entries"
            let socket = try RawSocket(port: server.port)
            try socket.send(
                "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(kate.server.port)\r\nCookie: \(kate.cookie)\r\nContent-Length: 40\r\n\r\n{\"key\":"
            )
            try await socket.waitUntilClosed()
            #expect(try await kate.snapshot().lastSequence == 0)
        }
    }

    @Test func `a server that is stopped does not wait for who does not read`() async throws {
        let socket = Box<RawSocket>()
        try await withLimits({ ($0.write, $0.shutdown) = (.hours(1), .milliseconds(300)) }) { server in
            let kate = try await server.phone("kate")
            try await sendMuch(kate)
            socket.value = try deafClient(kate)
        }
        try await socket.value?.waitUntilClosed()
    }

    @Test func `connections beyond the limit wait until one is closed`() async throws {
        try await withLimits({ $0.count = 3 }) { server in
            var held = try (1...3).map { _ in try RawSocket(port: server.port) }
            let late = try RawSocket(port: server.port)
            try late.send("GET /web/client/main.js HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            let answer = Task { try await late.readAll() }
            held.removeAll()
            #expect(try await answer.value.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `a reset is asked for, and only where the server can begin anew`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let (resets, door) = AsyncStream<Void>.makeStream()
        try await withServer(on: folder, configure: [{ $0.onReset = { door.yield() } }]) { server in
            let answer = try await HTTP.send("POST", server.address + "/simulator/reset")
            #expect(answer.status == 202)
            for await _ in resets { break }
        }
        try await withServer(on: folder) { server in
            let answer = try await HTTP.send("POST", server.address + "/simulator/reset")
            #expect(answer.code == .notFound)
        }
    }
}
