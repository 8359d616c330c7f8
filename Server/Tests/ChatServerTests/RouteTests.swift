import ChatModels
import ChatStore
import Hummingbird
import Testing

@testable import ChatServer

/// Covers the rules that hold for every route alike.
@Suite(.timeLimit(.minutes(5))) struct RouteTests {
    @Test func `the list of routes is all of them`() throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let chat = try makeChat(folder.configuration(heartbeat: .seconds(600)))
        defer { try? chat.world.database.close() }
        let prefix = "/devices/{device}/conversations/{conversation}"
        let routes = makeRouter(chat).routes.map(\.description).filter { $0.contains(prefix) }
        let listed = Route.all.map { route in
            let parts = route.pattern.split(separator: "/")
            let named = parts.map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0) }
            return "\(route.method) " + ([prefix] + named).joined(separator: "/")
        }
        #expect(routes.sorted() == listed.sorted())
    }

    @Test(arguments: Route.all) func `no route answers without the device's cookie`(route: Route) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let nobody = try await HTTP.send(route.method, kate.address + route.path)
            #expect(nobody.status == 401)
            #expect(nobody.code == .notSignedIn)
            let john = try await server.phone("john")
            let somebodyElse = try await HTTP.send(route.method, kate.address + route.path, cookie: john.cookie)
            #expect(somebodyElse.code == .notSignedIn)
        }
    }

    @Test func `no route answers in a conversation of others`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            try await folder.addConversation("strangers")
            var kate = try await server.phone("kate")
            kate.conversation = "strangers"
            for route in Route.all { #expect(try await kate.ask(route).code == .notAParticipant, "\(route)") }
            for name in ["nowhere", "%2e%2e", "%00", "a%2Fb", "%FF"] {
                kate.conversation = name
                for route in Route.all { #expect(try await kate.ask(route).code == .unknownConversation, "\(route)") }
            }
        }
    }

    @Test func `whoever has left changes nothing in the conversation`() async throws {
        try await withProbe { server in
            _ = try await server.phone("kate").send("hello")
            let john = try await server.phone("john")
            #expect(try await john.delete("/membership").status == 204)
            let before = try await john.snapshot()
            for route in Route.all where route.pattern != "events" {
                let answer = try await john.ask(route)
                if route.isForParticipants { #expect(answer.status == 403, "\(route)") }
                #expect((answer.code == .notAParticipant) == route.isForParticipants, "\(route)")
            }
            #expect(try await john.snapshot() == before)
        }
    }

    /// A key can be anything; an icon that is not there is left out of the page without an error.
    private static func canBe(_ name: String, _ part: String, of route: Route) -> Bool {
        switch part {
        case ":key": SendKey(rawValue: name) != nil
        case ":app": route.pattern.hasSuffix("icon") && AppID(rawValue: name) != nil
        default: false
        }
    }

    private static let codes: [String: ChatError.Code] = [
        ":sequence": .badNumber, ":place": .badNumber, ":placement": .badNumber, ":id": .badNumber,
        ":key": .unknownEntry, ":app": .unknownApp, ":picture": .unknownPicture, ":asset": .unknownPicture,
        ":stream": .unknownStream, ":channel": .badNumber, ":number": .badNumber, ":index": .badNumber,
    ]

    @Test(arguments: [
        "x%20y", "%2e%2e", "%00", "%FF", "1e9", "99999999999999999999", String(repeating: "a", count: 2_000),
    ])
    func `a name that nothing can have is refused`(name: String) async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for route in Route.all {
                for part in route.names where !Self.canBe(name, part, of: route) {
                    let answer = try await kate.ask(route, path: route.path(with: name, for: part))
                    #expect((400..<500).contains(answer.status), "\(route)")
                    #expect(answer.code == Self.codes[part], "\(route)")
                }
            }
            #expect(try await kate.snapshot().lastSequence == 0)
        }
    }
}
