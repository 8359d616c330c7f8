import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `PUT …/read`: the newest entry that the person has read.
struct ReadRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).put("read", use: set)
    }

    @Sendable private func set(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkMembership()
        let sequence = try await request.json(ReadBody.self).sequence
        guard sequence >= 0 else { throw ChatError(.badNumber, "Entries are counted from 1.") }
        let (conversation, person) = (session.context.conversation, session.context.person)
        // Several pages of a person report the same.
        if session.feed.hasRead(upTo: sequence, by: person) { return .noContent }
        guard try await sequence <= chat.world.database.lastSequence(of: conversation) else {
            throw ChatError(.unknownEntry, "There is no entry \(sequence).")
        }
        try await session.feed.noteRead(upTo: sequence, by: person)
        return .noContent
    }
}
