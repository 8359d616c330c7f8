import AppProtocol
import ChatModels
import ChatStore
import DeviceHost
import Foundation

// Which live bubbles the device's pages have in sight.
extension DeviceSession {
    nonisolated func see(_ body: LiveBody) async throws {
        try await serially { session in
            var sight = LiveSight(entries: body.entries, draft: body.draft, size: body.size)
            for sequence in body.entries where !session.host.knows(sequence) {
                if let found = try await session.bubble(sequence) { sight.found.append(found) }
            }
            try await session.handle(.seeLive(sight))
        }
    }

    /// Nil for what is no bubble any more: the page has not heard of it yet, and will say so by itself. Nil, too, for what
    /// the person was never shown, or has been.
    private func bubble(_ sequence: Int) async throws -> FoundBubble? {
        let (database, person) = (world.database, context.person)
        guard !host.context.gone.contains(sequence),
            let entry = try await database.entry(sequence, of: context.conversation, for: person),
            case .message(let message) = entry.content, message.state.isLive == true,
            try await database.isNewestOfSession(entry, in: context.conversation, for: person)
        else { return nil }
        var picture: Data?
        if let id = message.picture { picture = try await database.pictureBytes(id) }
        return FoundBubble(entry: entry, picture: picture)
    }
}
