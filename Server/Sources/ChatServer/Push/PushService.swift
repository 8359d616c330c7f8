import AppProtocol
import ChatModels
import Foundation
import NetworkFetcher

/// A push service, as an endpoint names it. The page of a person names it, so that it may be any address: it has to be one of the
/// public Internet, by HTTPS.
struct PushService: Sendable {
    static let endpointByteCountMax = 2_048

    /// Scheme, host and, where it is not the usual one, port.
    let origin: String
    let access: NetworkAccess

    /// - Throws: `ChatError`: `bad_subscription`.
    init(_ endpoint: String, _ fetcher: NetworkFetcher) throws(ChatError) {
        guard endpoint.utf8.count <= Self.endpointByteCountMax, let parts = URLComponents(string: endpoint),
            let host = parts.host?.lowercased(), let pattern = NetworkHostPattern(host), !host.hasPrefix("*"),
            (try? AppProtocol.NetworkAddress(endpoint, allowing: [pattern])) != nil
        else { throw Self.refusal }
        let scheme = parts.scheme?.lowercased() ?? ""
        guard fetcher.allowsPrivateAddresses || scheme == "https" && fetcher.mayAsk(host) else { throw Self.refusal }
        origin = "\(scheme)://\(host)" + (parts.port.map { $0 == 443 ? "" : ":\($0)" } ?? "")
        access = NetworkAccess(owner: "push", app: "push", hosts: [pattern])
    }

    private static let refusal = ChatError(
        .badSubscription, "Notices go to an https address of a push service on the public Internet.")
}
