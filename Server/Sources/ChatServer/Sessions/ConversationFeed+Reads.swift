import ChatModels
import ChatStore
import Synchronization

// Read marks, which devices report and which are written together.
extension ConversationFeed {
    /// Returns whether it is on disk already that the person has read the entries up to this one.
    nonisolated func hasRead(upTo sequence: Int, by person: PersonID) -> Bool {
        reads.withLock { $0.has(sequence, by: person) }
    }

    /// Notes that the person has read the entries up to this one; returns once it is on disk.
    nonisolated func noteRead(upTo sequence: Int, by person: PersonID) async throws {
        guard !hasRead(upTo: sequence, by: person) else { return }
        try await withCheckedThrowingContinuation { continuation in
            let isFirst = reads.withLock { $0.add(sequence, by: person) { continuation.resume(with: $0) } }
            // In a task of its own: cancelling the caller's task must not cancel the others' writes.
            if isFirst { Task { await self.writeReads() } }
        }
    }

    private nonisolated func writeReads() async {
        while let batch = reads.withLock({ $0.take() }) {
            do {
                try await write(batch.marks)
                for answer in batch.answers { answer(.success(())) }
            } catch {
                for answer in batch.answers { answer(.failure(error)) }
            }
        }
    }

    private nonisolated func write(_ marks: [PersonID: Int]) async throws {
        let isNews = try await world.database.advanceReceipts(
            read: marks, in: conversation, expiresAt: world.now() + world.expiryDelay.milliseconds)
        reads.withLock { $0.wrote(marks) }
        if isNews { readsChanged() }
    }
}
