import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird

/// `/account/blocks`: whom the caller has blocked.
struct BlockRoutes {
    let chat: Chat
    let access: PeopleAccess

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("account/blocks", use: blocks)
            .put("account/blocks/:person", use: block)
            .delete("account/blocks/:person", use: unblock)
    }

    @Sendable private func blocks(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(BlockedPeople(people: try await chat.world.database.blocked(by: context.signedIn().person.id)))
    }

    @Sendable private func block(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let me = try context.signedIn().person.id
        try access.rates.count(.newThings(me), upTo: ChatLimits.newThingsPerMinuteMax)
        let isChanged = try await chat.world.database.block(try context.person(), by: me, at: chat.world.now())
        if isChanged { try await tellChange(by: me) }
        return .noContent
    }

    @Sendable private func unblock(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let me = try context.signedIn().person.id
        try access.rates.count(.newThings(me), upTo: ChatLimits.newThingsPerMinuteMax)
        let isChanged = try await chat.world.database.unblock(try context.person(), by: me)
        if isChanged { try await tellChange(by: me) }
        return .noContent
    }

    private func tellChange(by person: PersonID) async throws {
        chat.world.lists.changedAll(of: person, in: chat.world)
        try await chat.presenceChanged(of: person)
    }
}

/// `POST …/reports`: tells the owners of somebody in the conversation.
struct ReportRoutes {
    let chat: Chat
    let access: PeopleAccess

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).post("reports", use: report)
    }

    @Sendable private func report(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkMembership()
        let person = session.context.person
        let body = try await request.json(ReportBody.self)
        guard body.entries.count <= ChatLimits.entriesPerReportMax else {
            throw ChatError(.badNumber, "A report names \(ChatLimits.entriesPerReportMax) messages at most.")
        }
        let words = body.words.trimmingCharacters(in: .whitespacesAndNewlines)
        guard words.utf8.count <= ChatLimits.reportByteCountMax else {
            throw ChatError(.textTooLong, "A report has \(ChatLimits.reportByteCountMax) bytes of words at most.")
        }
        try access.rates.count(.newThings(person), upTo: ChatLimits.newThingsPerMinuteMax)
        try await chat.world.database.add(
            NewReport(
                conversation: session.context.conversation, subject: body.person, entries: body.entries, words: words),
            by: person, at: chat.world.now())
        return .noContent
    }
}

extension ChatRequestContext {
    /// Returns the person that the address names.
    /// - Throws: `ChatError`: `unknown_person`.
    func person() throws(ChatError) -> PersonID {
        guard let id = parameters.get("person").flatMap({ UUID(uuidString: $0) }) else {
            throw ChatError(.unknownPerson, "There is nobody like that on this server.")
        }
        return PersonID(id)
    }
}
