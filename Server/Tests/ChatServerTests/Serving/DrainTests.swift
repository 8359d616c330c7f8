import ChatModels
import ChatServer
import Foundation
import NIOCore
import Testing

/// A server that is stopped while people use it.
@Suite(.timeLimit(.minutes(5))) struct `A server that stops` {
    @Test func `answers what has begun, and tells streams to come back`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let post = Box<RawSocket>()
        let body = String(
            decoding: try JSONEncoder().encode(SendBody(key: SendKey(unchecked: "late"), text: "still there")),
            as: UTF8.self)
        try await withServer(on: folder, configure: [{ $0.connections.shutdown = .seconds(60) }]) { server in
            let kate = try await server.phone("kate")
            let stream = try await kate.stream()
            _ = await stream.next("state")
            let socket = try RawSocket(port: server.port)
            post.value = socket
            try socket.send(
                """
                POST /devices/\(kate.device)/conversations/\(kate.conversation)/entries HTTP/1.1\r
                Host: 127.0.0.1:\(server.port)\r\nCookie: \(kate.cookie)\r\nContent-Length: \(body.utf8.count)\r\n\r
                {
                """)
            // Answered only once the server has read the head before it.
            _ = try await kate.snapshot()
            Task {
                // The stream ends with the server's wish to stop; the rest of the request comes after that.
                while await stream.next() != nil {}
                try socket.send(String(body.dropFirst()))
            }
        }
        let answer = try await #require(post.value).readAll()
        #expect(answer.hasPrefix("HTTP/1.1 201"))
        try await withServer(on: folder) { server in
            let stored = try await server.phone("kate").snapshot().lastSequence
            #expect(stored == 1)
        }
    }
}
