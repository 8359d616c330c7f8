import ChatModels
import DeviceHost
import Synchronization

/// News of the conversation that a session has not handled, because it rests: no page of the device is open, and none of its
/// apps runs, so that nobody would see them.
struct MissedNews {
    var isResting = false
    /// Number of the newest entry; 0 for none.
    var lastSequence = 0
    /// Newest receipts by person.
    var receipts: [PersonID: Receipt] = [:]
}

// News from the feed. A session that rests only notes them, which costs no job: a post would otherwise make one for each
// device of its conversation, also for those in pockets.
extension DeviceSession {
    nonisolated func receive(_ stored: StoredEntry) {
        missed.withLock { missed in
            if missed.isResting, isUnseenWhileResting(stored.entry) {
                missed.lastSequence = stored.entry.sequence
            } else {
                // Later entries wait for a job, too: shown at once, they would be known before this one.
                missed.isResting = false
                jobs.post { await $0.show(stored) }
            }
        }
    }

    nonisolated func receive(_ receipts: [Receipt], _ texts: EventTexts) {
        missed.withLock { missed in
            if missed.isResting {
                for receipt in receipts { missed.receipts[receipt.person] = receipt }
            } else {
                jobs.post { $0.show(receipts, texts) }
            }
        }
    }

    /// Returns whether an entry changes nothing of a session that rests. Who takes part does, and one that the device has sent
    /// itself is a line of the inspector, where there is one.
    private nonisolated func isUnseenWhileResting(_ entry: LogEntry) -> Bool {
        if case .membership = entry.content { return false }
        return entry.device != context.device || world.inspector == nil
    }

    /// Takes over what came while the session rested; before each job.
    func wake() {
        let news = missed.withLock { missed in
            defer { missed = MissedNews() }
            return missed
        }
        lastSequence = max(lastSequence, news.lastSequence)
        if !news.receipts.isEmpty { receipts = receipts.map { news.receipts[$0.person] ?? $0 } }
    }

    /// Rests if no page is open and nothing waits: after each job, and while a Send is stored. Otherwise each of many devices that send at
    /// once would run a job for every Send of the others.
    func rest() {
        guard streams.isEmpty, host.ignoresEntries else { return }
        // Under the lock, so that no news come between that are posted as jobs and would follow later ones.
        missed.withLock { $0.isResting = !jobs.hasWaiting }
    }
}
