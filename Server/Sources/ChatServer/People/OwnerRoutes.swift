import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// `/owner`: people, invitations, settings, and what owners have done.
struct OwnerRoutes {
    let chat: Chat
    let access: PeopleAccess

    private var database: ChatDatabase { chat.world.database }

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("people", use: people)
            .put("people/:person/suspension", use: suspend)
            .delete("people/:person/suspension", use: readmit)
            .delete("people/:person", use: remove)
            .get("invitations", use: invitations)
            .post("invitations", use: invite)
            .delete("invitations/:invitation", use: withdraw)
            .get("settings", use: settings)
            .put("settings", use: set)
            .get("reports", use: reports)
            .delete("reports/:report", use: closeReport)
            .get("audit", use: audit)
    }

    @Sendable private func people(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(ServerPeople(people: try await database.people(seenBy: context.signedIn().person.id)))
    }

    @Sendable private func suspend(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let person = try context.person()
        try await database.setSuspended(true, person, by: context.signedIn().person.id, at: chat.world.now())
        chat.end(try await database.signIns(of: person).map(\.id), access)
        return .noContent
    }

    @Sendable private func readmit(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await database.setSuspended(
            false, try context.person(), by: context.signedIn().person.id, at: chat.world.now())
        access.forget()
        return .noContent
    }

    @Sendable private func remove(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await chat.remove(try context.person(), by: context.signedIn().person.id, access)
        return .noContent
    }

    @Sendable private func invitations(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(ServerInvitations(invitations: try await database.openInvitations(at: chat.world.now())))
    }

    @Sendable private func invite(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let owner = try context.signedIn().person.id
        let body = try await request.json(NewServerInvitationBody.self)
        try Self.check(body)
        try access.rates.count(.newThings(owner), upTo: ChatLimits.newThingsPerMinuteMax)
        let (code, now) = (InvitationCode(), chat.world.now())
        let end = now + Duration.seconds(body.days * 24 * 60 * 60).milliseconds
        try await database.inviteToServer(
            StoredInvitation(
                id: code.id, conversation: body.conversation, inviter: owner, digest: code.digest, expiresAt: end,
                role: body.role, joinsMax: body.joinsMax), by: owner, at: now)
        let picture = QRCode("\(context.origin)/join/\(code.text)")?.rows
        return try .json(NewInvitation(code: code.text, expiresAt: end, picture: picture), status: .created)
    }

    private static func check(_ body: NewServerInvitationBody) throws(ChatError) {
        guard (1...ChatLimits.joinsPerInvitationMax).contains(body.joinsMax) else {
            throw ChatError(.badNumber, "An invitation is for 1 to \(ChatLimits.joinsPerInvitationMax) people.")
        }
        guard (1...ChatLimits.invitationDaysMax).contains(body.days) else {
            throw ChatError(.badNumber, "An invitation holds for 1 to \(ChatLimits.invitationDaysMax) days.")
        }
        guard body.role == .person || body.role == .guest && body.conversation != nil else {
            throw ChatError(.malformedBody, "People are invited to the server, and guests to a conversation.")
        }
    }

    @Sendable private func withdraw(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try await database.withdrawInvitation(
            context.parameters.get("invitation") ?? "", by: context.signedIn().person.id, at: chat.world.now())
        return .noContent
    }

    @Sendable private func settings(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(try await database.settings())
    }

    @Sendable private func set(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let settings = try await request.json(ServerSettings.self)
        try await database.set(settings, by: context.signedIn().person.id, at: chat.world.now())
        return .noContent
    }

    @Sendable private func audit(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(AuditLines(lines: try await database.audit()))
    }

    @Sendable private func reports(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(PersonReports(reports: try await database.reports()))
    }

    @Sendable private func closeReport(_ request: Request, context: ChatRequestContext) async throws -> Response {
        guard let id = context.parameters.get("report").flatMap({ Int($0) }) else {
            throw ChatError(.unknownReport, "There is no such report.")
        }
        try await database.closeReport(id, by: context.signedIn().person.id, at: chat.world.now())
        return .noContent
    }
}
