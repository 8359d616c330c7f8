import Hummingbird

/// Sets the security headers (CSP and others) on every response.
struct SecurityHeadersMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    /// Whether people reach the server by HTTPS.
    let isSecure: Bool

    /// Has browsers come back by HTTPS only, for a year. Source: RFC 6797.
    private static let onlySecure = "max-age=31536000"

    /// Content security policy. Style attributes position every node of an app's tree, so inline styles are needed;
    /// scripts are not.
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:",
        "media-src 'self'", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "frame-src 'self'",
        "frame-ancestors 'self'", "base-uri 'none'",
        "form-action 'none'",
    ].joined(separator: "; ")

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // A response may have a stricter one of its own.
        response.headers[.contentSecurityPolicy] = response.headers[.contentSecurityPolicy] ?? Self.policy
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.resourcePolicy] = "same-origin"
        response.headers[.openerPolicy] = "same-origin"
        if isSecure { response.headers[.strictTransportSecurity] = Self.onlySecure }
        return response
    }
}

extension HTTPFields.Element.Name {
    static let referrerPolicy = named("Referrer-Policy")
    static let resourcePolicy = named("Cross-Origin-Resource-Policy")
    static let openerPolicy = named("Cross-Origin-Opener-Policy")
    static let fetchSite = named("Sec-Fetch-Site")
    static let fetchMode = named("Sec-Fetch-Mode")
    static let fetchDestination = named("Sec-Fetch-Dest")
    static let lastEventID = named("Last-Event-ID")
    static let page = named("Parley-Page")
    /// Source: the draft “The Idempotency-Key HTTP Header Field” of the IETF's working group HTTPAPI.
    static let idempotencyKey = named("Idempotency-Key")
    static let refresh = named("Refresh")

    private static func named(_ name: String) -> Self {
        guard let field = Self(name) else { preconditionFailure("\(name) is not a header name") }
        return field
    }
}
