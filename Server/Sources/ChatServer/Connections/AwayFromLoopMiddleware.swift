import HTTPTypes
import Hummingbird

/// Answers requests away from the event loop of their connection (`LoopChannel`), but for those that take less time than it takes to
/// wake another thread: a loop serves many connections, and their events would wait. It is a router's first middleware.
struct AwayFromLoopMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    /// The requests that are answered on the loop, by method and path as routes are described. Nothing behind them may read a file, wait
    /// for the store on the thread itself, or take long to compute.
    static let brief: [String: HTTPRequest.Method] = [
        // A Send is a job of the session, on a loop of its own, and of the store's writer.
        "/devices/{device}/conversations/{conversation}/entries": .post
    ]

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        if let path = context.endpointPath, Self.brief[path] == request.method {
            return try await next(request, context)
        }
        return try await withTaskExecutorPreference(globalConcurrentExecutor) { try await next(request, context) }
    }
}
