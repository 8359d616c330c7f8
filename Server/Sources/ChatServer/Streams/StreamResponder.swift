package import Hummingbird

/// Answers requests that open streams in a task of its own. A task keeps the memory of its deepest call until it ends, and the
/// connection's lives as long as the stream: the middleware, the route and the store would leave it more than 30 KB.
package struct StreamResponder<Inner: HTTPResponder>: HTTPResponder where Inner.Context: Sendable {
    package typealias Context = Inner.Context

    private let inner: Inner

    package init(_ inner: Inner) { self.inner = inner }

    package func respond(to request: Request, context: Context) async throws -> Response {
        guard request.opensStream else { return try await inner.respond(to: request, context: context) }
        async let response = inner.respond(to: request, context: context)
        return try await response
    }
}

extension Request {
    /// Whether the response, if it is no error, goes on for as long as the connection.
    fileprivate var opensStream: Bool {
        method == .get && ["/events", "/socket"].contains { uri.path.hasSuffix($0) }
    }
}
