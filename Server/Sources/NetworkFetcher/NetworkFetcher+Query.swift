package import AppProtocol
import Foundation

extension NetworkFetcher {
    /// Sends a request of `URLSession` and returns the answer, whatever its status. Nothing is cached.
    /// - Throws: `NetworkFailure`. Cancelling the task ends the programs, with `cancelled`.
    package func reply(
        to query: NetworkQuery, for access: NetworkAccess
    ) async throws(NetworkFailure) -> NetworkReply {
        try query.check()
        let address = try NetworkAddress(query.url, allowing: access.hosts)
        return try await limited(access.app) { () throws(NetworkFailure) in try await follow(query, address, access) }
    }

    private func follow(
        _ first: NetworkQuery, _ start: NetworkAddress, _ access: NetworkAccess
    ) async throws(NetworkFailure) -> NetworkReply {
        let end = ContinuousClock.now + limits.timeMax
        var (query, address) = (first, start)
        for _ in 0...limits.redirectCountMax {
            guard !Task.isCancelled else { throw .cancelled }
            let response = try await request(address, .query(query), until: end)
            guard [301, 302, 303, 307, 308].contains(response.status), let location = response.location else {
                try response.checkHeaders()
                return NetworkReply(
                    url: address == start ? first.url : address.text, status: response.status,
                    headers: response.headers, body: response.body)
            }
            let next = try address.following(location, allowing: access.hosts)
            query = query.redirected(
                status: response.status, leaves: (next.host, next.port) != (address.host, address.port))
            address = next
        }
        throw tooManyRedirects
    }
}

extension NetworkQuery {
    /// Headers that only the first host is to read.
    private static let secretHeaders: Set<String> = ["authorization", "cookie"]

    /// Returns the request that follows a redirect, as browsers make it.
    /// - Parameter leaves: Whether it goes to another host or port.
    ///
    /// Source: fetch.spec.whatwg.org, "HTTP-redirect fetch".
    func redirected(status: Int, leaves: Bool) -> NetworkQuery {
        var next = self
        if leaves { next.headers = next.headers.filter { !Self.secretHeaders.contains($0.key.lowercased()) } }
        let becomesGet = status == 303 && method != "HEAD" || [301, 302].contains(status) && method == "POST"
        guard becomesGet else { return next }
        (next.method, next.body) = ("GET", nil)
        next.headers = next.headers.filter { !$0.key.lowercased().hasPrefix("content-") }
        return next
    }
}
