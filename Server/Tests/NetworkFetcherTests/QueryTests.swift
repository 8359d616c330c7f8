import AppProtocol
import Foundation
import LoopbackServer
import NetworkFetcher
import Testing

/// Requests of `URLSession`, by the real `curl` to a server on this computer.
@Suite(.timeLimit(.minutes(5))) struct QueryTests {
    private func fetcher(allowsPrivate: Bool = true) -> NetworkFetcher {
        var limits = NetworkLimits()
        limits.timeMax = .seconds(120)
        return NetworkFetcher(tools: .beside, limits: limits, allowsPrivateAddresses: allowsPrivate)
    }

    private func access(_ hosts: String...) -> NetworkAccess {
        NetworkAccess(owner: "kate-phone party", app: "party", hosts: hosts.compactMap { NetworkHostPattern($0) })
    }

    private func code(_ query: NetworkQuery, _ fetcher: NetworkFetcher, _ host: String = "localhost") async
        -> NetworkFailure.Code?
    {
        do throws(NetworkFailure) {
            _ = try await fetcher.reply(to: query, for: access(host))
            return nil
        } catch {
            return error.code
        }
    }

    @Test func `a post brings its body and headers there, and status, headers and body back`() async throws {
        let server = try await LoopbackServer { _ in
            .init(status: 422, headers: ["X-Left": "3", "Content-Type": "application/json"], body: Data("{}".utf8))
        }
        let query = NetworkQuery(
            url: server.address("/scores?of=kate"), method: "POST",
            headers: ["Content-Type": "application/json", "X-Quoted": "a \"b\" \\c", "X-Empty": "", "Host": "evil"],
            body: Data(#"{"name":"Käte"}"#.utf8))
        let reply = try await fetcher().reply(to: query, for: access("localhost"))
        let asked = try #require(server.requests.last)
        #expect(asked.method == "POST" && asked.path == "/scores?of=kate" && asked.body == #"{"name":"Käte"}"#)
        #expect(asked.headers["content-type"] == "application/json" && asked.headers["x-quoted"] == "a \"b\" \\c")
        #expect(asked.headers["x-empty"] == "" && asked.headers["host"] == "localhost:\(server.port)")
        #expect(asked.headers["expect"] == nil)
        #expect(reply.status == 422 && reply.body == Data("{}".utf8) && reply.url == query.url)
        #expect(reply.headers["X-Left"] == "3")
        try await server.stop()
    }

    @Test(arguments: ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])
    func `every method is sent as it is`(method: String) async throws {
        let server = try await LoopbackServer { _ in .init(status: 200, headers: ["X-A": "b"]) }
        let query = NetworkQuery(url: server.address("/"), method: method, body: Data("abc".utf8))
        #expect(try await fetcher().reply(to: query, for: access("localhost")).headers["X-A"] == "b")
        #expect(server.requests.map(\.method) == [method])
        #expect(server.requests.first?.body == (method == "HEAD" ? "" : "abc"))
        try await server.stop()
    }

    @Test func `a redirect of a post becomes a get, or stays a post, as its status says`() async throws {
        let server = try await LoopbackServer { request in
            switch request.path {
            case "/303": .init(status: 303, headers: ["Location": "/done"])
            case "/307": .init(status: 307, headers: ["Location": "/done"])
            default: .init(body: Data("done".utf8))
            }
        }
        for path in ["/303", "/307"] {
            let query = NetworkQuery(url: server.address(path), method: "POST", body: Data("abc".utf8))
            let reply = try await fetcher().reply(to: query, for: access("localhost"))
            #expect(reply.body == Data("done".utf8) && reply.url == server.address("/done"))
        }
        #expect(server.requests.map(\.method) == ["POST", "GET", "POST", "POST"])
        #expect(server.requests.map(\.body) == ["abc", "", "abc", "abc"])
        try await server.stop()
    }

    @Test func `a password is not taken along to another host`() async throws {
        let other = try await LoopbackServer { _ in .init(body: Data("there".utf8)) }
        let address = other.address("/", host: "127.0.0.1")
        let server = try await LoopbackServer { _ in .redirect(to: address) }
        let query = NetworkQuery(
            url: server.address("/"), headers: ["Authorization": "Bearer secret", "Cookie": "a=b", "X-Kept": "yes"])
        #expect(await code(query, fetcher()) == .hostNotAllowed)
        #expect(other.requests.isEmpty)
        let reply = try await fetcher().reply(to: query, for: access("localhost", "127.0.0.1"))
        #expect(reply.body == Data("there".utf8))
        #expect(server.requests.last?.headers["authorization"] == "Bearer secret")
        let seen = try #require(other.requests.last).headers
        #expect(seen["authorization"] == nil && seen["cookie"] == nil && seen["x-kept"] == "yes")
        for each in [server, other] { try await each.stop() }
    }

    @Test func `what is not allowed is not sent`() async throws {
        let server = try await LoopbackServer { _ in .init() }
        let url = server.address("/")
        let refused: [(NetworkQuery, NetworkFailure.Code)] = [
            (NetworkQuery(url: url, method: "CONNECT"), .badRequest),
            (NetworkQuery(url: url, headers: ["A": "b\r\nHost: c"]), .badRequest),
            (NetworkQuery(url: url, headers: ["@/etc/passwd": "b"]), .badRequest),
            (NetworkQuery(url: url, headers: ["": "b"]), .badRequest),
            (NetworkQuery(url: url, method: "POST", body: Data(count: ProtocolLimits.sentByteCountMax + 1)), .tooLarge),
            (
                NetworkQuery(
                    url: url, headers: ["A": String(repeating: "b", count: ProtocolLimits.headerByteCountMax)]),
                .tooLarge
            ),
            (NetworkQuery(url: "file:///etc/passwd"), .unsupportedScheme),
        ]
        for (query, expected) in refused { #expect(await code(query, fetcher()) == expected) }
        #expect(await code(NetworkQuery(url: url), fetcher(), "example.org") == .hostNotAllowed)
        #expect(await code(NetworkQuery(url: url), fetcher(allowsPrivate: false)) == .privateAddress)
        #expect(server.requests.isEmpty)
        try await server.stop()
    }

    @Test func `an answer that is too large is not read to its end`() async throws {
        let server = try await LoopbackServer { request in
            request.path == "/body"
                ? .init(body: Data(count: ProtocolLimits.fetchedByteCountMax + 1))
                : .init(headers: ["X-A": String(repeating: "b", count: ProtocolLimits.headerByteCountMax)])
        }
        for path in ["/body", "/headers"] {
            #expect(await code(NetworkQuery(url: server.address(path)), fetcher()) == .tooLarge)
        }
        try await server.stop()
    }
}
