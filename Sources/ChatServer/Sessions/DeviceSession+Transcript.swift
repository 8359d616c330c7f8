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
        guard let conversation = try await world.database.conversation(context.conversation) else {
            throw ChatError(.unknownConversation, "There is no such conversation.")
        }
        let entries = try await newestEntries()
        return ConversationSnapshot(
            conversation: conversation.id, title: conversation.title, device: context.device, me: me,
            participants: host.context.participants, apps: host.context.usableApps,
            items: Transcript.items(of: entries, for: reader), lastSequence: entries.last?.sequence ?? 0,
            state: deviceState)
    }

    /// All that the device shows is drawn anew.
    func publishTranscript() async throws {
        revision = try await world.database.revision(of: context.device)
        let entries = try await newestEntries().filter { $0.sequence <= lastSequence }
        publish(
            .transcript(
                TranscriptEvent(
                    first: 1, last: lastSequence, items: Transcript.items(of: entries, for: reader), revision: revision)
            ))
    }

    private func newestEntries() async throws -> [LogEntry] {
        try await world.database.newestEntries(
            of: context.conversation, for: context.person, limit: ChatLimits.entriesPerSnapshotMax)
    }
}
