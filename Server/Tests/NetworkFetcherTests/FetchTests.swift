import AppProtocol
import Foundation
import LoopbackServer
import NetworkFetcher
import ProgramRunner
import Testing

/// The real `curl`, asking a server on this computer.
@Suite(.timeLimit(.minutes(5))) struct FetchTests {
    private let png = Data(
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0] + [UInt8](repeating: 0, count: 20))

    /// A redirect is a program each, and other tests start theirs meanwhile.
    private static var patient: NetworkLimits {
        var limits = NetworkLimits()
        limits.timeMax = .seconds(120)
        return limits
    }

    private func fetcher(_ limits: NetworkLimits = Self.patient, allowsPrivate: Bool = true) -> NetworkFetcher {
        NetworkFetcher(tools: .beside, limits: limits, allowsPrivateAddresses: allowsPrivate)
    }

    private func access(_ hosts: String...) -> NetworkAccess {
        NetworkAccess(owner: "kate-phone party", app: "party", hosts: hosts.compactMap { NetworkHostPattern($0) })
    }

    private func failure(
        _ url: String, _ fetcher: NetworkFetcher, hosts: String = "localhost"
    ) async -> NetworkFailure.Code? {
        do throws(NetworkFailure) {
            _ = try await fetcher.picture(at: url, for: access(hosts))
            return nil
        } catch {
            #expect(!error.message.contains("/tmp"), "\(error.message)")
            return error.code
        }
    }

    @Test func `a picture comes from a host that is named, and the server learns nothing of anybody`() async throws {
        let server = try await LoopbackServer { [png] _ in .picture(png, ["Set-Cookie": "a=b"]) }
        let fetcher = fetcher()
        for path in ["/a.png?size=2", "/b.png"] {
            #expect(try await fetcher.picture(at: server.address(path), for: access("localhost")) == png)
        }
        #expect(server.requests.map(\.path) == ["/a.png?size=2", "/b.png"])
        let told = try #require(server.requests.last).headers
        #expect(Set(told.keys) == ["host", "user-agent", "accept"] && told["user-agent"] == "Parley")
        try await server.stop()
    }

    @Test func `no other host is asked, directly or by a redirect`() async throws {
        let server = try await LoopbackServer { [png] request in
            request.path == "/on" ? .redirect(to: "http://127.0.0.1:1/a.png") : .picture(png)
        }
        #expect(await failure(server.address("/a.png"), fetcher(), hosts: "example.org") == .hostNotAllowed)
        #expect(server.requests.isEmpty)
        #expect(await failure(server.address("/on"), fetcher()) == .hostNotAllowed)
        #expect(server.requests.count == 1)
        try await server.stop()
    }

    @Test func `a redirect is followed so many times, to the same host or another that is named`() async throws {
        let server = try await LoopbackServer { [png] request in
            switch request.path {
            case "/first": .redirect(to: "/second")
            case "/second": .redirect(to: "/a.png")
            case "/round": .redirect(to: "/round")
            case "/file": .redirect(to: "file:///etc/passwd")
            default: .picture(png)
            }
        }
        #expect(try await fetcher().picture(at: server.address("/first"), for: access("localhost")) == png)
        #expect(await failure(server.address("/round"), fetcher()) == .tooManyRedirects)
        #expect(server.requests.count { $0.path == "/round" } == NetworkLimits().redirectCountMax + 1)
        #expect(await failure(server.address("/file"), fetcher()) == .unsupportedScheme)
        try await server.stop()
    }

    @Test(arguments: ["localhost", "127.0.0.1"])
    func `a computer that is not public is not asked`(host: String) async throws {
        let server = try await LoopbackServer { [png] _ in .picture(png) }
        let address = server.address("/a.png", host: host)
        #expect(await failure(address, fetcher(allowsPrivate: false), hosts: host) == .privateAddress)
        #expect(server.requests.isEmpty)
        #expect(await failure(address, fetcher(), hosts: host) == nil)
        try await server.stop()
    }

    @Test func `what is too large is not read to its end, whether its length is told or not`() async throws {
        let large = png + Data(count: 2 * ProtocolLimits.fetchedByteCountMax)
        let server = try await LoopbackServer { request in
            // Without a length: the end of the connection is the end of the body, which never comes.
            request.path == "/told"
                ? .picture(large) : .init(headers: ["Content-Type": "image/png"], body: large, hangs: true)
        }
        #expect(await failure(server.address("/told"), fetcher()) == .tooLarge)
        #expect(await failure(server.address("/endless"), fetcher()) == .tooLarge)
        try await server.stop()
    }

    @Test func `a server that is slow is given up`() async throws {
        let server = try await LoopbackServer { [png] _ in
            .init(headers: ["Content-Type": "image/png"], body: png, hangs: true)
        }
        var limits = NetworkLimits()
        limits.timeMax = .milliseconds(500)
        #expect(await failure(server.address("/a.png"), fetcher(limits)) == .tooSlow)
        try await server.stop()
    }

    @Test func `what is no picture does not reach the app`() async throws {
        let server = try await LoopbackServer { [png] request in
            switch request.path {
            case "/page": .init(headers: ["Content-Type": "text/html"], body: Data("<p>".utf8))
            case "/liar": .picture(Data("<script>".utf8))
            case "/secret": .init(headers: ["Content-Type": "application/json"], body: png)
            case "/missing": .init(status: 404, headers: ["Content-Type": "image/png"], body: png)
            default: .init(status: 204)
            }
        }
        for path in ["/page", "/liar", "/secret"] {
            #expect(await failure(server.address(path), fetcher()) == .notAPicture, "\(path)")
        }
        for path in ["/missing", "/nothing"] {
            #expect(await failure(server.address(path), fetcher()) == .badStatus, "\(path)")
        }
        try await server.stop()
    }

    @Test func `nobody listens there`() async throws {
        let port = SilentPort()
        defer { port.release() }
        #expect(await failure(port.address("/"), fetcher()) == .cannotConnect)
    }

    @Test func `a picture is kept for as long as its server says, for each app and device apart`() async throws {
        let server = try await LoopbackServer { [png] request in
            switch request.path {
            case "/fresh": .picture(png, ["Cache-Control": "public, max-age=600"])
            case "/secret": .picture(png, ["Cache-Control": "no-store", "ETag": "\"1\""])
            default:
                request.headers["if-none-match"] == "\"1\"" ? .init(status: 304) : .picture(png, ["ETag": "\"1\""])
            }
        }
        let fetcher = fetcher()
        for path in ["/fresh", "/secret", "/tagged"] {
            for _ in 1...2 {
                #expect(try await fetcher.picture(at: server.address(path), for: access("localhost")) == png)
            }
        }
        let john = NetworkAccess(owner: "john-phone party", app: "party", hosts: access("localhost").hosts)
        #expect(try await fetcher.picture(at: server.address("/fresh"), for: john) == png)
        #expect(server.requests.map(\.path) == ["/fresh", "/secret", "/secret", "/tagged", "/tagged", "/fresh"])
        #expect(server.requests[4].headers["if-none-match"] == "\"1\"")
        try await server.stop()
    }

    @Test func `what is kept has a limit, and the oldest goes`() async throws {
        let server = try await LoopbackServer { [png] _ in .picture(png, ["Cache-Control": "max-age=600"]) }
        var limits = Self.patient
        limits.cacheByteCountMaxOfOwner = png.count * 2
        let fetcher = fetcher(limits)
        for path in ["/1", "/2", "/3", "/3", "/1"] {
            _ = try await fetcher.picture(at: server.address(path), for: access("localhost"))
        }
        #expect(server.requests.map(\.path) == ["/1", "/2", "/3", "/1"])
        try await server.stop()
    }

    @Test func `what is not wanted any more is ended at once`() async throws {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let server = try await LoopbackServer { _ in
            begin.yield()
            return .init(headers: ["Content-Type": "image/png"], hangs: true)
        }
        let address = server.address("/a.png")
        let work = Task { await failure(address, fetcher()) }
        var iterator = begun.makeAsyncIterator()
        _ = await iterator.next()
        work.cancel()
        #expect(await work.value == .cancelled)
        try await server.stop()
    }

    @Test func `an app whose host does not answer leaves places to others`() async throws {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let server = try await LoopbackServer { [png] request in
            guard request.path == "/slow" else { return .picture(png) }
            begin.yield()
            return .init(headers: ["Content-Type": "image/png"], hangs: true)
        }
        var limits = Self.patient
        (limits.fetchCountMax, limits.fetchCountMaxOfApp, limits.waitingCountMaxOfApp) = (2, 1, 0)
        let (address, fetcher) = (server.address("/a.png"), fetcher(limits))
        let slow = server.address("/slow")
        let work = Task { await failure(slow, fetcher) }
        for await _ in begun { break }
        #expect(await failure(address, fetcher) == .busy)
        let kite = NetworkAccess(owner: "kate-phone kite", app: "kite", hosts: access("localhost").hosts)
        #expect(try await fetcher.picture(at: address, for: kite) == png)
        work.cancel()
        #expect(await work.value == .cancelled)
        #expect(await failure(address, fetcher) == nil)
        try await server.stop()
    }

    @Test func `so many wait and no more, and without curl nothing comes`() async throws {
        let server = try await LoopbackServer { [png] _ in .picture(png) }
        var limits = NetworkLimits()
        limits.fetchCountMax = 0
        limits.waitingCountMax = 0
        #expect(await failure(server.address("/a.png"), fetcher(limits)) == .busy)
        var tools = NetworkTools.beside
        tools.folder = URL(fileURLWithPath: "/nonexistent")
        #expect(tools.missing == ["curl", "getent"] && NetworkTools.beside.missing.isEmpty)
        #expect(await failure(server.address("/"), NetworkFetcher(tools: tools)) == .toolMissing)
        try await server.stop()
    }
}

extension NetworkTools {
    /// The launcher that the build puts beside the tests.
    static var beside: NetworkTools {
        NetworkTools(
            launcher: URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
                .deletingLastPathComponent().appendingPathComponent("AppLauncher"))
    }
}
