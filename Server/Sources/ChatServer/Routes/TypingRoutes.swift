import ChatModels
import ChatStore
import DeviceHost
import Hummingbird

/// `POST …/typing`: the person is writing.
struct TypingRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).post("typing", use: tell)
    }

    @Sendable private func tell(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkMembership()
        let (person, conversation) = (session.context.person, session.context.conversation)
        // The answer is the same for somebody who is alone with a person who has blocked them: they are not to know.
        if try await !chat.world.database.isBlocked(person, in: conversation) { session.feed.tellTyping(of: person) }
        return .noContent
    }
}
