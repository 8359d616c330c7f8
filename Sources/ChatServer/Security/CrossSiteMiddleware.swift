import ChatModels
import Hummingbird

/// Refuses what pages of other sites have a browser ask for. A link on them still opens a page; older browsers and programs
/// do not say where a request comes from, and are held to `LoopbackMiddleware` and the cookie's `SameSite`.
/// Source: Fetch Metadata Request Headers, W3C.
struct CrossSiteMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let site = request.headers[.fetchSite], !["same-origin", "none"].contains(site) else {
            return try await next(request, context)
        }
        guard request.opensWindow else { throw Self.refusal }
        let response = try await next(request, context)
        // A stream or a file would be opened as a window of its own: nobody links to those.
        guard response.headers[.contentType]?.hasPrefix("text/html") == true else { throw Self.refusal }
        return response
    }

    private static let refusal = ChatError(.wrongOrigin, "The server answers only to pages of its own.")
}

extension Request {
    /// Whether a person has come by a link, and not a page by a frame, a form or a script.
    fileprivate var opensWindow: Bool {
        method == .get && headers[.fetchMode] == "navigate" && headers[.fetchDestination] == "document"
    }
}
