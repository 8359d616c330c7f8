import AppProtocol
import ChatModels
import ChatStore
import DeviceHost
import Foundation

// Which live bubbles the device's pages have in sight, and how large those pages are.
extension DeviceSession {
    nonisolated func see(_ body: LiveBody, on page: PageID?) async throws {
        try await serially { session in
            let sight = LiveSight(entries: body.entries, draft: body.draft, size: body.size)
            try session.reports.take(sight, from: page)
            // Also where nothing is new: processes may be waiting for the page to say so.
            try await session.look(session.reports.sight)
        }
    }

    nonisolated func take(_ screen: ScreenBody, of page: PageID?) async throws {
        try await serially { session in
            try await session.handle(.screen(screen))
            session.reports.take(screen, from: page)
        }
    }

    /// A page has come or gone.
    func lookAnew() async throws {
        if let screen = reports.screen, screen != host.screen { try await handle(.screen(screen)) }
        if reports.sight != sight { try await look(reports.sight) }
    }

    private func look(_ sight: LiveSight?) async throws {
        self.sight = sight
        guard var sight else {
            try await handle(.lookAway)
            return
        }
        for sequence in sight.entries where !host.knows(sequence) {
            if let found = try await bubble(sequence) { sight.found.append(found) }
        }
        try await handle(.seeLive(sight))
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
