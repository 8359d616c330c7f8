import ChatServer
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct `The address of a server` {
    @Test(arguments: [
        ("https://chat.example.org", "https://chat.example.org", "chat.example.org"),
        ("https://Chat.Example.org/", "https://chat.example.org", "chat.example.org"),
        ("https://chat.example.org:443", "https://chat.example.org", "chat.example.org"),
        ("https://chat.example.org:8443", "https://chat.example.org:8443", "chat.example.org:8443"),
        ("http://127.0.0.1:80", "http://127.0.0.1", "127.0.0.1"),
        ("http://[::1]:8080", "http://[::1]:8080", "[::1]:8080"),
    ])
    func `is written as browsers write it`(text: String, origin: String, authority: String) throws {
        let url = try PublicURL(text)
        #expect(url.origin == origin)
        #expect(url.authority == authority)
        #expect(url.isSecure == text.hasPrefix("https"))
    }

    @Test(arguments: [
        "", "chat.example.org", "ftp://chat.example.org", "https://", "https://chat.example.org/parley",
        "https://me@chat.example.org", "https://chat.example.org?x=1", "https://chat.example.org/#top",
    ])
    func `is refused where it is more or less than scheme and host`(text: String) {
        let error = #expect(throws: ServingError.self) { try PublicURL(text) }
        #expect(error?.code == .badPublicURL)
    }

    @Test func `is told apart from others that a request names`() throws {
        let url = try PublicURL("https://chat.example.org")
        for authority in ["chat.example.org", "CHAT.example.org", "chat.example.org:443"] {
            #expect(url.isMeant(by: authority), "\(authority)")
        }
        for authority in [nil, "", "chat.example.org:80", "chat.example.org.evil.test", "evil.test", "127.0.0.1"] {
            #expect(!url.isMeant(by: authority), "\(authority ?? "none")")
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Where a server may listen` {
    private static func site(
        _ url: String, at host: String, proxies: [String] = [], allowsInsecure: Bool = false
    ) throws -> Site {
        try Site(
            url: PublicURL(url), host: host, proxies: TrustedProxies(proxies), allowsInsecure: allowsInsecure)
    }

    @Test func `this computer alone needs no encryption`() throws {
        _ = try Self.site("http://127.0.0.1:8080", at: "127.0.0.1")
        _ = try Self.site("http://localhost:8080", at: "::1")
        _ = try Self.site("https://chat.example.org", at: "127.0.0.1")
    }

    @Test(arguments: ["0.0.0.0", "::", "192.168.1.5"])
    func `a network needs a named proxy, or the operator's word`(host: String) throws {
        let error = #expect(throws: ServingError.self) { try Self.site("https://chat.example.org", at: host) }
        #expect(error?.code == .insecure)
        #expect(
            error?.message.contains("--trusted-proxy") == true && error?.message.contains("--insecure-http") == true)
        _ = try Self.site("https://chat.example.org", at: host, proxies: ["10.0.0.2"])
        _ = try Self.site("http://192.168.1.5:8080", at: host, allowsInsecure: true)
    }

    @Test func `an address without encryption is refused for other computers`() {
        let error = #expect(throws: ServingError.self) { try Self.site("http://chat.example.org", at: "127.0.0.1") }
        #expect(error?.code == .insecure)
    }

    @Test func `a name is no address to listen at`() {
        let error = #expect(throws: ServingError.self) { try Self.site("https://chat.example.org", at: "localhost") }
        #expect(error?.code == .badAddress)
    }

    @Test func `behind a proxy in the network nobody else is answered`() throws {
        let site = try Self.site("https://chat.example.org", at: "0.0.0.0", proxies: ["10.0.0.0/24"])
        func admits(_ text: String) throws -> Bool { try site.admits(#require(NetworkAddress(text))) }
        #expect(try admits("10.0.0.7") && admits("::ffff:10.0.0.7") && admits("127.0.0.1") && admits("::1"))
        #expect(try !admits("10.0.1.7") && !admits("192.168.1.9") && !admits("2001:db8::1"))
    }
}
