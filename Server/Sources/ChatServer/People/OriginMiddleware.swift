import ChatModels
import Hummingbird
import NIOCore

/// Protects every route of a server for people: it answers under its own name only (a foreign one that resolves to it is DNS
/// rebinding), and takes changes from its own pages only, which say so in `Origin`. Sets the context's `origin` and
/// `clientAddress`.
struct OriginMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    let access: PeopleAccess

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, isOwn(authority) else {
            throw ChatError(.wrongOrigin, "The server answers under its own address only.")
        }
        var context = context
        context.origin = access.mode.publicOrigin ?? "http://\(authority)"
        context.clientAddress = context.socketChannel.remoteAddress?.ipAddress ?? ""
        let origin = request.headers[.origin]
        guard origin == nil && !request.isChange || origin == context.origin else {
            throw ChatError(.wrongOrigin, "The server answers to pages of its own only.")
        }
        if request.isChange {
            try access.rates.count(.address(context.clientAddress), upTo: ChatLimits.changesPerAddressAndMinuteMax)
        }
        var response = try await next(request, context)
        if context.isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        return response
    }

    /// This computer's own names are never foreign, and a proxy beside the server uses them.
    private func isOwn(_ authority: String) -> Bool {
        LoopbackMiddleware.isLoopback(authority)
            || access.mode.publicOrigin?.split(separator: "/").last.map(String.init) == authority
    }
}

extension Request {
    /// Whether the request may change something on the server.
    var isChange: Bool { method != .get && method != .head }
}
