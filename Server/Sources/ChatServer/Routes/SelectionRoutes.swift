import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Hummingbird

/// `PUT …/selection`: opens the app of a tapped bubble. The entry counts as read from then on, because the app covers
/// the transcript.
struct SelectionRoutes {
    let chat: Chat

    var routes: RouteCollection<ChatRequestContext> {
        RouteCollection(context: ChatRequestContext.self).put("selection", use: select)
    }

    @Sendable private func select(_ request: Request, context: ChatRequestContext) async throws -> Response {
        let session = try await chat.session(context)
        try await session.checkMembership()
        let sequence = try await request.json(SelectionBody.self).sequence
        let (entry, picture) = try await bubble(sequence, session.context)
        try await session.perform(.tapBubble(entry, picture: picture))
        try await session.feed.noteRead(upTo: entry.sequence, by: session.context.person)
        return .noContent
    }

    private func bubble(_ sequence: Int, _ device: DeviceContext) async throws -> (LogEntry, Data?) {
        let database = chat.world.database
        guard let entry = try await database.entry(sequence, of: device.conversation, for: device.person) else {
            throw ChatError(.unknownEntry, "There is no entry \(sequence).")
        }
        // The session may have got a newer message since the tap; the tap then means the message that replaced it.
        let newest = try await database.newestOfSession(entry, in: device.conversation, for: device.person)
        guard case .message(let message) = newest.content else {
            throw ChatError(.notABubble, "Entry \(sequence) is no message of an app, and opens nothing.")
        }
        guard let picture = message.picture else { return (newest, nil) }
        return (newest, try await database.pictureBytes(picture))
    }
}
