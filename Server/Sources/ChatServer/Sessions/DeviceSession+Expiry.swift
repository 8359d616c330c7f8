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

    /// Publishes one entry again, because it looks different now, and the answers that quote it.
    private func publishAnew(_ sequence: Int) async throws {
        let (conversation, person) = (context.conversation, context.person)
        guard let line = try await world.database.line(sequence, in: conversation, for: person) else { return }
        let replies = try await world.database.replyLines(to: sequence, in: conversation, for: person)
        for line in [line] + replies.filter({ $0.entry.sequence <= lastSequence }) {
            let (place, items) = (line.entry.sequence, Transcript.items(for: line, for: reader))
            publish(.transcript(TranscriptEvent(first: place, last: place, items: items, revision: revision)))
        }
    }
}
