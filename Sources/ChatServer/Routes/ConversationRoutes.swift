import ChatModels
import Hummingbird

/// `GET …`: everything that a client needs to draw the conversation.
struct ConversationRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get(use: snapshot)
    }

    @Sendable private func snapshot(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        return try .json(try await session.snapshot(for: context.signedIn().person))
    }
}
