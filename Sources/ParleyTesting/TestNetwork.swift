import AppProtocol
import DeviceHost
public import Foundation

/// Fake network of a `World`, for `AsyncImage`; tests never use a real one. Addresses are checked as in the server,
/// against the hosts given to the world, and bytes that are no PNG or JPEG picture are refused.
///
///     let world = try World(app: …, name: "Gallery", people: ["Kate", "John"], networkHosts: ["img.example.org"])
///     try world.network.serve(picture, at: "https://img.example.org/mussel.png")
@MainActor public final class TestNetwork {
    public enum Answer: Sendable {
        /// Response body.
        case bytes(Data)
        case failure(URLError.Code)
        /// No response until `release(_:with:)`.
        case wait
    }

    /// Allowed requests, in order.
    public private(set) var requests: [URL] = []
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
        for each in released { Self.tell(each.device, each.process, each.request, Self.checked(bytes)) }
        try await world?.settle()
    }

    func fetch(_ url: String, process: ProcessID, request: Int, for device: Device) {
        do throws(NetworkFailure) {
            let address = try NetworkAddress(url, allowing: hosts)
            let asked = URL(string: url)
            if let asked { requests.append(asked) }
            switch known[address.text] ?? asked.flatMap({ answer?($0) }) ?? .failure(.cannotFindHost) {
            case .bytes(let bytes): Self.tell(device, process, request, Self.checked(bytes))
            case .failure(let code):
                let failure = NetworkFailure.Code.allCases.first { $0.problemCode == code.rawValue } ?? .cannotConnect
                throw NetworkFailure(failure, "The test says that it fails.")
            case .wait:
                waiting.append(Waiting(address: address, device: device, process: process, request: request))
            }
        } catch {
            Self.tell(device, process, request, .failure(error))
        }
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

    private static func checked(_ bytes: Data) -> Result<Data, NetworkFailure> {
        do throws(NetworkFailure) {
            try FetchedPicture.check(bytes, mediaType: nil)
            return .success(bytes)
        } catch {
            return .failure(error)
        }
    }

    private static func tell(
        _ device: Device, _ process: ProcessID, _ request: Int, _ result: Result<Data, NetworkFailure>
    ) {
        device.handle(.fetched(process: process, id: request, result))
    }
}
