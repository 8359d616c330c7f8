import ChatModels
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct SignInTests {
    @Test(arguments: ["", "zz", "00", "ff"]) func `a cookie that was made up is refused`(value: String) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let answer = try await HTTP.send("GET", kate.address, cookie: "parley-device-\(server.port)=\(value)")
            #expect(answer.code == .notSignedIn)
        }
    }

    @Test func `the cookie goes to its own device's paths only, and no script reads it`() async throws {
        try await withServer { server in
            let page = try await HTTP.send("GET", "\(server.address)/devices/kate-phone/")
            let cookie = try #require(page.headers["set-cookie"])
            #expect(cookie.hasPrefix("parley-device-\(server.port)="), "another simulator's cookie stays its own")
            #expect(cookie.contains("Path=/devices/kate-phone"))
            #expect(cookie.contains("HttpOnly"))
            #expect(cookie.contains("SameSite=Strict"))
        }
    }

    @Test func `the cookie is good after a restart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let cookie = Box<String>()
        try await withServer(on: folder) { server in cookie.value = try await server.phone("kate").cookieValue }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate")
            #expect(cookie.value != nil)
            #expect(kate.cookieValue == cookie.value)
        }
    }

    @Test func `an unknown device, an unknown conversation and a stranger are told apart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            var kate = try await server.phone("kate")
            let unknown = try await HTTP.send(
                "GET", "\(server.address)/devices/nobody/conversations/x", cookie: kate.cookie)
            #expect(unknown.status == 404)
            #expect(unknown.code == .unknownDevice)

            for name in ["nowhere", "%2e%2e", "%00", "a%2Fb", String(repeating: "a", count: 2_000)] {
                kate.conversation = name
                let answer = try await kate.get("")
                #expect(answer.status == 404)
                #expect(answer.code == .unknownConversation)
            }

            try await folder.addConversation("secret")
            kate.conversation = "secret"
            let stranger = try await kate.get("")
            #expect(stranger.status == 403)
            #expect(stranger.code == .notAParticipant)
            #expect(try await kate.send("let me in").code == .notAParticipant)
        }
    }

    @Test(arguments: [
        "Host: evil.example", "Host: 127.0.0.1.evil.example", "Host: localhost:80@evil.example", "Host: ",
        "Host: 127.0.0.1:80evil",
    ])
    func `a foreign host is refused`(host: String) async throws {
        try await withServer { server in
            let answer = try await RawRequest.answer(
                to: "GET / HTTP/1.1\r\n\(host)\r\nConnection: close\r\n\r\n", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 403"))
            #expect(answer.contains("wrong_origin"))
            #expect(!answer.contains("parley-device"))
        }
    }

    @Test(arguments: ["127.0.0.1", "localhost", "LOCALHOST", "[::1]", "127.0.0.1:80", "localhost:65535"])
    func `this computer's own names lead in, with a port or without`(host: String) async throws {
        try await withServer { server in
            let answer = try await RawRequest.answer(
                to: "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n", port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
    func `a page of another origin is refused`(origin: String) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let answer = try await HTTP.send(
                "DELETE", kate.address + "/panel", cookie: kate.cookie, headers: ["Origin": origin])
            #expect(answer.status == 403)
            #expect(answer.code == .wrongOrigin)
            let own = try await HTTP.send(
                "DELETE", kate.address + "/panel", cookie: kate.cookie, headers: ["Origin": server.address])
            #expect(own.status == 204)
        }
    }
}
