import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// Joining by a link, without being signed in: `GET /join/{code}` is the page, `GET /invitations/{code}` describes the
/// invitation, and `POST /invitations/{code}/people` joins.
struct JoinRoutes {
    let chat: Chat

    func add(to router: Router<ChatRequestContext>) {
        router.get("join/:code", use: page)
        router.get("invitations/:code", use: look)
        router.post("invitations/:code/people", use: join)
    }

    /// Serves the same page for every code; its script looks the invitation up and explains errors.
    @Sendable private func page(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.files.web(["join.html"], for: request, context)
    }

    @Sendable private func look(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (invitation, conversation) = try await invitation(context)
        guard invitation.expiresAt > chat.world.now() else {
            throw ChatError(.expired, "This invitation is over. Ask for a new one.")
        }
        let people = try await chat.world.database.conversation(conversation)?.participants ?? []
        guard people.count < ChatLimits.participantCountMax else {
            throw ChatError(
                .tooManyPeople, "This conversation is full: it has \(ChatLimits.participantCountMax) people.")
        }
        let inviter = people.first { $0.id == invitation.inviter }?.name ?? ""
        return try .json(
            InvitationView(inviter: inviter, peopleCount: people.count, expiresAt: invitation.expiresAt))
    }

    @Sendable private func join(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (invitation, conversation) = try await invitation(context)
        let name = try DisplayName.checked(try await request.json(NewPersonBody.self).name)
        let now = chat.world.now()
        try chat.joinRate.count(conversation, at: now)
        let device = DeviceID(unchecked: "joined-\(UUID().uuidString.lowercased())")
        try await chat.world.database.join(
            by: invitation, as: NewMember(name: name, device: device),
            key: SendKey(unchecked: "joined-\(UUID().uuidString)"), at: now)
        chat.registry.feed(of: conversation)?.setNeedsRead()
        var response = try Response.json(
            JoinedDevice(device: device, conversation: conversation, page: "/devices/\(device)/"), status: .created)
        response.setCookie(chat.cookie.cookie(for: device, on: request))
        return response
    }

    private func invitation(_ context: ChatRequestContext) async throws -> (StoredInvitation, ConversationID) {
        try await chat.world.shortenInvitations()
        guard let code = context.parameters.get("code").flatMap(InvitationCode.init),
            let invitation = try await chat.world.database.invitation(code.id), code.opens(invitation.digest),
            let conversation = invitation.conversation
        else { throw ChatError.unknownInvitation }
        return (invitation, conversation)
    }
}
