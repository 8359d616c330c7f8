import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// Joining a server by a link: `GET /invitations/{code}` describes the invitation, `POST /invitations/{code}/people` joins as
/// somebody new, and `POST /invitations/{code}/members` as who is signed in.
struct PeopleJoinRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to router: Router<ChatRequestContext>) {
        router.get("invitations/:code", use: look)
        router.post("invitations/:code/people", use: join)
        router.post("invitations/:code/members", use: joinAsOneself)
    }

    @Sendable private func look(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let invitation = try await invitation(context)
        guard invitation.expiresAt > chat.world.now() else {
            throw ChatError(.expired, "This invitation is over. Ask for a new one.")
        }
        let people = try await people(of: invitation)
        guard people.count < ChatLimits.participantCountMax else {
            throw ChatError(
                .tooManyPeople, "This conversation is full: it has \(ChatLimits.participantCountMax) people.")
        }
        return try .json(
            InvitationView(
                inviter: try await inviter(of: invitation), peopleCount: people.count, expiresAt: invitation.expiresAt,
                role: invitation.role, me: try await access.access(of: request, context)?.person.name))
    }

    @Sendable private func join(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let invitation = try await invitation(context)
        let name = try DisplayName.checked(try await request.json(NewPersonBody.self).name)
        try countJoin(to: invitation)
        let cookie = PeopleCookie()
        try await chat.world.database.join(
            by: invitation, named: name, on: cookie.signIn(request), key: .joining, at: chat.world.now())
        await chat.endPush(ofEarlierDeviceIn: request, context, access)
        return try joined(invitation, as: cookie.device, cookie, context)
    }

    @Sendable private func joinAsOneself(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try await access.caller(of: request, context)
        let invitation = try await invitation(context)
        try countJoin(to: invitation)
        try await chat.world.database.join(
            by: invitation, device: caller.device, key: .joining, at: chat.world.now())
        access.forget()
        return try joined(invitation, as: caller.device, nil, context)
    }

    private func joined(
        _ invitation: StoredInvitation, as device: DeviceID, _ cookie: PeopleCookie?, _ context: ChatRequestContext
    ) throws -> Response {
        if let conversation = invitation.conversation { chat.conversationChanged(conversation) }
        let page = invitation.conversation.map { "/conversations/\($0)" } ?? "/"
        var response = try Response.json(
            JoinedDevice(device: device, conversation: invitation.conversation, page: page), status: .created)
        if let cookie { response.setCookie(cookie.cookie(context)) }
        return response
    }

    private func countJoin(to invitation: StoredInvitation) throws {
        guard let conversation = invitation.conversation else { return }
        try chat.joinRate.count(conversation, at: chat.world.now())
    }

    /// Finds the invitation. Wrong codes are counted by address, though a code cannot be guessed.
    private func invitation(_ context: ChatRequestContext) async throws -> StoredInvitation {
        try await access.tryingCode(context) {
            guard let code = context.parameters.get("code").flatMap(InvitationCode.init),
                let invitation = try await chat.world.database.invitation(code.id), code.opens(invitation.digest)
            else { throw ChatError.unknownInvitation }
            return invitation
        }
    }

    private func people(of invitation: StoredInvitation) async throws -> [Participant] {
        guard let id = invitation.conversation else { return [] }
        return try await chat.world.database.conversation(id)?.participants ?? []
    }

    private func inviter(of invitation: StoredInvitation) async throws -> String {
        guard let inviter = invitation.inviter else { return "" }
        return try await chat.world.database.name(of: inviter) ?? ""
    }
}

extension PeopleAccess {
    /// Runs a look-up by a secret code, and counts it where the code is wrong.
    /// - Throws: `RetryLater` after too many wrong codes, before the look-up; what it throws.
    func tryingCode<Value>(
        _ context: ChatRequestContext, _ look: () async throws -> Value
    ) async throws -> Value {
        let source = SourceRates.Source.wrongCodes(context.clientAddress)
        try rates.check(source, below: ChatLimits.wrongCodesPerMinuteMax, else: .tooManyCodes)
        try rates.check(.wrongCodesOfAll, below: ChatLimits.wrongCodesOfAllPerMinuteMax, else: .tooManyCodes)
        do {
            return try await look()
        } catch {
            let code = ChatError.reported(for: error).code
            guard [.unknownInvitation, .wrongCode, .wrongPasskey].contains(code) else { throw error }
            try? rates.count(source, upTo: .max)
            try? rates.count(.wrongCodesOfAll, upTo: .max)
            throw error
        }
    }
}

extension SendKey {
    /// Returns a new key for an entry about somebody's membership.
    static var joining: SendKey { SendKey(unchecked: "joined-\(UUID().uuidString)") }
}

extension PeopleCookie {
    /// Returns what the store keeps of the device.
    func signIn(_ request: Request) -> NewSignIn {
        NewSignIn(device: device, name: DeviceName.of(request.headers[.userAgent] ?? ""), digest: digest)
    }
}
