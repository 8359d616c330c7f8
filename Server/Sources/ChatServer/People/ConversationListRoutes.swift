import ChatModels
import ChatStore
import Foundation
import Hummingbird

/// The list of the caller's conversations: `GET …/conversations`, `POST …/conversations` begins one, and
/// `…/list/streams/{stream}/{channel}` follows the list on a channel of a shared stream.
struct ConversationListRoutes {
    let chat: Chat
    let access: PeopleAccess

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self)
            .get("conversations", use: list)
            .post("conversations", use: begin)
            .put("list/streams/:stream/:channel", use: follow)
            .delete("list/streams/:stream/:channel", use: unfollow)
    }

    @Sendable private func list(_ request: Request, context: ChatRequestContext) async throws -> Response {
        try .json(try await chat.world.list(of: context.signedIn()))
    }

    @Sendable private func begin(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        guard try await chat.mayBegin(caller) else {
            throw ChatError(.notAllowed, "Only owners of this server begin conversations.")
        }
        let body = try await request.json(NewConversationBody.self)
        let others = try Self.others(in: body.people, besides: caller.person.id)
        let name = try ConversationName.checked(body.name)
        try access.rates.count(.newThings(caller.person.id), upTo: ChatLimits.newThingsPerMinuteMax)
        let conversation = try await chat.world.database.begin(
            ConversationID(unchecked: UUID().uuidString.lowercased()), by: caller.person.id, with: others, name: name,
            at: chat.world.now())
        chat.conversationChanged(conversation)
        return try .json(BegunConversation(conversation: conversation), status: .created)
    }

    private static func others(in people: [PersonID], besides me: PersonID) throws(ChatError) -> [PersonID] {
        var others: [PersonID] = []
        for person in people.prefix(ChatLimits.participantCountMax) where person != me && !others.contains(person) {
            others.append(person)
        }
        guard !others.isEmpty else { throw ChatError(.tooFewPeople, "A conversation has two people at least.") }
        guard people.count < ChatLimits.participantCountMax else {
            throw ChatError(.tooManyPeople, "A conversation has \(ChatLimits.participantCountMax) people at most.")
        }
        return others
    }

    @Sendable private func follow(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        let channel = try context.channel()
        let stream = try chat.streams.stream(named: context.parameters.get("stream"), for: caller.device)
        let lists = chat.world.lists
        let watcher = ListWatcher(caller: caller, connection: stream.connection, channel: channel)
        try stream.subscribe(channel, for: .list(caller.device)) {
            lists.remove(watcher)
            stream.end(channel)
        }
        lists.add(watcher, in: chat.world)
        // Nobody else would remove one of a stream that has ended meanwhile.
        if stream.connection.isFinished { lists.remove(watcher) }
        return .noContent
    }

    @Sendable private func unfollow(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let caller = try context.signedIn()
        let channel = try context.channel()
        let stream = try chat.streams.stream(named: context.parameters.get("stream"), for: caller.device)
        stream.unsubscribe(channel, for: .list(caller.device))
        return .noContent
    }
}

/// Rules for the names of conversations.
enum ConversationName {
    /// Returns the name without white space around it; nil for none.
    /// - Throws: `ChatError`: `bad_name`.
    static func checked(_ text: String?) throws(ChatError) -> String? {
        guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
        return try DisplayName.checked(text)
    }
}
