import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// Joining a server by a link: `GET /join/{code}` is the page, `GET /invitations/{code}` describes the invitation, `POST
/// /invitations/{code}/people` joins as somebody new, and `POST /invitations/{code}/members` as who is signed in.
struct PeopleJoinRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to router: Router<ChatRequestContext>) {
        router.get("join/:code", use: page)
        router.get("invitations/:code", use: look)
        router.post("invitations/:code/people", use: join)
        router.post("invitations/:code/members", use: joinAsOneself)
    }

    /// Serves the same page for every code; its script looks the invitation up and explains errors. Behind a link to a bubble it
    /// names that as well, for programs that show a link by what its page says of itself.
    @Sendable private func page(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let code = context.parameters.get("code").flatMap(BubbleCode.init),
            let card = try? await card(of: code, context)
        else { return try await chat.files.web(["join.html"], for: request, context) }
        return .html(card.added(to: try chat.files.webText("join.html")))
    }

    private func card(of code: BubbleCode, _ context: ChatRequestContext) async throws -> LinkCard? {
        let link = try await InvitationLink.find(code.text, in: chat)
        try link.checkIsOpen(at: chat.world.now())
        guard let message = try await link.message(in: chat.world) else { return nil }
        let (inviter, bubble) = (try await inviter(of: link.invitation), message.stillBubble)
        let picture = "\(context.origin)/invitations/\(code.text)/picture"
        return LinkCard(
            title: "\(inviter) · \(bubble.appName)", words: bubble.accessibilityLabel,
            picture: bubble.picture == nil ? nil : picture)
    }

    @Sendable private func look(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let link = try await InvitationLink.find(context, in: chat, access)
        let me = try await access.access(of: request, context)?.person
        let conversation = try await conversation(of: link.invitation)
        let people = conversation?.participants ?? []
        // Leads in who takes part already, also by a link that is over.
        let takesPart = people.contains { $0.id == me?.id }
        if !takesPart || link.sequence != nil { try link.checkIsOpen(at: chat.world.now()) }
        let message = try await link.message(in: chat.world)
        let page = try await pageWith(message, for: takesPart ? me : nil, in: conversation)
        guard page != nil || people.count < ChatLimits.participantCountMax else {
            throw ChatError(
                .tooManyPeople, "This conversation is full: it has \(ChatLimits.participantCountMax) people.")
        }
        return try .json(
            InvitationView(
                inviter: try await inviter(of: link.invitation), peopleCount: people.count,
                expiresAt: link.invitation.expiresAt, role: link.invitation.role, me: me?.name,
                shared: message.map { SharedBubble(bubble: $0.stillBubble, conversationName: conversation?.name) },
                page: page))
    }

    /// Returns where somebody who takes part goes on: where they see the message; nil where they do not see it yet.
    private func pageWith(
        _ message: SharedMessage?, for person: Participant?, in conversation: StoredConversation?
    ) async throws -> String? {
        guard let person, let conversation else { return nil }
        guard let message else { return InvitationLink.page(of: conversation.id, shown: nil) }
        guard
            try await chat.world.database.entry(message.entry.sequence, of: conversation.id, for: person.id) != nil
        else { return nil }
        return InvitationLink.page(of: conversation.id, shown: message.entry.sequence)
    }

    @Sendable private func join(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let link = try await InvitationLink.find(context, in: chat, access)
        let name = try DisplayName.checked(try await request.json(NewPersonBody.self).name)
        try countJoin(to: link.invitation)
        let cookie = PeopleCookie()
        let shown = try await chat.world.database.join(
            by: link.invitation, to: link.sequence, named: name, on: cookie.signIn(request), key: .joining,
            at: chat.world.now())
        await chat.endPush(ofEarlierDeviceIn: request, context, access)
        return try joined(link.invitation, shown: shown, as: cookie.device, cookie, context)
    }

    @Sendable private func joinAsOneself(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try await access.caller(of: request, context)
        let link = try await InvitationLink.find(context, in: chat, access)
        try countJoin(to: link.invitation)
        let shown = try await chat.world.database.join(
            by: link.invitation, to: link.sequence, device: caller.device, key: .joining, at: chat.world.now())
        access.forget()
        if shown != nil, let conversation = link.invitation.conversation {
            // A person who took part before sees the bubble from now on, without an entry that says so.
            try await chat.readPeople(on: caller.person.id, in: conversation)
        }
        return try joined(link.invitation, shown: shown, as: caller.device, nil, context)
    }

    private func joined(
        _ invitation: StoredInvitation, shown: Int?, as device: DeviceID, _ cookie: PeopleCookie?,
        _ context: ChatRequestContext
    ) throws -> Response {
        if let conversation = invitation.conversation { chat.conversationChanged(conversation) }
        let page = invitation.conversation.map { InvitationLink.page(of: $0, shown: shown) } ?? "/"
        var response = try Response.json(
            JoinedDevice(device: device, conversation: invitation.conversation, page: page), status: .created)
        if let cookie { response.setCookie(cookie.cookie(context)) }
        return response
    }

    private func countJoin(to invitation: StoredInvitation) throws {
        guard let conversation = invitation.conversation else { return }
        try chat.joinRate.count(conversation, at: chat.world.now())
    }

    private func conversation(of invitation: StoredInvitation) async throws -> StoredConversation? {
        guard let id = invitation.conversation else { return nil }
        return try await chat.world.database.conversation(id)
    }

    private func inviter(of invitation: StoredInvitation) async throws -> String {
        guard let inviter = invitation.inviter else { return "" }
        return try await chat.world.database.name(of: inviter) ?? ""
    }
}

extension PeopleAccess {
    /// Runs a look-up by a secret code, and counts it where the code is wrong.
    /// - Parameter isShort: see `SourceRates.checkCodes`.
    /// - Throws: `RetryLater` after too many wrong codes, before the look-up; what it throws.
    func tryingCode<Value>(
        _ context: ChatRequestContext, isShort: Bool = false, _ look: () async throws -> Value
    ) async throws -> Value {
        try rates.checkCodes(from: context.clientAddress, areShort: isShort)
        do {
            return try await look()
        } catch {
            let code = ChatError.reported(for: error).code
            if [.unknownInvitation, .wrongCode, .wrongPasskey].contains(code) {
                rates.countWrongCode(from: context.clientAddress, isShort: isShort)
            }
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
