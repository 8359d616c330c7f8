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
        let conversation = session.context.conversation
        guard try await sequence <= chat.world.database.lastSequence(of: conversation) else {
            throw ChatError(.unknownEntry, "There is no entry \(sequence).")
        }
        try await session.noteRead(upTo: sequence)
        return .noContent
    }
}

extension DeviceSession {
    /// Stores the person's read receipt up to this entry and notifies the feed. Starts the expiry time of messages that
    /// expire after reading.
    nonisolated func noteRead(upTo sequence: Int) async throws {
        try await world.database.advanceReceipt(
            of: context.person, in: context.conversation, read: sequence,
            expiresAt: world.now() + world.expiryDelay.milliseconds)
        feed.setNeedsRead()
    }
}
