import ChatModels
import Hummingbird
import Logging
import NIOCore

/// Turns every error into an `ErrorBody`, or into an HTML page for a browser that navigates to an address. Nothing else
/// in the server writes an error response.
struct ErrorMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            let reported = ChatError.reported(for: error)
            if reported.isForOperator {
                // Logs the route pattern: some addresses contain secrets.
                context.logger.error(
                    "request failed", metadata: ["route": "\(context.endpointPath ?? "")", "error": "\(error)"])
            }
            let status = reported.code.status
            var response =
                if ProblemPage.isWanted(by: request) {
                    Response.page(
                        ProblemPage.html(reported, in: request.headers[.acceptLanguage]), status: status)
                } else {
                    try Response.json(ErrorBody(error: reported), status: status)
                }
            if status == .tooManyRequests {
                response.headers[.retryAfter] = "\((error as? RetryLater)?.seconds ?? 1)"
            }
            return response
        }
    }
}

extension ChatError {
    /// Whether the server's operator has to act on the error, so that it is logged.
    fileprivate var isForOperator: Bool {
        [.internalError, .diskFull, .readOnlyStore, .mediaQuotaReached].contains(code)
    }
}

extension Response {
    fileprivate static func page(_ markup: String, status: HTTPResponse.Status) -> Response {
        Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: markup)))
    }
}
