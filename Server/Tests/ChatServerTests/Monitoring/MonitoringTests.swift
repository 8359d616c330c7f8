import ChatModels
import ChatServer
import ChatStore
import Foundation
import Logging
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct `Programs that watch a server` {
    private func withSite(token: String? = nil, _ body: (TestServer) async throws -> Void) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        var site = try Site(url: PublicURL("https://chat.example.org"), proxies: TrustedProxies())
        site.metricsToken = token
        try await withServer(on: folder, configure: [{ [site] in $0.serve(site) }], body)
    }

    @Test func `learn by the listener's own address that it is alive and ready`() async throws {
        try await withSite { server in
            for (path, status) in [("/healthz", "ok"), ("/readyz", "ready")] {
                let answer = try await HTTP.send("GET", server.address + path)
                #expect(answer.status == 200)
                #expect(try answer.decoded([String: String].self) == ["status": status])
            }
        }
    }

    @Test func `learn that a store which is gone is not ready`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        var chat = try makeChat(folder.configuration(heartbeat: .seconds(600)))
        try chat.world.database.close()
        chat.world.logger.logLevel = .critical
        let error = await #expect(throws: ChatError.self) {
            try await MonitoringRoutes(chat: chat).checkReadiness(chat.world.logger)
        }
        #expect(error?.code == .notReady)
    }

    @Test func `read figures in Prometheus' format, with routes and without names`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            _ = try await kate.send("hello")
            let stream = try await kate.stream(after: 1)
            _ = await stream.next("state")
            let answer = try await HTTP.send("GET", server.address + "/metrics")
            #expect(answer.headers["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
            let text = String(decoding: answer.body, as: UTF8.self)
            let lines = text.split(separator: "\n")
            let form = #/# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+/#
            for line in lines { #expect(line.wholeMatch(of: form) != nil, "\(line)") }
            let post = "/devices/{device}/conversations/{conversation}/entries"
            #expect(lines.contains("parley_http_requests_total{route=\"\(post)\",method=\"POST\",status=\"201\"} 1"))
            #expect(lines.contains("parley_http_request_duration_seconds_count{route=\"\(post)\"} 1"))
            #expect(lines.contains("parley_streams 1.0") && lines.contains("parley_sessions 1.0"))
            #expect(!text.contains("kate"))
            stream.close()
        }
    }

    @Test func `read figures on this computer alone, and not by a proxy`() async throws {
        try await withSite { server in
            #expect(try await HTTP.send("GET", server.address + "/metrics").status == 200)
            for name in ["X-Forwarded-For", "Forwarded", "Via", "X-Forwarded-Host"] {
                let answer = try await HTTP.send("GET", server.address + "/metrics", headers: [name: "1.2.3.4"])
                #expect(answer.code == .notFound, "\(name)")
            }
            let answer = try await RawRequest.answer(
                to: "GET /metrics HTTP/1.1\r\nHost: chat.example.org\r\nConnection: close\r\n\r\n", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func `read figures with the token that the operator has given them`() async throws {
        try await withSite(token: "a-long-token") { server in
            func status(_ headers: [String: String]) async throws -> Int {
                try await HTTP.send("GET", server.address + "/metrics", headers: headers).status
            }
            let admitted = try await status(["Authorization": "Bearer a-long-token", "X-Forwarded-For": "1.2.3.4"])
            let mistyped = try await status(["Authorization": "Bearer a-long-tokeN"])
            let without = try await status([:])
            #expect(admitted == 200 && mistyped == 404 && without == 404)
        }
    }
}
