import ChatModels
import ChatServer
import Testing

@testable import ChatServer

/// A server behind a proxy that speaks HTTPS, as the proxy's requests reach it.
@Suite(.timeLimit(.minutes(5))) struct `A server for people` {
    private func withSite(
        _ url: String = "https://chat.example.org", _ body: (TestServer) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let site = try Site(url: PublicURL(url), proxies: TrustedProxies(["127.0.0.1"]))
        try await withServer(on: folder, configure: [{ $0.serve(site) }], body)
    }

    /// The head of the answer.
    private func head(
        _ server: TestServer, _ path: String = "/web/client/main.js", host: String = "chat.example.org",
        fields: [String] = []
    ) async throws -> String {
        let lines = ["GET \(path) HTTP/1.1", "Host: \(host)"] + fields + ["Connection: close", "", ""]
        return try await RawRequest.answer(to: lines.joined(separator: "\r\n"), port: server.port)
    }

    @Test func `answers to its own name only`() async throws {
        try await withSite { (server: TestServer) async throws in
            #expect(try await head(server).hasPrefix("HTTP/1.1 200"))
            for host in ["evil.test", "chat.example.org:8080", "chat.example.org.evil.test", "10.0.0.1"] {
                let answer = try await head(server, host: host)
                #expect(answer.hasPrefix("HTTP/1.1 403") && answer.contains("wrong_origin"), "\(host)")
            }
        }
    }

    @Test func `answers to pages of its own only`() async throws {
        try await withSite { (server: TestServer) async throws in
            #expect(try await head(server, fields: ["Origin: https://chat.example.org"]).hasPrefix("HTTP/1.1 200"))
            for origin in ["http://chat.example.org", "https://evil.test", "null", "https://chat.example.org:8443"] {
                #expect(try await head(server, fields: ["Origin: \(origin)"]).hasPrefix("HTTP/1.1 403"), "\(origin)")
            }
        }
    }

    @Test func `opens a socket for pages of its own only`() async throws {
        try await withSite { (server: TestServer) async throws in
            let upgrade = [
                "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            ]
            func answer(_ origin: String) async throws -> String {
                let socket = try RawSocket(port: server.port)
                let lines = [
                    "GET /socket HTTP/1.1", "Host: chat.example.org", "Connection: Upgrade", "Origin: \(origin)",
                ]
                try socket.send((lines + upgrade + ["", ""]).joined(separator: "\r\n"))
                return try await socket.text(upTo: "\r\n")
            }
            // From its own page, but by nobody.
            #expect(try await answer("https://chat.example.org").hasPrefix("HTTP/1.1 401"))
            #expect(try await answer("http://chat.example.org").hasPrefix("HTTP/1.1 403"))
        }
    }

    @Test func `has browsers come back by HTTPS, also after an error`() async throws {
        try await withSite { (server: TestServer) async throws in
            for path in ["/web/client/main.js", "/nothing"] {
                #expect(try await head(server, path).contains("Strict-Transport-Security: max-age=31536000\r\n"))
            }
        }
        try await withSite("http://localhost:1") { (server: TestServer) async throws in
            #expect(try await !head(server, host: "localhost:1").contains("Strict-Transport-Security"))
        }
    }
}

extension ServerConfiguration {
    /// Makes it a server for people.
    mutating func serve(_ site: Site, onOwnerLink: @escaping @Sendable (String) -> Void = { _ in }) {
        self.site = site
        mode = .people(PeopleMode(publicOrigin: site.publicOrigin, onOwnerLink: onOwnerLink))
    }
}
