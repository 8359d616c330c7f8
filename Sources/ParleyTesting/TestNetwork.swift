import AppProtocol
import DeviceHost
public import Foundation

/// The network of a `World`: what `AsyncImage` finds there. No test asks a real one. Addresses are checked as the server
/// does it, against the hosts that were given to the world, and what is no PNG or JPEG picture is refused.
///
///     let world = try World(app: …, name: "Gallery", people: ["Kate", "John"], networkHosts: ["img.example.org"])
///     try world.network.serve(picture, at: "https://img.example.org/mussel.png")
@MainActor public final class TestNetwork {
    public enum Answer: Sendable {
        /// Bytes as a server would send them.
        case bytes(Data)
        case failure(URLError.Code)
        /// Nothing until `release(_:with:)`.
        case wait
    }

    /// What was asked for and allowed, in order.
    public private(set) var requests: [URL] = []
    /// Asked about what `serve`, `fail` and `hold` do not name. Where there is none, and for nil, there is no such host.
    public var answer: (@MainActor (URL) -> Answer?)?

    private let hosts: [NetworkHostPattern]
    private var known: [String: Answer] = [:]
    private var waiting: [Waiting] = []
    weak var world: World?

    private struct Waiting {
        var address: NetworkAddress
        var device: Device
        var instance: Int
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

    /// Puts a file there, in the place of what was there.
    public func serve(_ bytes: Data, at url: String) throws { known[try address(url).text] = .bytes(bytes) }

    /// Every request for it fails so.
    public func fail(_ url: String, with code: URLError.Code) throws { known[try address(url).text] = .failure(code) }

    /// Every request for it waits.
    public func hold(_ url: String) throws { known[try address(url).text] = .wait }

    /// How many requests wait, of views that are still there.
    public var waitingCount: Int { waiting.count }

    /// Puts a file there, and answers the requests that wait for it.
    public func release(_ url: String, with bytes: Data) async throws {
        try serve(bytes, at: url)
        let address = try address(url)
        let released = waiting.filter { $0.address == address }
        waiting.removeAll { $0.address == address }
        for each in released { Self.tell(each.device, each.instance, each.request, Self.checked(bytes)) }
        try await world?.settle()
    }

    func fetch(_ url: String, instance: Int, request: Int, for device: Device) {
        do throws(NetworkFailure) {
            let address = try NetworkAddress(url, allowing: hosts)
            let asked = URL(string: url)
            if let asked { requests.append(asked) }
            switch known[address.text] ?? asked.flatMap({ answer?($0) }) ?? .failure(.cannotFindHost) {
            case .bytes(let bytes): Self.tell(device, instance, request, Self.checked(bytes))
            case .failure(let code):
                let failure = NetworkFailure.Code.allCases.first { $0.problemCode == code.rawValue } ?? .cannotConnect
                throw NetworkFailure(failure, "The test says that it fails.")
            case .wait:
                waiting.append(Waiting(address: address, device: device, instance: instance, request: request))
            }
        } catch {
            Self.tell(device, instance, request, .failure(error))
        }
    }

    func stop(instance: Int, request: Int, of device: Device) {
        waiting.removeAll { $0.device === device && $0.instance == instance && $0.request == request }
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
        _ device: Device, _ instance: Int, _ request: Int, _ result: Result<Data, NetworkFailure>
    ) {
        device.handle(.fetched(instance: instance, id: request, result))
    }
}
