import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// Pins and mutes a conversation in the list of one person, on all of their devices, and ends that: `PUT` and `DELETE …/pin` and
/// `…/mute`. `DELETE …/listing` takes one that they have left off the list.
struct ListChoiceRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .put("pin") { _, context in try await choose(.pinned, true, context) }
            .delete("pin") { _, context in try await choose(.pinned, false, context) }
            .put("mute") { _, context in try await choose(.muted, true, context) }
            .delete("mute") { _, context in try await choose(.muted, false, context) }
            .delete("listing", use: unlist)
    }

    @Sendable private func unlist(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let (conversation, person) = (session.context.conversation, session.context.person)
        try await chat.world.database.unlist(conversation, by: person)
        chat.world.lists.chosen(conversation, by: person, in: chat.world)
        return .noContent
    }

    private func choose(
        _ choice: ListChoice, _ isChosen: Bool, _ context: ChatRequestContext
    ) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkMembership()
        let (conversation, person) = (session.context.conversation, session.context.person)
        try await chat.world.database.choose(choice, isChosen, for: conversation, by: person)
        chat.world.lists.chosen(conversation, by: person, in: chat.world)
        return .noContent
    }
}
