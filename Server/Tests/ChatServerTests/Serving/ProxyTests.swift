import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct `What proxies say` {
    private static func client(
        _ forwarded: [String], from peer: String, trusting proxies: [String]
    ) throws -> String {
        var head = HTTPRequest(method: .get, scheme: "http", authority: "chat.example.org", path: "/")
        let name = try #require(HTTPField.Name("X-Forwarded-For"))
        head.headerFields[values: name] = forwarded
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        return try TrustedProxies(proxies).client(of: request, peer: #require(NetworkAddress(peer))).text
    }

    @Test func `is not believed of anybody who is not named`() throws {
        #expect(try Self.client(["1.2.3.4"], from: "9.9.9.9", trusting: []) == "9.9.9.9")
        #expect(try Self.client(["1.2.3.4"], from: "9.9.9.9", trusting: ["10.0.0.0/8"]) == "9.9.9.9")
    }

    @Test func `names the client, and not what the client writes before itself`() throws {
        let proxies = ["127.0.0.1", "10.0.0.0/8"]
        #expect(try Self.client(["1.2.3.4"], from: "127.0.0.1", trusting: proxies) == "1.2.3.4")
        #expect(try Self.client(["6.6.6.6, 1.2.3.4"], from: "127.0.0.1", trusting: proxies) == "1.2.3.4")
        #expect(try Self.client(["6.6.6.6, 1.2.3.4, 10.1.1.1"], from: "127.0.0.1", trusting: proxies) == "1.2.3.4")
        #expect(try Self.client(["6.6.6.6", "1.2.3.4"], from: "127.0.0.1", trusting: proxies) == "1.2.3.4")
        #expect(try Self.client(["2001:db8::5"], from: "::1", trusting: ["::1"]) == "2001:db8::5")
    }

    @Test func `is passed over where it is no address`() throws {
        #expect(try Self.client(["unknown"], from: "127.0.0.1", trusting: ["127.0.0.1"]) == "127.0.0.1")
        #expect(try Self.client(["1.2.3.4, _hidden"], from: "127.0.0.1", trusting: ["127.0.0.1"]) == "127.0.0.1")
        #expect(try Self.client([], from: "127.0.0.1", trusting: ["127.0.0.1"]) == "127.0.0.1")
    }

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.0.0.0/9", "10.128.0.0", false),
        ("10.0.0.1", "10.0.0.1", true), ("10.0.0.1", "10.0.0.2", false), ("0.0.0.0/0", "9.9.9.9", true),
        ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
    ])
    func `comes from a range or not`(range: String, address: String, isInside: Bool) throws {
        #expect(try #require(NetworkRange(range)).contains(#require(NetworkAddress(address))) == isInside)
    }

    @Test(arguments: ["", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "::/129", "10.0.0"])
    func `cannot be trusted of what is no range`(text: String) {
        let error = #expect(throws: ServingError.self) { try TrustedProxies([text]) }
        #expect(error?.code == .badProxy)
    }
}
