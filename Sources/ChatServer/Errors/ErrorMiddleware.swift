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
                // Some addresses are secrets, so the route is named and not the address.
                context.logger.error(
                    "request failed", metadata: ["route": "\(context.endpointPath ?? "")", "error": "\(error)"])
            }
            return try .json(ErrorBody(error: told), status: told.code.status)
        }
    }
}
