import ChatModels
import Hummingbird

/// `POST …/entries`: Send.
struct EntryRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).post("entries", use: send)
    }

    @Sendable private func send(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let receipt = try await session.send(try await request.json(SendBody.self))
        return try .json(receipt, status: .created)
    }
}
