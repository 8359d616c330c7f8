import AppProtocol
import ChatModels
import ChatStore
import DeviceHost
import Foundation

// Visible live bubbles of the device's pages, and the sizes of those pages.
extension DeviceSession {
    nonisolated func see(_ body: LiveBody, on page: PageID?) async throws {
        try await serially { session in
            let sight = LiveSight(entries: body.entries, draft: body.draft, size: body.size)
            try session.reports.store(sight, of: page)
            // Called also where nothing has changed: processes may be waiting for a page to report.
            try await session.look(session.reports.sight)
        }
    }

    nonisolated func setScreen(_ screen: ScreenBody, of page: PageID?) async throws {
        try await serially { session in
            let changed = try session.reports.store(screen, of: page, current: session.host.screen)
            if let changed { try await session.handle(.screen(changed)) }
        }
    }

    /// Updates screen and visible bubbles after a page has connected or gone.
    func refreshVisibleBubbles() async throws {
        if let screen = reports.screen, screen != host.screen { try await handle(.screen(screen)) }
        if reports.sight != sight { try await look(reports.sight) }
    }

    private func look(_ sight: LiveSight?) async throws {
        self.sight = sight
        guard var sight else {
            try await handle(.conversationHidden)
            return
        }
        for sequence in sight.entries where !host.knows(sequence) {
            if let found = try await bubble(sequence) { sight.found.append(found) }
        }
        try await handle(.visibleLiveBubbles(sight))
    }

    /// Looks up a live bubble. Nil where it is not the newest of its session any more (the page has not received that
    /// yet, and will report again), and where the person may not see the entry or it has expired for them.
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
