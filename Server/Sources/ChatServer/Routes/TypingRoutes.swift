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
        // Who is alone with somebody who has blocked them is not told that this does not arrive.
        if try await !chat.world.database.isBlocked(person, in: conversation) { session.feed.tellTyping(of: person) }
        return .noContent
    }
}
