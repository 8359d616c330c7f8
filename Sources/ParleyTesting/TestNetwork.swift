import AppProtocol
import DeviceHost
public import Foundation

/// Fake network of a `World`, for `AsyncImage` and `URLSession`; tests never use a real one. Addresses are checked as in the server,
/// against the hosts given to the world, and an `AsyncImage` gets no bytes that are no PNG or JPEG picture.
///
///     let world = try World(app: …, name: "Gallery", people: ["Kate", "John"], networkHosts: ["img.example.org"])
///     try world.network.serve(picture, at: "https://img.example.org/mussel.png")
@MainActor public final class TestNetwork {
    public enum Answer: Sendable {
        /// Response body, with status 200.
        case bytes(Data)
        case response(status: Int, headers: [String: String], body: Data)
        case failure(URLError.Code)
        /// No response until `release(_:with:)`.
        case wait
    }

    /// Request of `URLSession`, as a server would get it.
    public struct Sent: Hashable, Sendable {
        public var url: URL
        public var method: String
        public var headers: [String: String]
        public var body: Data?
    }

    /// Allowed requests, in order.
    public private(set) var requests: [URL] = []
    /// Those of them that `URLSession` made.
    public private(set) var sent: [Sent] = []
    /// Responds to addresses that `serve`, `fail` and `hold` do not name. Without it, or where it returns nil, the host
    /// does not exist.
    public var answer: (@MainActor (URL) -> Answer?)?

    private let hosts: [NetworkHostPattern]
    private var known: [String: Answer] = [:]
    private var waiting: [Waiting] = []
    weak var world: World?

    private struct Waiting {
        var address: NetworkAddress
        var device: Device
        var process: ProcessID
        var request: Int
        var fetch: Fetch
    }

    init(hosts: [String]) throws {
        self.hosts = try hosts.map { text in
            guard let host = NetworkHostPattern(text) else {
                throw TestFailure("\"\(text)\" is no host as in img.example.org or *.example.org.")
            }
            return host
        }
    }

    /// Serves the bytes at this address, instead of an earlier response.
    public func serve(_ bytes: Data, at url: String) throws { known[try address(url).text] = .bytes(bytes) }

    /// Answers requests for this address with a status and a body, instead of an earlier response.
    public func respond(status: Int, headers: [String: String] = [:], body: Data = Data(), at url: String) throws {
        known[try address(url).text] = .response(status: status, headers: headers, body: body)
    }

    /// Makes every request for this address fail with the code.
    public func fail(_ url: String, with code: URLError.Code) throws { known[try address(url).text] = .failure(code) }

    /// Makes every request for this address wait.
    public func hold(_ url: String) throws { known[try address(url).text] = .wait }

    /// Number of waiting requests that have not been cancelled.
    public var waitingCount: Int { waiting.count }

    /// Serves the bytes at this address, and answers the requests that wait for it.
    public func release(_ url: String, with bytes: Data) async throws {
        try serve(bytes, at: url)
        let address = try address(url)
        let released = waiting.filter { $0.address == address }
        waiting.removeAll { $0.address == address }
        for each in released {
            Self.tell(each.device, each.process, each.request, Self.result(of: each.fetch, .response(bytes)))
        }
        try await world?.settle()
    }

    func fetch(_ fetch: Fetch, process: ProcessID, request: Int, for device: Device) {
        do throws(NetworkFailure) {
            let address = try NetworkAddress(fetch.url, allowing: hosts)
            let asked = URL(string: fetch.url)
            if let asked { try note(fetch, asked) }
            switch known[address.text] ?? asked.flatMap({ answer?($0) }) ?? .failure(.cannotFindHost) {
            case .bytes(let bytes): Self.tell(device, process, request, Self.result(of: fetch, .response(bytes)))
            case .response(let status, let headers, let body):
                let reply = NetworkReply(url: fetch.url, status: status, headers: headers, body: body)
                Self.tell(device, process, request, Self.result(of: fetch, reply))
            case .failure(let code):
                let failure = NetworkFailure.Code.allCases.first { $0.problemCode == code.rawValue } ?? .cannotConnect
                throw NetworkFailure(failure, "The test says that it fails.")
            case .wait:
                waiting.append(
                    Waiting(address: address, device: device, process: process, request: request, fetch: fetch))
            }
        } catch {
            Self.tell(device, process, request, .failure(error))
        }
    }

    private func note(_ fetch: Fetch, _ url: URL) throws(NetworkFailure) {
        if case .query(let query) = fetch {
            try query.check()
            sent.append(Sent(url: url, method: query.method, headers: query.headers, body: query.body))
        }
        requests.append(url)
    }

    func stop(process: ProcessID, request: Int, of device: Device) {
        waiting.removeAll { $0.device === device && $0.process == process && $0.request == request }
    }

    private func address(_ url: String) throws -> NetworkAddress {
        do throws(NetworkFailure) {
            return try NetworkAddress(url, allowing: hosts)
        } catch {
            throw TestFailure("\(error.message) (\(error.code.rawValue))")
        }
    }

    private static func result(of fetch: Fetch, _ reply: NetworkReply) -> Result<Fetched, NetworkFailure> {
        do throws(NetworkFailure) {
            switch fetch {
            case .group, .notices: throw NetworkFailure(.badRequest, "That is not on the network.")
            case .query:
                guard reply.body.count <= ProtocolLimits.fetchedByteCountMax else { throw FetchedPicture.tooLarge }
                return .success(.reply(reply.url.isEmpty ? reply.at(fetch.url) : reply))
            case .picture:
                guard reply.status == 200 else { throw NetworkFailure(.badStatus, "Status \(reply.status).") }
                try FetchedPicture.check(reply.body, mediaType: nil)
                return .success(.picture(reply.body))
            }
        } catch {
            return .failure(error)
        }
    }

    private static func tell(
        _ device: Device, _ process: ProcessID, _ request: Int, _ result: Result<Fetched, NetworkFailure>
    ) {
        device.handle(.fetched(process: process, id: request, result))
    }
}

extension Fetch {
    fileprivate var url: String {
        switch self {
        case .picture(let url): url
        case .query(let query): query.url
        case .group, .notices: ""
        }
    }
}

extension NetworkReply {
    fileprivate static func response(_ bytes: Data) -> NetworkReply { NetworkReply(url: "", status: 200, body: bytes) }

    fileprivate func at(_ url: String) -> NetworkReply {
        var reply = self
        reply.url = url
        return reply
    }
}
