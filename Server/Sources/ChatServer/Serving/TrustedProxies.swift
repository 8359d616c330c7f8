import Hummingbird

/// Proxies whose forwarded headers are believed; those of anybody else are not, since every client can write such headers.
package struct TrustedProxies: Hashable, Sendable {
    private let ranges: [NetworkRange]

    /// - Parameter texts: addresses and ranges, as 10.0.0.2 and 10.0.0.0/8.
    /// - Throws: `ServingError`: `bad_proxy`.
    package init(_ texts: [String] = []) throws(ServingError) {
        var ranges: [NetworkRange] = []
        for text in texts {
            guard let range = NetworkRange(text) else {
                throw ServingError(
                    .badProxy, "“\(text)” is no address for --trusted-proxy: write 10.0.0.2 or 10.0.0.0/8.")
            }
            ranges.append(range)
        }
        self.ranges = ranges
    }

    package var isEmpty: Bool { ranges.isEmpty }

    func contain(_ address: NetworkAddress) -> Bool { ranges.contains { $0.contains(address) } }

    /// Returns the address of the client: the connection's own or, where that is a trusted proxy's, the last one in
    /// `X-Forwarded-For` that is none. What stands before that one, the client itself may have written.
    func client(of request: Request, peer: NetworkAddress) -> NetworkAddress {
        guard contain(peer) else { return peer }
        var client = peer
        let hops = request.headers[values: .forwardedFor].joined(separator: ",").split(separator: ",")
        for hop in hops.reversed() {
            guard let address = NetworkAddress(hop.drop { $0 == " " }.prefix { $0 != " " }) else { return client }
            client = address
            guard contain(address) else { return client }
        }
        return client
    }
}

extension Request {
    /// Whether a proxy has passed the request on, as far as its headers say.
    var isForwarded: Bool {
        [.forwarded, .forwardedFor, .forwardedHost, .via].contains { headers[$0] != nil }
    }
}

extension HTTPFields.Element.Name {
    fileprivate static let forwarded = known("Forwarded")
    fileprivate static let forwardedFor = known("X-Forwarded-For")
    fileprivate static let forwardedHost = known("X-Forwarded-Host")
    fileprivate static let via = known("Via")

    private static func known(_ name: String) -> Self {
        guard let field = Self(name) else { preconditionFailure("\(name) is not a header name") }
        return field
    }
}
