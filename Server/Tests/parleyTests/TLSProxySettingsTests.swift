import Testing

@testable import parley

@Suite(.timeLimit(.minutes(5))) struct TLSProxySettingsTests {
    private func forwarded(isBehindProxies: Bool) throws -> Substring {
        let settings = TLSProxySettings(
            host: "0.0.0.0", port: 443, serverPort: 1_234, isBehindProxies: isBehindProxies)
        let line = try #require(settings.text.split(separator: "\n").first { $0.contains(" X-Forwarded-For ") })
        return try #require(line.split(separator: " ").last)
    }

    @Test func `an address that a client writes is passed on from behind proxies alone`() throws {
        #expect(try forwarded(isBehindProxies: false) == "$remote_addr;")
        #expect(try forwarded(isBehindProxies: true) == "$proxy_add_x_forwarded_for;")
    }
}
