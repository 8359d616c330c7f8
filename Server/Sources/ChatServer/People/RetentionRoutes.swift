import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `PUT …/retention`: for how long the messages of a conversation are kept. Guests cannot say.
struct RetentionRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).put("retention", use: set)
    }

    @Sendable private func set(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkMembership()
        let caller = try context.signedIn()
        guard caller.role != .guest else {
            throw ChatError(.notAllowed, "A guest cannot change for how long messages are kept.")
        }
        let days = try await request.json(RetentionBody.self).days
        guard days.map(ChatLimits.retentionDays.contains) ?? true else {
            throw ChatError(.badNumber, "Messages are kept for 1, 7 or 30 days, or for ever.")
        }
        let conversation = session.context.conversation
        try await chat.world.database.setRetention(days: days, of: conversation, by: caller.person.id)
        chat.world.lists.changed(conversation, in: chat.world)
        if days != nil {
            try await RetentionSweep(world: chat.world, registry: chat.registry).sweep(conversation)
        }
        return .noContent
    }
}
