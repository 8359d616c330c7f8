import ChatModels
import ChatStore
import DeviceHost
import Logging
import Transcript

// Messages that expire after they were read.
extension DeviceSession {
    nonisolated func reloadExpiries() {
        jobs.post { await $0.readExpiries() }
    }

    private func readExpiries() async {
        do {
            let before = host.context
            let now = try await world.database.expiries(of: context.person, in: context.conversation)
            try await handle(.expiries(gone: now.gone, kept: now.kept))
            revision = try await world.database.revision(of: context.device)
            let changed = now.gone.symmetricDifference(before.gone).union(now.kept.symmetricDifference(before.kept))
            for sequence in changed.sorted() where sequence <= lastSequence { try await publishAnew(sequence) }
        } catch {
            logger.error("cannot read what has expired", metadata: ["error": "\(error)"])
        }
    }

    /// Publishes one entry again, because it looks different now.
    private func publishAnew(_ sequence: Int) async throws {
        let database = world.database
        let line = try await database.stickerTarget(sequence, in: context.conversation, for: context.person)
        guard let line else { return }
        let items = Transcript.items(
            for: line.entry, isNewestOfSession: line.isNewestOfSession, stickers: line.stickers, for: reader)
        publish(.transcript(TranscriptEvent(first: sequence, last: sequence, items: items, revision: revision)))
    }
}
