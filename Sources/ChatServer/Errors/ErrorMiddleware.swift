import ChatModels
import Hummingbird
import Logging
import NIOCore

/// Turns every error into an `ErrorBody`, or into a page for a browser that goes to an address; nothing else in the
/// server writes an error answer.
struct ErrorMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            let told = ChatError.told(of: error)
            if told.isForOperator {
                // Some addresses are secrets, so the route is named and not the address.
                context.logger.error(
                    "request failed", metadata: ["route": "\(context.endpointPath ?? "")", "error": "\(error)"])
            }
            if ProblemPage.isWanted(by: request) { return .page(ProblemPage.html(told), status: told.code.status) }
            return try .json(ErrorBody(error: told), status: told.code.status)
        }
    }
}

extension ChatError {
    /// Whether who runs the server has to do something about it.
    fileprivate var isForOperator: Bool { [.internalError, .diskFull, .readOnlyStore].contains(code) }
}

extension Response {
    fileprivate static func page(_ markup: String, status: HTTPResponse.Status) -> Response {
        Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: markup)))
    }
}
