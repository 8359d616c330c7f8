import ChatModels
import ChatServer
import Foundation
import Testing

/// The computer's loopback network has more addresses than one: 127.0.0.2 stands for that of a network.
@Suite(.timeLimit(.minutes(5))) struct GuestTests {
    private static let host = "127.0.0.2"

    @Test(arguments: [
        "/", "/?code=", "/?code=00", "/simulator", "/web/simulator.html", "/devices/kate-phone/", "/events",
        "/fonts/Inter-Regular.otf", "/join/00", "/nothing", "/web/?code=00",
    ])
    func `who has no cookie learns nothing`(path: String) async throws {
        try await withGuests { _, guests in
            let answer = try await HTTP.send("GET", guests.address + path)
            #expect(answer.status == 403)
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(answer.headers["set-cookie"] == nil)
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text.contains("not let in") && !text.contains("/web/styles"))
        }
    }

    @Test(arguments: [false, true])
    func `a page outside of the code asks for nothing behind it, and has rules of its own`(isWelcome: Bool) async throws
    {
        try await withGuests { _, guests in
            let address = isWelcome ? try #require(guests.door.address) : guests.address
            let text = String(decoding: try await HTTP.send("GET", address).body, as: UTF8.self)
            #expect(text.contains(isWelcome ? "Welcome" : "not let in"))
            #expect(text.contains("<style>") && !text.contains("/web/") && !text.contains("src="))
        }
    }

    @Test func `a code lets one browser in, and the next code is another one`() async throws {
        try await withGuests { server, guests in
            let address = try #require(guests.door.address)
            #expect(address.hasPrefix(guests.address + "/?code="))
            let entrance = try await HTTP.send("GET", address)
            #expect(entrance.status == 200)
            #expect(entrance.headers["refresh"] == "0; url=/")
            let cookie = try #require(entrance.headers["set-cookie"])
            #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && cookie.contains("Path=/"))
            let inside = try await HTTP.send("GET", guests.address + "/", cookie: entrance.cookies.first)
            #expect(inside.status == 200)
            #expect(inside.headers["set-cookie"]?.contains("Path=/devices/kate-phone") == true)

            #expect(try await HTTP.send("GET", address).status == 403, "the code was used")
            let next = try #require(guests.door.address)
            #expect(next != address)
            #expect(try await HTTP.send("GET", next).status == 200)
        }
    }

    @Test(arguments: ["", ".", "00.00", "zz.zz", "0123456789abcdef0123456789abcdef"])
    func `a cookie that was made up lets nobody in`(value: String) async throws {
        try await withGuests { _, guests in
            let answer = try await HTTP.send(
                "GET", guests.address + "/", cookie: "parley-guest-\(guests.port)=\(value)")
            #expect(answer.status == 403)
        }
    }

    @Test func `after many wrong codes a right one waits a minute`() async throws {
        let clock = MovableClock()
        try await withGuests(clock: clock) { _, guests in
            for _ in 1...10 {
                #expect(try await HTTP.send("GET", guests.address + "/?code=0123").status == 403)
            }
            let address = try #require(guests.door.address)
            #expect(try await HTTP.send("GET", address).status == 429)
            clock.move(by: .seconds(60))
            #expect(try await HTTP.send("GET", address).status == 200)
        }
    }

    @Test func `a foreign name, a foreign page and this computer's name do not lead in`() async throws {
        try await withGuests { _, guests in
            let cookie = try await guests.enter()
            func answer(_ host: String, _ more: String = "") async throws -> String {
                try await RawRequest.answer(
                    to:
                        "GET /simulator HTTP/1.1\r\nHost: \(host)\r\nCookie: \(cookie)\r\n\(more)Connection: close\r\n\r\n",
                    port: guests.port, at: Self.host)
            }
            let own = "\(Self.host):\(guests.port)"
            #expect(try await answer(own).hasPrefix("HTTP/1.1 200"))
            #expect(try await answer(own, "Origin: http://\(own)\r\n").hasPrefix("HTTP/1.1 200"))
            for host in [
                "evil.example:\(guests.port)", "127.0.0.1:\(guests.port)", "localhost", Self.host, own + "0", "",
            ] {
                #expect(try await answer(host).hasPrefix("HTTP/1.1 40"), "\(host)")
            }
            #expect(try await answer(own, "Origin: http://evil.example\r\n").hasPrefix("HTTP/1.1 403"))
        }
    }

    @Test
    func `this computer's own listener takes neither the other's name nor asks for a code, and it alone shows one`()
        async throws
    {
        struct List: Decodable {
            struct Guests: Decodable { var address: String, code: [String] }
            var guests: Guests?
        }
        try await withGuests { server, guests in
            let list = try await HTTP.send("GET", server.address + "/simulator").decoded(List.self)
            #expect(list.guests?.address == guests.door.address)
            let code = try #require(list.guests?.code)
            #expect(code.count >= 21 && code.allSatisfy { $0.count == code.count })
            // The finder pattern in the corner.
            #expect(code.first?.hasPrefix("11111110") == true)
            let cookie = try await guests.enter()
            let seen = try await HTTP.send("GET", guests.address + "/simulator", cookie: cookie).decoded(List.self)
            #expect(seen.guests == nil)
            let answer = try await RawRequest.answer(
                to: "GET / HTTP/1.1\r\nHost: \(Self.host):\(server.port)\r\nConnection: close\r\n\r\n",
                port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 403"))
        }
    }

    /// The door, and where it listens.
    private struct Guests {
        let door: GuestAccess
        let port: Int
        var address: String { "http://\(GuestTests.host):\(port)" }

        /// - Returns: the cookie of a browser that has come in.
        func enter() async throws -> String {
            let address = try #require(door.address)
            let entrance = try await HTTP.send("GET", address)
            return try #require(entrance.cookies.first)
        }
    }

    private func withGuests(
        clock: MovableClock = MovableClock(), _ body: (TestServer, Guests) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let (addresses, told) = AsyncStream<String>.makeStream()
        let door = GuestAccess(host: Self.host) { told.yield($0) }
        try await withServer(on: folder, clock: clock, configure: [{ $0.guests = door }]) { server in
            var iterator = addresses.makeAsyncIterator()
            let address = try #require(await iterator.next().flatMap { URL(string: $0) })
            try await body(server, Guests(door: door, port: try #require(address.port)))
        }
    }
}
