import ChatModels
import ChatStore
import DeviceHost
import Hummingbird
import Transcript

/// `GET …`: everything that a client needs to draw the conversation.
struct ConversationRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).get(use: snapshot)
    }

    @Sendable private func snapshot(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        let database = chat.world.database
        let state = try await session.state()
        let entries = try await database.newestEntries(
            of: session.context.conversation, limit: ChatLimits.entriesPerSnapshotMax)
        guard let conversation = try await database.conversation(session.context.conversation) else {
            throw ChatError(.unknownConversation, "There is no such conversation.")
        }
        return try .json(
            ConversationSnapshot(
                conversation: conversation.id, title: conversation.title, device: session.context.device,
                me: try context.signedIn().person, participants: conversation.participants,
                apps: session.context.apps, items: Transcript.items(of: entries, for: session.reader),
                lastSequence: entries.last?.sequence ?? 0, state: state))
    }
}
