import ChatModels
import Foundation
import Hummingbird
import NIOCore
import ServiceLifecycle

/// `GET /simulator/inspector`: a stream of what happens on all devices, in order, from the newest thousand lines on.
struct InspectorRoutes {
    let inspector: Inspector

    func add(to router: Router<ChatRequestContext>) {
        router.get("simulator/inspector", use: stream)
    }

    @Sendable private func stream(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let text = request.headers[.lastEventID] ?? request.uri.queryParameters.get("after") ?? "0"
        guard let number = Int(text), number >= 0 else {
            throw ChatError(.badNumber, "The stream continues after the number of a line.")
        }
        let lines = try inspector.lines(after: number)
        return Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in try await Self.write(lines, request, to: &writer) })
    }

    private static func write(
        _ lines: AsyncStream<InspectorLine>, _ request: Request, to writer: inout any ResponseBodyWriter
    ) async throws {
        do {
            try await request.body.consumeWithCancellationOnInboundClose { _ in
                try await writer.write(ServerSentEvent.retry)
                for await line in lines.cancelOnGracefulShutdown() {
                    try await writer.write(try ServerSentEvent.text("line", line, id: line.number))
                }
            }
        } catch is CancellationError {}
        try await writer.finish(nil)
    }
}
