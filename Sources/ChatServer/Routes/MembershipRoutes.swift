import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird

/// `DELETE …/membership`: the device's person leaves the conversation.
struct MembershipRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).delete("membership", use: leave)
    }

    @Sendable private func leave(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await chat.world.database.leave(
            session.context.conversation, device: session.context.device,
            key: SendKey(unchecked: "left-\(UUID().uuidString)"), sentAt: chat.world.now())
        session.feed.poke()
        return .noContent
    }
}
