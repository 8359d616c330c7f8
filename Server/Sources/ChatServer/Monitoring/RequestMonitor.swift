import Hummingbird
import Logging

/// Counts each answered request and writes a line about it at the level `info`: route, method, status and duration, and nothing
/// of what was said or who said it.
struct RequestMonitor: RouterMiddleware {
    typealias Context = ChatRequestContext

    let metrics: ServerMetrics

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let begin = ContinuousClock.now
        let response = try await next(request, context)
        let duration = ContinuousClock.now - begin
        let route = context.endpointPath ?? "none"
        metrics.count(route, request.method, response.status, in: duration)
        context.logger.info(
            "request",
            metadata: [
                "route": "\(route)", "method": "\(request.method)", "status": "\(response.status.code)",
                "milliseconds": "\(duration.milliseconds)",
            ])
        return response
    }
}
