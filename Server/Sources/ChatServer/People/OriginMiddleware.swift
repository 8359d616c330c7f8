import ChatModels
import Hummingbird

/// Protects every route of a server for people: it answers under its own name only (a foreign one that resolves to it is DNS
/// rebinding), and takes changes from its own pages only, which say so in `Origin`. Sets the context's `origin` and
/// `clientAddress`.
struct OriginMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    let access: PeopleAccess
    /// Proxies that are trusted, and who may connect; nil where only this computer does.
    let site: Site?

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let peer = context.peer
        guard let authority = request.head.authority, isOwn(authority), admits(peer) else {
            let own = access.mode.publicOrigin.map { " Please open \($0)." } ?? ""
            throw ChatError(.wrongOrigin, "The server answers under its own address only.\(own)")
        }
        var context = context
        context.origin = access.mode.publicOrigin ?? "http://\(authority)"
        context.clientAddress = peer.map { (site?.proxies.client(of: request, peer: $0) ?? $0).subscriber } ?? ""
        let origin = request.headers[.origin]
        guard origin == nil && !request.isChange || origin == context.origin else {
            throw ChatError(.wrongOrigin, "The server answers to pages of its own only.")
        }
        if request.isChange {
            try access.rates.count(.address(context.clientAddress), upTo: access.limits.changesOfAddress)
        }
        return try await next(request, context)
    }

    /// Whether a connection from this address is answered at all.
    private func admits(_ peer: NetworkAddress?) -> Bool { peer.flatMap { site?.admits($0) } ?? true }

    /// This computer's own names are never foreign, and a proxy beside the server uses them.
    private func isOwn(_ authority: String) -> Bool {
        if LoopbackMiddleware.isLoopback(authority) { return true }
        if let site { return site.url.isMeant(by: authority) }
        return access.mode.publicOrigin?.split(separator: "/").last.map(String.init) == authority
    }
}

extension Request {
    /// Whether the request may change something on the server.
    var isChange: Bool { method != .get && method != .head }
}
