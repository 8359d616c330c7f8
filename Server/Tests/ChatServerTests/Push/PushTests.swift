import ChatModels
import CryptoKit
import Foundation
import LoopbackServer
import NetworkFetcher
import ProgramRunner
import Synchronization
import Testing

@testable import ChatServer

/// Notices to browsers in which no page is open, at a push service of this computer.
@Suite(.timeLimit(.minutes(5))) struct PushTests {
    /// A push service that answers with these statuses in turn, and with the last from then on.
    private func withService(
        _ statuses: Int..., waits: [Duration] = [.zero, .zero],
        body: (
            _ server: PeopleServer, _ service: LoopbackServer,
            _ requests: inout AsyncStream<LoopbackServer.Request>.Iterator
        )
            async throws -> Void
    ) async throws {
        let (arrivals, door) = AsyncStream<LoopbackServer.Request>.makeStream()
        let left = Statuses(statuses)
        let service = try await LoopbackServer { request in
            door.yield(request)
            return LoopbackServer.Answer(status: left.next())
        }
        var requests = arrivals.makeAsyncIterator()
        try await withPeopleServer(configure: { Self.allowLoopback(&$0, waits) }) { server in
            try await body(server, service, &requests)
        }
        try await service.stop()
    }

    private static func allowLoopback(_ configuration: inout ServerConfiguration, _ waits: [Duration]) {
        configuration.network = NetworkFetcher(tools: .beside, allowsPrivateAddresses: true)
        configuration.pushLimits.delay = .zero
        configuration.pushLimits.retryWaits = waits
    }

    /// Ann, who owns the server, and Ben, in a conversation.
    private func pair(_ server: PeopleServer) async throws -> (ann: Member, ben: Member, chat: ConversationID) {
        let ann = try await server.joinOwner()
        let ben = try await server.join("Ben", by: try await ann.invite())
        return (ann, ben, try await ann.begin(with: ben))
    }

    @discardableResult
    private func subscribe(
        _ member: Member, at endpoint: String, showsTexts: Bool = false
    ) async throws -> HTTP.Answer {
        let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation.base64URL
        let keys = PushBody.Keys(p256dh: key, auth: Data(count: 16).base64URL)
        return try await member.send(
            "PUT", "/account/push", PushBody(endpoint: endpoint, keys: keys, showsTexts: showsTexts))
    }

    private func isOn(_ member: Member) async throws -> Bool {
        try await member.get("/account/push", PushState.self).isOn
    }

    @Test func `a message is pushed to the others' devices, encrypted and signed`() async throws {
        try await withService(201) { server, service, requests in
            let (ann, ben, chat) = try await pair(server)
            #expect(try await subscribe(ben, at: service.address("/ben")).status == 204)
            #expect(try await subscribe(ann, at: service.address("/ann")).status == 204)
            try await ann.write("hello", in: chat)
            let request = try #require(await requests.next())
            #expect(request.method == "POST" && request.path == "/ben")
            #expect(request.headers["content-encoding"] == "aes128gcm" && request.headers["urgency"] == "high")
            #expect(Int(request.headers["ttl"] ?? "") == PushLimits().lifetimeSeconds)
            #expect(request.headers["topic"]?.count == 32)
            let key = try await ben.get("/account/push", PushState.self).key
            #expect(request.headers["authorization"]?.hasSuffix("k=\(key)") == true)
            #expect(!request.body.contains("hello"))
            try await ben.write("hi", in: chat)
            #expect(await requests.next()?.path == "/ann")
        }
    }

    @Test func `a push service that is busy is asked again, and a subscription that has ended is forgotten`()
        async throws
    {
        try await withService(503, 429, 410) { server, service, requests in
            let (ann, ben, chat) = try await pair(server)
            try await subscribe(ben, at: service.address("/ben"))
            #expect(try await isOn(ben))
            try await ann.write("hello", in: chat)
            for _ in 0..<3 { #expect(await requests.next()?.path == "/ben") }
            while try await isOn(ben) { await Task.yield() }
            let metrics = try await HTTP.send("GET", server.address + "/metrics").body
            let lines = String(decoding: metrics, as: UTF8.self).split(separator: "\n")
            #expect(lines.contains("parley_pushes_total{outcome=\"later\"} 2"))
            #expect(lines.contains("parley_pushes_total{outcome=\"gone\"} 1"))
        }
    }

    @Test func `messages that come while one is tried again are told with it`() async throws {
        try await withService(503, 201, waits: [.seconds(5)]) { server, service, requests in
            let (ann, ben, chat) = try await pair(server)
            let group = try await ann.begin(with: ben, name: "Group")
            try await subscribe(ben, at: service.address("/ben"))
            try await ann.write("1", in: chat)
            let first = try #require(await requests.next())
            try await ann.write("2", in: chat)
            try await ann.write("3", in: group)
            let second = try #require(await requests.next())
            let third = try #require(await requests.next())
            // The topic tells of which conversation a notice is.
            #expect(second.headers["topic"] == first.headers["topic"])
            #expect(third.headers["topic"] != first.headers["topic"])
            try await subscribe(ann, at: service.address("/ann"))
            try await ben.write("4", in: chat)
            #expect(await requests.next()?.path == "/ann")
            #expect(service.requests.map(\.path) == ["/ben", "/ben", "/ben", "/ann"])
        }
    }

    @Test func `muted conversations are silent, and a device that is signed out gets nothing`() async throws {
        try await withService(201) { server, service, requests in
            let (ann, ben, chat) = try await pair(server)
            let zoe = try await server.join("Zoe", by: try await ann.invite())
            let group = try await ann.begin(with: ben, zoe)
            try await subscribe(ben, at: service.address("/ben"))
            #expect(try await ben.send("PUT", ben.path(in: chat) + "/mute").status == 204)
            try await ann.write("quiet", in: chat)
            // Its notice comes after that of the muted conversation would have.
            try await ann.write("loud", in: group)
            _ = await requests.next()
            try await subscribe(zoe, at: service.address("/zoe"))
            #expect(try await ben.send("DELETE", "/account/devices/\(ben.device)").status == 204)
            try await ann.write("more", in: group)
            #expect(await requests.next()?.path == "/zoe")
            // Notices of the others would come before this.
            try await subscribe(ann, at: service.address("/ann"))
            try await zoe.write("again", in: group)
            #expect(await requests.next()?.path == "/ann")
            #expect(service.requests.map(\.path) == ["/ben", "/zoe", "/ann"])
        }
    }

    @Test func `a browser in which somebody signs in anew is not told what its earlier device was`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let zoe = try await server.join("Zoe", by: try await ann.invite())
            for (member, name) in [(ben, "ben"), (zoe, "zoe")] {
                #expect(try await subscribe(member, at: "https://push.example/\(name)").status == 204)
            }
            let code = try await ann.send("POST", "/account/device-code").decoded(DeviceCode.self).code
            _ = try server.member(try await ben.send("POST", "/sign-in", SignInBody(code: code)))
            #expect(try await !isOn(ben))
            let link = try await ann.invite()
            let invitation = try #require(link.split(separator: "/").last)
            let path = "/invitations/\(invitation)/people"
            // One that fails ends nothing.
            #expect(try await zoe.send("POST", path, NewPersonBody(name: "Zoe")).status != 201)
            #expect(try await isOn(zoe))
            _ = try server.member(try await zoe.send("POST", path, NewPersonBody(name: "Yves")))
            #expect(try await !isOn(zoe))
        }
    }

    @Test func `only addresses of the public Internet by HTTPS, and keys that are some, are taken`() async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            for endpoint in ["http://push.example/a", "https://127.0.0.1/a", "https://10.1.2.3/a", "nonsense"] {
                #expect(try await subscribe(ann, at: endpoint).code == .badSubscription, "\(endpoint)")
            }
            let keys = PushBody.Keys(p256dh: "AAAA", auth: Data(count: 16).base64URL)
            let body = PushBody(endpoint: "https://push.example/a", keys: keys, showsTexts: false)
            #expect(try await ann.send("PUT", "/account/push", body).code == .badSubscription)
            #expect(try await !isOn(ann))
            #expect(try await subscribe(ann, at: "https://push.example/a", showsTexts: true).status == 204)
            #expect(try await ann.get("/account/push", PushState.self).showsTexts)
            #expect(try await ann.send("DELETE", "/account/push").status == 204)
            #expect(try await !isOn(ann))
        }
    }
}

/// Statuses one after another; the last stays.
private final class Statuses: Sendable {
    private let left: Mutex<[Int]>
    init(_ statuses: [Int]) { left = Mutex(statuses) }
    func next() -> Int {
        left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    }
}

extension NetworkTools {
    /// The launcher that the build puts beside the tests.
    fileprivate static var beside: NetworkTools {
        NetworkTools(
            launcher: URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
                .deletingLastPathComponent().appendingPathComponent("AppLauncher"))
    }
}
