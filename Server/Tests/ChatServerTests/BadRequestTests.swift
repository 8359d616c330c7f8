import AppProtocol
import ChatModels
import Foundation
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct BadRequestTests {
    @Test(arguments: Route.withBody) func `a body that is not the JSON expected is refused and changes nothing`(
        route: Route
    ) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let before = try await kate.snapshot()
            for body in ["", "{", "null", "[]", "\"text\"", "{\"other\":1}", "\u{FF}\u{0}", "{\"sequence\":1e400}"] {
                let answer = try await kate.raw(route.method, route.path, body)
                #expect(answer.status == 400, "\(body)")
                #expect(answer.code == .malformedBody, "\(body)")
            }
            #expect(try await kate.snapshot() == before)
        }
    }

    @Test(arguments: Route.withBody) func `a body over the limit is refused and the server lives on`(
        route: Route
    ) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let body = "{\"text\":\"" + String(repeating: "a", count: ChatLimits.bodyByteCountMax) + "\"}"
            let answer = try await kate.raw(route.method, route.path, body)
            #expect(answer.status == 413)
            #expect(answer.code == .bodyTooLarge)
            #expect(try await kate.snapshot().lastSequence == 0)
        }
    }

    /// Comparing texts takes time that grows with the square of the marks in a row, so that they are found before (`ForeignJSON`).
    @Test(arguments: Route.withBody) func `a body with marks without end is not decoded`(route: Route) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let marks = String(repeating: "\u{301}", count: 200)
            let answer = try await kate.raw(route.method, route.path, "{\"\(marks)\":1}")
            #expect(answer.code == .malformedBody)
            #expect(String(decoding: answer.body, as: UTF8.self).contains("it cannot be read"))
        }
    }

    private static let marks = String(repeating: "\u{301}\u{316}", count: 4_000)

    private func answer(with header: String, at server: TestServer) async throws -> String {
        let host = header.hasPrefix("Host") ? "" : "Host: 127.0.0.1\r\n"
        return try await RawRequest.answer(
            to: "GET /devices/kate-phone/ HTTP/1.1\r\n\(host)\(header)\r\nConnection: close\r\n\r\n", port: server.port)
    }

    @Test(arguments: ["Host", "Origin"]) func `an address that is not ASCII is refused`(name: String) async throws {
        try await withServer { server in
            let answer = try await answer(with: "\(name): \(Self.marks)", at: server)
            #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("bad_header"))
        }
    }

    @Test func `other headers that are not ASCII are left out, and the cookies beside one stay`() async throws {
        try await withServer { server in
            for name in ["Sec-Fetch-Site", "If-None-Match", "X-Forwarded-User"] {
                #expect(try await answer(with: "\(name): \(Self.marks)", at: server).hasPrefix("HTTP/1.1 200"))
            }
            let kate = try await server.phone("kate")
            let cookie = "a=Zoë; \(kate.cookie); b=\(Self.marks)"
            let path = "/devices/kate-phone/conversations/\(server.conversation)"
            let answer = try await RawRequest.answer(
                to:
                    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n",
                port: server.port)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `headers longer or more than a browser's are not read`() async throws {
        try await withServer { server in
            for lines in [
                "X: " + String(repeating: "a", count: 20_000), (1...101).map { "X\($0): a" }.joined(separator: "\r\n"),
            ] {
                let answer = try await RawRequest.answer(
                    to: "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\(lines)\r\nConnection: close\r\n\r\n", port: server.port)
                #expect(answer.hasPrefix("HTTP/1.1 4") || answer.isEmpty)
            }
        }
    }

    @Test(arguments: ["", " ", "a b", "ü", "a/b", String(repeating: "k", count: 129)])
    func `a key that is no identifier is refused`(key: String) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let body = try JSONSerialization.data(withJSONObject: ["key": key, "text": "hello"])
            let answer = try await kate.raw("POST", "/entries", String(decoding: body, as: UTF8.self))
            #expect(answer.code == .malformedBody)
            #expect(try await kate.snapshot().lastSequence == 0)
        }
    }

    @Test(arguments: [
        (-1.0, 300.0), (0, 0), (99.9, 300), (390, 4_000.1), (1e300, 300), (390, -0.0),
    ])
    func `a screen of an impossible size is refused`(width: Double, height: Double) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let size = TreeSize(width: width, height: height)
            let good = TreeSize(width: 390, height: 300)
            for screen in [
                ScreenBody(compact: size, expanded: good, environment: SceneEnvironment()),
                ScreenBody(compact: good, expanded: size, environment: SceneEnvironment()),
            ] {
                let answer = try await kate.put("/screen", screen)
                #expect(answer.status == 400)
                #expect(answer.code == .badNumber)
            }
        }
    }

    @Test func `a screen at the limits is taken`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let screen = ScreenBody(
                compact: TreeSize(width: ChatLimits.panelSideMin, height: ChatLimits.panelSideMin),
                expanded: TreeSize(width: ChatLimits.panelSideMax, height: ChatLimits.panelSideMax),
                environment: SceneEnvironment(displayScale: 4))
            #expect(try await kate.put("/screen", screen).status == 204)
        }
    }

    @Test(arguments: ["NaN", "Infinity", "-Infinity", "1e999", "\"390\""])
    func `a number that is none is refused`(number: String) async throws {
        try await withServer { server in
            let body = """
                {"compact":[\(number),300],"expanded":[390,600],
                 "environment":{"colorScheme":"light","displayScale":2,"locale":"en"}}
                """
            let answer = try await server.phone("kate").raw("PUT", "/screen", body)
            #expect(answer.status == 400)
        }
    }

    @Test func `what asks for something that is not there says what`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            _ = try await kate.send("words")
            let unknown = OpenPanelBody(app: AppID(unchecked: "no.app"))
            #expect(try await kate.put("/panel", unknown).code == .unknownApp)
            #expect(try await kate.post("/panel/ahead", unknown).code == .unknownApp)
            #expect(try await kate.put("/panel/style", StyleBody(style: .expanded)).code == .panelNotOpen)
            #expect(try await kate.put("/panel/style", StyleBody(style: .transcript)).code == .malformedBody)
            #expect(try await kate.put("/selection", SelectionBody(sequence: 2)).code == .unknownEntry)
            #expect(try await kate.put("/selection", SelectionBody(sequence: .min)).code == .unknownEntry)
            #expect(try await kate.put("/selection", SelectionBody(sequence: 1)).code == .notABubble)
            #expect(try await kate.get("/pictures/\(String(repeating: "a", count: 64))").code == .unknownPicture)
            #expect(try await kate.get("/pictures/%2e%2e").code == .unknownPicture)
            #expect(try await kate.get("/panel/assets/a?instance=1").code == .unknownPicture)
            #expect(try await kate.get("/panel/assets/a?instance=x").code == .badNumber)
            #expect(try await kate.get("/panel/assets/a").code == .badNumber)
            #expect(try await kate.get("/apps/no%20app/icon").code == .unknownApp)
        }
    }

    @Test func `closing a panel that is not open is fine`() async throws {
        try await withServer { server in
            let answer = try await server.phone("kate").delete("/panel")
            #expect(answer.status == 204)
        }
    }

    @Test func `a request carries one to sixty-four events`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for count in [0, 65] {
                let events = Array(repeating: InputEvent.tap(NodeID(rawValue: 1)), count: count)
                #expect(try await kate.post("/panel/input", InputBody(instance: 1, events: events)).code == .badNumber)
            }
            // No app is open: a tap on what is gone is nobody's fault.
            let tap = InputBody(instance: InstanceID(rawValue: .max), events: [.tap(NodeID(rawValue: .max))])
            #expect(try await kate.post("/panel/input", tap).status == 204)
        }
    }

    @Test(arguments: ["/nothing", "/devices", "/web", "/web/", "/fonts", "/devices/kate-phone/other"])
    func `an address with nothing at it says so in JSON`(path: String) async throws {
        try await withServer { server in
            let answer = try await HTTP.send("GET", server.address + path)
            #expect(answer.status == 404)
            #expect(answer.code == .notFound)
            #expect(answer.headers["x-content-type-options"] == "nosniff")
        }
    }

    @Test func `a method that a route does not have says so in JSON`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            #expect(try await kate.raw("PATCH", "/entries", "{}").code == .notFound)
            #expect(try await HTTP.send("POST", server.address + "/").code == .notFound)
        }
    }

    @Test(arguments: [
        "GARBAGE\r\n\r\n", "GET /\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
    ])
    func `what is not HTTP is refused and the server lives on`(bytes: String) async throws {
        try await withServer { server in
            let answer = try await RawRequest.answer(to: bytes, port: server.port)
            #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 40"))
            let after = try await server.phone("kate").get("")
            #expect(after.status == 200)
        }
    }
}
