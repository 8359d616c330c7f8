import Foundation

/// An address that an app may fetch: checked, and rebuilt from its checked components, so that no two programs parse it
/// differently.
public struct NetworkAddress: Hashable, Sendable {
    /// Normalised URL, such as `https://img.example.org:443/a.png?size=2`; ASCII only, without a fragment.
    public let text: String
    public let host: String
    /// 1…65,535.
    public let port: Int

    /// Maximum UTF-8 bytes: more than servers accept.
    public static let byteCountMax = 4_096

    /// - Parameters:
    ///   - text: An absolute http or https URL without user name and password.
    ///   - hosts: Patterns that the app's manifest lists.
    /// - Throws: `bad_url`, `unsupported_url`, `host_not_allowed`.
    public init(_ text: String, allowing hosts: [NetworkHostPattern]) throws(NetworkFailure) {
        guard text.utf8.count <= Self.byteCountMax, let parts = URLComponents(string: text) else {
            throw NetworkFailure(.badAddress, "The address is no URL of at most \(Self.byteCountMax) bytes.")
        }
        let scheme = parts.scheme?.lowercased() ?? ""
        guard let usualPort = ["http": 80, "https": 443][scheme] else {
            throw NetworkFailure(.unsupportedScheme, "Only http and https addresses can be loaded.")
        }
        guard parts.user == nil, parts.password == nil else {
            throw NetworkFailure(.badAddress, "An address with a name or password in it is not loaded.")
        }
        guard let host = parts.encodedHost?.lowercased(), NetworkHostPattern.isHostName(host) else {
            throw NetworkFailure(.badAddress, "The address has no host that can be asked.")
        }
        guard (1...65_535).contains(parts.port ?? usualPort) else {
            throw NetworkFailure(.badAddress, "The address has no port from 1 to 65535.")
        }
        guard hosts.contains(where: { $0.matches(host) }) else {
            throw NetworkFailure(
                .hostNotAllowed, "The app's Info.plist does not name the host \(host) in ParleyNetworkHosts.")
        }
        self.host = host
        port = parts.port ?? usualPort
        let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        self.text = "\(scheme)://\(host):\(port)" + path + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
        guard path.hasPrefix("/"), self.text.utf8.allSatisfy(Self.isPlain) else {
            throw NetworkFailure(.badAddress, "The address has characters that no address has.")
        }
    }

    /// Resolves a redirect, whose target must be allowed too.
    /// - Parameter location: The redirect's target, absolute or relative to this address.
    public func following(_ location: String, allowing hosts: [NetworkHostPattern])
        throws(NetworkFailure) -> NetworkAddress
    {
        guard let next = URL(string: location, relativeTo: URL(string: text))?.absoluteString else {
            throw NetworkFailure(.badAddress, "The server leads on to what is no address.")
        }
        return try NetworkAddress(next, allowing: hosts)
    }

    /// Returns whether the byte is visible ASCII and does not end or escape a quoted string.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7e).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
