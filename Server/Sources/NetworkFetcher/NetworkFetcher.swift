package import AppProtocol
package import Foundation
import ProgramRunner

/// On whose behalf a request is made, and to which hosts.
package struct NetworkAccess: Hashable, Sendable {
    /// Identifies one app on one device, whose cached pictures no other can see.
    package var owner: String
    /// Names the app, of all devices, which has a share of the places.
    package var app: String
    package var hosts: [NetworkHostPattern]

    package init(owner: String, app: String, hosts: [NetworkHostPattern]) {
        self.owner = owner
        self.app = app
        self.hosts = hosts
    }
}

/// Fetches pictures and sends requests for apps, which have no network access: only to hosts that their manifests list, and only to
/// public addresses. Uses `curl`, in a process of its own under `AppLauncher`, for one request at a time: the name is
/// resolved and the addresses checked before, and each redirect is a new request with the same checks. Sends no cookies
/// or credentials, and uses no proxies.
package struct NetworkFetcher: Sendable {
    package let tools: NetworkTools
    let limits: NetworkLimits
    /// Whether addresses of private networks and of this computer are allowed, for development.
    package let allowsPrivateAddresses: Bool
    private let limiter: ConcurrencyLimiter
    private let cache: PictureCache

    package init(
        tools: NetworkTools = NetworkTools(), limits: NetworkLimits = NetworkLimits(),
        allowsPrivateAddresses: Bool = false
    ) {
        self.tools = tools
        self.limits = limits
        self.allowsPrivateAddresses = allowsPrivateAddresses
        limiter = ConcurrencyLimiter(countMax: limits.fetchCountMax, waitingCountMax: limits.waitingCountMax)
        cache = PictureCache(limits: limits)
    }

    /// Whether a host may be asked as far as its name tells: an address in numbers is looked at before anything is sent anywhere.
    package func mayAsk(_ host: String) -> Bool {
        allowsPrivateAddresses || !PublicAddress.isAddress(host) || PublicAddress.isPublic(host)
    }

    /// Returns the bytes of a PNG or JPEG, from the cache or the network.
    /// - Parameter url: URL as the app passed it.
    /// - Throws: `NetworkFailure`. Cancelling the task ends the programs, with `cancelled`.
    package func picture(at url: String, for access: NetworkAccess) async throws(NetworkFailure) -> Data {
        let address = try NetworkAddress(url, allowing: access.hosts)
        if let known = await cache.fresh(address, of: access.owner) { return known }
        return try await limited(access.app) { () throws(NetworkFailure) in try await follow(address, access) }
    }

    /// Runs the work of an app when it has its turn.
    func limited<Value: Sendable>(
        _ app: String, _ work: () async throws(NetworkFailure) -> Value
    ) async throws(NetworkFailure) -> Value {
        let share = ConcurrencyLimiter.Share(
            countMax: limits.fetchCountMaxOfApp, waitingCountMax: limits.waitingCountMaxOfApp)
        guard await limiter.acquire(for: app, share) else {
            throw NetworkFailure(.busy, "Too many requests to the network are under way at once.")
        }
        let result = await attempt(work)
        await limiter.release(of: app)
        return try result.get()
    }

    private func attempt<Value>(
        _ work: () async throws(NetworkFailure) -> Value
    ) async -> Result<Value, NetworkFailure> {
        do throws(NetworkFailure) {
            return .success(try await work())
        } catch {
            return .failure(Task.isCancelled ? .cancelled : error)
        }
    }

    private func follow(_ first: NetworkAddress, _ access: NetworkAccess) async throws(NetworkFailure) -> Data {
        let end = ContinuousClock.now + limits.timeMax
        var address = first
        for _ in 0...limits.redirectCountMax {
            guard !Task.isCancelled else { throw .cancelled }
            let known = await cache.known(address, of: access.owner)
            let response = try await request(address, .picture(tag: known?.tag), until: end)
            switch response.status {
            case 200:
                try FetchedPicture.check(response.body, mediaType: response.mediaType)
                await cache.keep(response, at: address, of: access.owner)
                return response.body
            case 304:
                guard let known else { throw response.failure }
                await cache.renew(response, at: address, of: access.owner)
                return known.bytes
            case 301, 302, 303, 307, 308:
                guard let location = response.location else { throw response.failure }
                address = try address.following(location, allowing: access.hosts)
            default: throw response.failure
            }
        }
        throw tooManyRedirects
    }

    var tooManyRedirects: NetworkFailure {
        NetworkFailure(.tooManyRedirects, "The address leads on more than \(limits.redirectCountMax) times.")
    }

    /// Sends one request, to a host whose addresses are looked up and checked before.
    func request(
        _ address: NetworkAddress, _ asked: NetworkRequest.Asked, until end: ContinuousClock.Instant
    ) async throws(NetworkFailure) -> NetworkResponse {
        do {
            let folder = try WorkFolder(for: "network")
            defer { folder.remove() }
            let work = NetworkRequest(tools: tools, limits: limits, folder: folder, end: end)
            let computers = try await work.lookUp(address.host)
            guard allowsPrivateAddresses || computers.allSatisfy(PublicAddress.isPublic) else {
                throw NetworkFailure(.privateAddress, "The host \(address.host) is not on the public Internet.")
            }
            return try await work.ask(address, at: computers, asked)
        } catch let failure as NetworkFailure {
            throw failure
        } catch {
            throw NetworkFailure.noRoom
        }
    }
}
