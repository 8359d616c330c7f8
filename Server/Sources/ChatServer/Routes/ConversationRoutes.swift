import ChatModels
import Hummingbird

/// `GET …` and `GET /devices/{device}/conversation`: everything that a client needs to draw the conversation.
struct ConversationRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get(use: snapshot)
    }

    /// The route below a device: its page requests it before it knows the conversation, and so saves a round trip.
    var deviceRoutes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get("conversation", use: onlySnapshot)
    }

    @Sendable private func onlySnapshot(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        let session = try await chat.registry.session(of: caller, in: chat.conversation.id.rawValue)
        return try .json(try await session.snapshot(for: caller.person))
    }

    @Sendable private func snapshot(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        return try .json(try await session.snapshot(for: context.signedIn().person))
    }
}
