import Foundation

/// Address under which people reach the server: a scheme, a host and perhaps a port, without a path. Pages, links and cookies
/// follow it, whatever the listener behind it speaks.
package struct PublicURL: Hashable, Sendable {
    /// Value of `Origin` that browsers send with requests of the server's own pages. Source: RFC 6454, section 6.1.
    package let origin: String
    /// Value of `Host`, without the scheme's usual port.
    package let authority: String
    package let isSecure: Bool
    package let host: String

    /// Parses an address such as `https://chat.example.org`.
    /// - Throws: `ServingError`: `bad_public_url`.
    package init(_ text: String) throws(ServingError) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = parts.host?.lowercased(), !host.isEmpty,
            ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil, parts.user == nil
        else {
            throw ServingError(
                .badPublicURL,
                "“\(text)” is no address for --public-url: write scheme and host, as in https://chat.example.org.")
        }
        isSecure = scheme == "https"
        self.host = host
        authority = Self.authority(host, parts.port, isSecure: isSecure)
        origin = "\(scheme)://\(authority)"
    }

    /// Whether a request's `Host` names this address.
    package func isMeant(by authority: String?) -> Bool {
        guard let authority = authority?.lowercased() else { return false }
        let usual = isSecure ? ":443" : ":80"
        return (authority.hasSuffix(usual) ? String(authority.dropLast(usual.count)) : authority) == self.authority
    }

    /// Whether only programs of this computer get to this address.
    package var isLoopback: Bool { LoopbackMiddleware.isLoopback(authority) }

    private static func authority(_ host: String, _ port: Int?, isSecure: Bool) -> String {
        guard let port, port != (isSecure ? 443 : 80) else { return host }
        return "\(host):\(port)"
    }
}
