import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `PUT …/read`: how far the person has read.
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
        let conversation = session.context.conversation
        guard try await sequence <= chat.world.database.lastSequence(of: conversation) else {
            throw ChatError(.unknownEntry, "There is no entry \(sequence).")
        }
        try await chat.world.database.advanceReceipt(
            of: session.context.person, in: conversation, read: sequence,
            expiresAt: chat.world.now() + chat.world.expiryDelay.milliseconds)
        session.feed.poke()
        return .noContent
    }
}
