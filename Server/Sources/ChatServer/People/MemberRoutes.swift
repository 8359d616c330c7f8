import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird

/// Changes the members of a conversation and its name: `POST …/members`, `DELETE …/members/{person}`, `PUT …/name`. Guests change neither.
struct MemberRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .post("members", use: add)
            .delete("members/:person", use: remove)
            .put("name", use: rename)
    }

    @Sendable private func add(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (conversation, caller) = try await chat.placeToChange(context)
        let people = try await request.json(MembersBody.self).people
        guard (1..<ChatLimits.participantCountMax).contains(people.count) else {
            throw ChatError(.tooManyPeople, "One to \(ChatLimits.participantCountMax - 1) people are added at once.")
        }
        try await chat.world.database.add(
            people, to: conversation, by: caller.person.id, keys: .joining, at: chat.world.now())
        chat.conversationChanged(conversation)
        return .noContent
    }

    @Sendable private func remove(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (conversation, caller) = try await chat.placeToChange(context)
        guard let person = context.parameters.get("person").flatMap({ UUID(uuidString: $0) }).map(PersonID.init) else {
            throw ChatError(.unknownPerson, "There is nobody like that in this conversation.")
        }
        try await chat.world.database.remove(
            person, from: conversation, by: caller.person.id, key: .joining, at: chat.world.now())
        chat.conversationChanged(conversation)
        try await chat.readPeople(on: person, in: conversation)
        return .noContent
    }

    @Sendable private func rename(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let (conversation, caller) = try await chat.placeToChange(context)
        let name = try ConversationName.checked(try await request.json(ConversationNameBody.self).name)
        try await chat.world.database.rename(conversation, to: name, by: caller.person.id)
        chat.world.lists.changed(conversation, in: chat.world)
        return .noContent
    }
}

extension Chat {
    /// Returns the request's conversation, and who asks to change it.
    /// - Throws: `ChatError`: `not_a_participant`, `not_allowed` for a guest.
    func placeToChange(_ context: ChatRequestContext) async throws -> (ConversationID, Caller) {
        let session = try await session(context)
        try await session.checkMembership()
        let caller = try context.signedIn()
        guard caller.role != .guest else {
            throw ChatError(
                .notAllowed, "A guest cannot change who is here, or the name or picture of the conversation.")
        }
        return (session.context.conversation, caller)
    }
}
