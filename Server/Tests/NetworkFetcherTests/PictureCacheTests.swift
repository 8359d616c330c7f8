import AppProtocol
import Foundation
import Testing

@testable import NetworkFetcher

/// Storing answers, and reading them.
@Suite(.timeLimit(.minutes(5))) struct PictureCacheTests {
    private func address(_ name: String) throws -> NetworkAddress {
        let hosts = [try #require(NetworkHostPattern("example.org"))]
        return try NetworkAddress("https://example.org/\(name)", allowing: hosts)
    }

    private func response(_ fields: String..., byteCount: Int = 10) throws -> NetworkResponse {
        let head = (["HTTP/1.1 200 OK"] + fields).joined(separator: "\r\n")
        return try #require(NetworkResponse(head: Data(head.utf8), body: Data(count: byteCount)))
    }

    @Test func `the oldest go where there are too many bytes, of one app and of all`() async throws {
        var limits = NetworkLimits()
        (limits.cacheByteCountMaxOfOwner, limits.cacheByteCountMax) = (20, 30)
        let cache = PictureCache(limits: limits)
        let fresh = try response("Cache-Control: max-age=3600")
        func kept(_ owner: String) async throws -> [String] {
            var names: [String] = []
            for name in ["a", "b", "c"] where try await cache.fresh(address(name), of: owner) != nil {
                names.append(name)
            }
            return names
        }
        for name in ["a", "b"] { try await cache.keep(fresh, at: address(name), of: "kate") }
        #expect(try await kept("kate") == ["a", "b"])
        try await cache.keep(fresh, at: address("c"), of: "kate")
        #expect(try await kept("kate") == ["b", "c"])
        for name in ["a", "b"] { try await cache.keep(fresh, at: address(name), of: "john") }
        #expect(try await kept("kate") == ["c"])
        #expect(try await kept("john") == ["a", "b"])
    }

    @Test func `what may not be kept is not, and what has a tag is asked for again`() async throws {
        let cache = PictureCache(limits: NetworkLimits())
        try await cache.keep(response("Cache-Control: max-age=0"), at: address("a"), of: "kate")
        #expect(try await cache.known(address("a"), of: "kate") == nil)
        try await cache.keep(response("Cache-Control: no-cache", "ETag: \"1\""), at: address("a"), of: "kate")
        #expect(try await cache.fresh(address("a"), of: "kate") == nil)
        #expect(try await cache.known(address("a"), of: "kate")?.tag == "\"1\"")
        try await cache.renew(response("Cache-Control: max-age=60"), at: address("a"), of: "kate")
        #expect(try await cache.fresh(address("a"), of: "kate") != nil)
        try await cache.keep(response("Cache-Control: no-store, max-age=60"), at: address("a"), of: "kate")
        #expect(try await cache.known(address("a"), of: "kate") == nil)
    }

    @Test func `a picture that is unchanged stays fresh as before, unless the answer says otherwise`() async throws {
        let cache = PictureCache(limits: NetworkLimits())
        try await cache.keep(response("Cache-Control: max-age=60", "ETag: \"1\""), at: address("a"), of: "kate")
        try await cache.renew(response(), at: address("a"), of: "kate")
        #expect(try await cache.fresh(address("a"), of: "kate") != nil)
        try await cache.renew(response("Cache-Control: no-cache"), at: address("a"), of: "kate")
        #expect(try await cache.fresh(address("a"), of: "kate") == nil)
        try await cache.renew(response(), at: address("a"), of: "kate")
        #expect(try await cache.fresh(address("a"), of: "kate") == nil)
        #expect(try await cache.known(address("a"), of: "kate") != nil)
        try await cache.renew(response("Cache-Control: no-store"), at: address("a"), of: "kate")
        #expect(try await cache.known(address("a"), of: "kate") == nil)
        try await cache.renew(response("Cache-Control: max-age=60"), at: address("a"), of: "kate")
        #expect(try await cache.known(address("a"), of: "kate") == nil)
    }

    @Test func `a tag that cannot be given back is none`() throws {
        let longest = String(repeating: "x", count: 200)
        #expect(try response("etag: \(longest)").tag == longest)
        #expect(try response("etag: \(longest)x").tag == nil)
        #expect(try response("etag: caf\u{E9}").tag == nil)
        #expect(try response().tag == nil)
    }

    @Test func `a request leads to the addresses that were looked up, those of IPv6 in brackets`() throws {
        let command = CurlCommand(
            address: try address("a"), computers: ["192.0.2.1", "2001:db8::1"], asked: .picture(tag: "\"1\""),
            limits: NetworkLimits(),
            time: .milliseconds(300))
        let lines = command.configuration.split(separator: "\n")
        #expect(lines.contains("resolve = \"example.org:443:192.0.2.1,[2001:db8::1]\""))
        #expect(lines.contains("header = \"If-None-Match: \\\"1\\\"\""))
        #expect(lines.contains("max-time = 1"))
    }

    @Test func `a full disk is the server's matter, and only the limit of bytes the picture's`() {
        #expect(CurlCommand.failure(of: 0) == nil)
        #expect(CurlCommand.failure(of: 23)?.code == .busy)
        #expect(CurlCommand.failure(of: 63)?.code == .tooLarge)
    }
}
