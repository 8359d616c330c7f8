import ChatModels
import ChatStore
import DeviceHost
import Transcript

// The log as the device shows it.
extension DeviceSession {
    nonisolated func snapshot(for me: Participant) async throws -> ConversationSnapshot {
        try await serially { try await $0.makeSnapshot(for: me) }
    }

    private func makeSnapshot(for me: Participant) async throws -> ConversationSnapshot {
        guard let conversation = try await world.database.conversation(context.conversation, as: me.id) else {
            throw ChatError(.unknownConversation, "There is no such conversation.")
        }
        let page = try await page(at: .newest, limit: ChatLimits.entriesPerSnapshotMax)
        return ConversationSnapshot(
            conversation: conversation.id, name: conversation.name,
            avatar: host.context.takesPart ? conversation.avatar : nil, device: context.device, me: me,
            participants: host.context.participants, apps: host.context.usableApps, items: items(of: page),
            older: page.older, lastSequence: page.entries.last?.sequence ?? 0, state: deviceState)
    }

    /// Returns a page of the transcript.
    /// - Parameter limit: 1 to `ChatLimits.entriesPerPageMax`.
    nonisolated func entryPage(at place: PagePlace, limit: Int) async throws -> EntryPage {
        try await serially { session in
            let page = try await session.page(at: place, limit: limit)
            return EntryPage(
                items: session.items(of: page), older: page.older, newer: page.newer, revision: session.revision)
        }
    }

    /// Publishes the newest part of the transcript as a replacement for everything that the device shows.
    func publishTranscript() async throws {
        revision = try await world.database.revision(of: context.device)
        let page = try await page(at: .before(lastSequence + 1), limit: ChatLimits.entriesPerSnapshotMax)
        publish(
            .transcript(
                TranscriptEvent(
                    first: 1, last: lastSequence, items: items(of: page), older: page.older, revision: revision)))
    }

    private func page(at place: PagePlace, limit: Int) async throws -> LogPage {
        try await world.database.page(of: context.conversation, at: place, for: context.person, limit: limit)
    }

    private func items(of page: LogPage) -> [TranscriptItem] {
        Transcript.items(
            of: page.entries, superseded: page.superseded, changes: page.changes, originals: page.originals, for: reader
        )
    }
}
