import ChatModels
import Hummingbird

/// Refuses requests that pages of other sites cause (CSRF). A link on such a page may still open a page here. Older
/// browsers and programs send no `Sec-Fetch-Site`; for them `LoopbackMiddleware` and the cookie's `SameSite` apply.
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
        // Only HTML pages may be navigated to from another site; nobody links to a stream or a file.
        guard response.headers[.contentType]?.hasPrefix("text/html") == true else { throw Self.refusal }
        return response
    }

    private static let refusal = ChatError(.wrongOrigin, "The server answers only to pages of its own.")
}

extension Request {
    /// Whether a person navigated here by a link, as opposed to a frame, a form post or a script.
    fileprivate var opensWindow: Bool {
        method == .get && headers[.fetchMode] == "navigate" && headers[.fetchDestination] == "document"
    }
}
