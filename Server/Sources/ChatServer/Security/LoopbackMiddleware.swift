import ChatModels
import Hummingbird

/// Restricts a simulator to its own pages, because whoever reaches it is signed in as everyone. The listener binds to
/// 127.0.0.1; this refuses the two ways around that: a foreign name that resolves to it (DNS rebinding, seen in
/// `Host`), and a foreign page that sends requests to it (seen in `Origin`).
struct LoopbackMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, Self.isLoopback(authority) else {
            throw ChatError(.wrongOrigin, "The simulator answers only on this computer's own address.")
        }
        if let origin = request.headers[.origin], origin != "http://\(authority)" {
            throw ChatError(.wrongOrigin, "The simulator answers only to its own page.")
        }
        var context = context
        context.origin = "http://\(authority)"
        return try await next(request, context)
    }

    static func isLoopback(_ authority: String) -> Bool {
        for host in ["127.0.0.1", "localhost", "[::1]"] {
            guard authority.lowercased().hasPrefix(host) else { continue }
            let rest = authority.dropFirst(host.count)
            if rest.isEmpty { return true }
            return rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        }
        return false
    }
}
