import Foundation

/// How people reach a server that is theirs and no simulator: under which address, and what stands between.
package struct Site: Sendable {
    package let url: PublicURL
    /// Address of this computer that the server listens at.
    package let host: String
    package let proxies: TrustedProxies
    /// Token with which `/metrics` is read; nil where only this computer may read it.
    package var metricsToken: String?
    /// Whether only trusted proxies and this computer may connect, because the connection is not encrypted.
    let isBehindProxy: Bool

    /// - Parameter allowsInsecure: whether requests may cross a network without encryption.
    /// - Throws: `ServingError`: `bad_address`, and `insecure` where people's cookies could be read on their way.
    package init(
        url: PublicURL, host: String = "127.0.0.1", proxies: TrustedProxies, allowsInsecure: Bool = false
    ) throws(ServingError) {
        guard let address = NetworkAddress(host) else {
            throw ServingError(badAddress: host)
        }
        (self.url, self.host, self.proxies) = (url, host, proxies)
        isBehindProxy = !address.isLoopback && !proxies.isEmpty
        guard !allowsInsecure else { return }
        guard url.isSecure || url.isLoopback else {
            throw ServingError(
                .insecure,
                "\(url.origin) is not encrypted: name an https address with --public-url, or say --insecure-http if nobody else shares the network."
            )
        }
        guard address.isLoopback || isBehindProxy else {
            throw ServingError(
                .insecure,
                """
                Listening at \(host) needs a proxy in front that speaks HTTPS: name its address with --trusted-proxy, or say \
                --insecure-http if nobody else shares the network.
                """)
        }
    }

    /// `Origin` of the server's pages; nil where they may have any name of this computer, without encryption.
    package var publicOrigin: String? { url.isSecure || !url.isLoopback ? url.origin : nil }

    /// Whether a connection from this address is answered at all.
    func admits(_ peer: NetworkAddress) -> Bool { !isBehindProxy || peer.isLoopback || proxies.contain(peer) }
}
