import ChatModels
import Hummingbird
import NIOCore

/// Protects every route of the network listener: refuses browsers that have not presented a code, and requests made
/// under a foreign host name or by a foreign page.
struct GuestMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    let door: GuestAccess
    /// Returns the time in milliseconds since 1970.
    let now: @Sendable () -> Int64

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard door.isMeant(by: request.head.authority), Self.isOwn(request) else { return GuestPage.notLetIn }
        guard door.lets(request) else { return enter(request) }
        var context = context
        context.isGuest = true
        context.origin = "http://\(request.head.authority ?? "")"
        return try await next(request, context)
    }

    private func enter(_ request: Request) -> Response {
        guard request.method == .get, request.uri.path == "/", let code = request.uri.queryParameters["code"] else {
            return GuestPage.notLetIn
        }
        switch door.enter(String(code), at: now()) {
        case .open(let cookie): return GuestPage.letIn(cookie)
        case .wrongCode: return GuestPage.notLetIn
        case .tooManyTries: return GuestPage.tooManyTries
        }
    }

    /// Whether the request's `Origin`, which browsers send with every change, is this server; requests without one
    /// pass.
    private static func isOwn(_ request: Request) -> Bool {
        guard let origin = request.headers[.origin] else { return true }
        return origin == "http://\(request.head.authority ?? "")"
    }
}
