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
        let device = try await chat.inviter(context)
        try await chat.world.shortenInvitations()
        let end = try await chat.world.database.invitationEnd(of: device.person, in: device.conversation)
        return try .json(InvitationState(expiresAt: end.flatMap { $0 > chat.world.now() ? $0 : nil }))
    }

    @Sendable private func make(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (code, invitation) = chat.newInvitation(by: try await chat.inviter(context))
        try await chat.world.database.invite(invitation)
        return try .json(NewInvitation(code: code.text, expiresAt: invitation.expiresAt), status: .created)
    }

    @Sendable private func withdraw(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let device = try await chat.inviter(context)
        try await chat.world.database.withdrawInvitation(of: device.person, in: device.conversation)
        return .noContent
    }
}

extension Chat {
    /// Returns the device of somebody who may invite others into the conversation.
    /// - Throws: `ChatError`: `not_a_participant`, `not_allowed`.
    func inviter(_ context: ChatRequestContext) async throws -> DeviceContext {
        let session = try await session(context)
        try await session.checkMembership()
        guard try context.signedIn().role != .guest else {
            throw ChatError(.notAllowed, "A guest cannot invite others.")
        }
        return session.context
    }

    func newInvitation(by device: DeviceContext) -> (code: InvitationCode, invitation: StoredInvitation) {
        let code = InvitationCode()
        return (
            code,
            StoredInvitation(
                id: code.id, conversation: device.conversation, inviter: device.person, digest: code.digest,
                expiresAt: world.now() + world.invitationLifetime.milliseconds)
        )
    }
}

extension ChatWorld {
    /// Limits every link to one lifetime from now. A link that would be open for longer was made before the computer's
    /// clock was set back.
    func shortenInvitations() async throws {
        try await database.shortenInvitations(to: now() + invitationLifetime.milliseconds)
    }
}
