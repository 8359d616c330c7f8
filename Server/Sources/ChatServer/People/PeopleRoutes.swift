import ChatModels
import ChatStore
import Hummingbird

/// `GET /people`: whom the caller can begin a conversation with.
struct PeopleRoutes {
    let chat: Chat

    func add(to group: RouterGroup<ChatRequestContext>) {
        group.get("people", use: people)
    }

    @Sendable private func people(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        guard caller.role != .guest else { return try .json(KnownPeople(people: [])) }
        return try .json(KnownPeople(people: try await chat.world.database.knownPeople(besides: caller.person.id)))
    }
}
