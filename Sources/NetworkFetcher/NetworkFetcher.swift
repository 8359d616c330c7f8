package import AppProtocol
package import Foundation
import ProgramRunner

/// Who fetches, and from where they may.
package struct NetworkAccess: Hashable, Sendable {
    /// One app on one device: nobody else sees what is kept for them.
    package var owner: String
    package var hosts: [NetworkHostPattern]

    package init(owner: String, hosts: [NetworkHostPattern]) {
        self.owner = owner
        self.hosts = hosts
    }
}

/// Fetches pictures for apps, which have no way to a network themselves: from the hosts that their manifests name, and from
/// public computers only. `curl` does it, in a process of its own under `AppLauncher`, one request at a time: where a name
/// leads is looked up and checked before, and each redirect is a new request with the same checks. No cookies, no names and
/// passwords, no proxies.
package struct NetworkFetcher: Sendable {
    package let tools: NetworkTools
    let limits: NetworkLimits
    /// Also computers of private networks and this one, for development.
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

    /// - Parameter url: as the app has it.
    /// - Returns: bytes of a PNG or JPEG.
    /// - Throws: `NetworkFailure`. Cancelling the task ends the programs, with `cancelled`.
    package func picture(at url: String, for access: NetworkAccess) async throws(NetworkFailure) -> Data {
        let address = try NetworkAddress(url, allowing: access.hosts)
        if let known = await cache.fresh(address, of: access.owner) { return known }
        guard await limiter.acquire() else {
            throw NetworkFailure(.busy, "Too many pictures are being fetched at once.")
        }
        let result = await attempt(address, access)
        await limiter.release()
        return try result.get()
    }

    private func attempt(_ address: NetworkAddress, _ access: NetworkAccess) async -> Result<Data, NetworkFailure> {
        do throws(NetworkFailure) {
            return .success(try await follow(address, access))
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
            let response = try await request(address, tag: known?.tag, until: end)
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
        throw NetworkFailure(.tooManyRedirects, "The address leads on more than \(limits.redirectCountMax) times.")
    }

    private func request(
        _ address: NetworkAddress, tag: String?, until end: ContinuousClock.Instant
    ) async throws(NetworkFailure) -> PictureResponse {
        do {
            let folder = try WorkFolder(for: "network")
            defer { folder.remove() }
            let work = NetworkRequest(tools: tools, limits: limits, folder: folder, end: end)
            let computers = try await work.lookUp(address.host)
            guard allowsPrivateAddresses || computers.allSatisfy(PublicAddress.isPublic) else {
                throw NetworkFailure(.privateAddress, "The host \(address.host) is not on the public Internet.")
            }
            return try await work.ask(address, at: computers, tag: tag)
        } catch let failure as NetworkFailure {
            throw failure
        } catch {
            throw NetworkFailure(.busy, "The server has no room to fetch a picture.")
        }
    }
}
