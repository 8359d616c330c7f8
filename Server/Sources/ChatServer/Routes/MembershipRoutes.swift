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
        chat.conversationChanged(session.context.conversation)
        try await chat.readPeople(on: session.context.person, in: session.context.conversation)
        return .noContent
    }
}

extension Chat {
    /// Makes the active sessions of the person's devices reload the participants before this returns. The feed reaches them
    /// only later, and until then they would act on the old membership.
    func readPeople(on person: PersonID, in conversation: ConversationID) async throws {
        for device in try await world.database.devices(in: conversation) where device.person.id == person {
            for session in registry.sessions(of: device.device) { try await session.readPeopleSerially() }
        }
    }
}
