import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `GET …/events`: the event stream.
struct EventRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get("events", use: events)
    }

    @Sendable private func events(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let page = try request.page()
        let position = try await position(of: request, in: session.context.conversation)
        // Asked here as well, because a stream that has begun can no longer answer with an error.
        try await session.checkForRoom()
        let stream = EventStream(session: session, world: chat.world, page: page, position: position)
        return Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in try await stream.run(request, writer: &writer) })
    }

    /// What the client has: by its own word on a first connection (`after`), by the browser's count on the next ones.
    private func position(of request: Request, in conversation: ConversationID) async throws -> Int {
        let text = request.headers[.lastEventID] ?? request.uri.queryParameters.get("after") ?? "0"
        guard let position = Int(text), position >= 0 else {
            throw ChatError(.badNumber, "The stream continues after the number of an entry.")
        }
        guard try await position <= chat.world.database.lastSequence(of: conversation) else {
            throw ChatError(.unknownEntry, "The conversation has no entry \(position): please load it again.")
        }
        return position
    }
}
