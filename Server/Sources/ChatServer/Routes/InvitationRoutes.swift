import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `…/invitation`: the person's invitation link to the conversation.
struct InvitationRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .get("invitation", use: state)
            .post("invitation", use: make)
            .delete("invitation", use: withdraw)
    }

    @Sendable private func state(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let device = try await inviter(context)
        try await chat.world.shortenInvitations()
        let end = try await chat.world.database.invitationEnd(of: device.person, in: device.conversation)
        return try .json(InvitationState(expiresAt: end.flatMap { $0 > chat.world.now() ? $0 : nil }))
    }

    @Sendable private func make(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let device = try await inviter(context)
        let code = InvitationCode()
        let end = chat.world.now() + chat.world.invitationLifetime.milliseconds
        try await chat.world.database.invite(
            StoredInvitation(
                id: code.id, conversation: device.conversation, inviter: device.person, digest: code.digest,
                expiresAt: end))
        return try .json(NewInvitation(code: code.text, expiresAt: end), status: .created)
    }

    @Sendable private func withdraw(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let device = try await inviter(context)
        try await chat.world.database.withdrawInvitation(of: device.person, in: device.conversation)
        return .noContent
    }

    private func inviter(_ context: ChatRequestContext) async throws -> DeviceContext {
        let session = try await chat.session(context)
        try await session.checkMembership()
        guard try context.signedIn().role != .guest else {
            throw ChatError(.notAllowed, "A guest cannot invite others.")
        }
        return session.context
    }
}

extension ChatWorld {
    /// Limits every link to one lifetime from now. A link that would be open for longer was made before the computer's
    /// clock was set back.
    func shortenInvitations() async throws {
        try await database.shortenInvitations(to: now() + invitationLifetime.milliseconds)
    }
}
