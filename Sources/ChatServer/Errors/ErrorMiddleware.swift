import ChatModels
import Hummingbird
import Logging

/// Turns every error into an `ErrorBody`; nothing else in the server writes an error answer.
struct ErrorMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            let told = ChatError.told(of: error)
            if told.code == .internalError {
                context.logger.error("request failed", metadata: ["path": "\(request.uri.path)", "error": "\(error)"])
            }
            return try .json(ErrorBody(error: told), status: told.code.status)
        }
    }
}
