import ChatModels
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
        session.feed.tellTyping(of: session.context.person)
        return .noContent
    }
}
