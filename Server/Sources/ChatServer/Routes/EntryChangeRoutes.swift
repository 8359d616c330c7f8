import ChatModels
import DeviceHost
import Hummingbird

/// `…/entries/{sequence}`: reacts to an entry, edits it, and takes it back.
struct EntryChangeRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .put("entries/:sequence/reaction", use: react)
            .delete("entries/:sequence/reaction", use: takeReactionBack)
            .put("entries/:sequence/text", use: edit)
            .delete("entries/:sequence", use: withdraw)
    }

    @Sendable private func react(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let emoji = try await request.json(ReactionBody.self).emoji
        return try await change(context, session, by: .react(emoji))
    }

    @Sendable private func takeReactionBack(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await change(context, try await chat.session(context), by: .react(nil))
    }

    @Sendable private func edit(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let body = try await request.json(EditBody.self)
        return try await change(context, session, by: .edit(body.text, mentions: body.mentions))
    }

    @Sendable private func withdraw(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await change(context, try await chat.session(context), by: .withdraw)
    }

    private func change(
        _ context: ChatRequestContext, _ session: DeviceSession, by change: EntryChange
    ) async throws -> Response {
        guard let sequence = context.parameters.get("sequence").flatMap({ Int($0) }) else {
            throw ChatError(.badNumber, "Entries are counted from 1.")
        }
        try await session.change(sequence, by: change)
        return .noContent
    }
}
