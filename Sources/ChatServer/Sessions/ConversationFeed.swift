import ChatModels
import ChatStore
import DeviceHost
import Logging
import ServiceLifecycle
import Synchronization

/// Carries what is new in one conversation from the store to the sessions of its devices, in order. The log is the
/// truth: a `poke` only says that there may be something new, and one that is lost is made up for by the next.
actor ConversationFeed {
    private static let entriesPerRead = 64

    nonisolated let jobs = JobQueue()
    private let isPoked = Atomic(false)
    private let conversation: ConversationID
    private let world: ChatWorld
    private var database: ChatDatabase { world.database }
    private var logger: Logger { world.logger }
    private var sessions: [DeviceSession] = []
    /// Everything up to here has been handed to the sessions; nil until the first of them has joined.
    private var published: Int?
    private var receipts: [Receipt] = []
    /// When it next looks for messages that go; nil where it waits for nothing.
    private var wakesAt: Int64?

    init(conversation: ConversationID, world: ChatWorld) {
        self.conversation = conversation
        self.world = world
    }

    /// Everything after what is returned reaches the session by its `take` methods.
    nonisolated func join(_ session: DeviceSession) async throws -> (lastSequence: Int, receipts: [Receipt]) {
        try await jobs.performOwn { try await self.add(session) }
    }

    /// One that waits already is enough.
    nonisolated func poke() {
        guard !isPoked.exchange(true, ordering: .acquiringAndReleasing) else { return }
        jobs.post {
            self.isPoked.store(false, ordering: .releasing)
            await self.publishNews()
        }
    }

    /// Nothing more reaches the session.
    nonisolated func leave(_ session: DeviceSession) {
        jobs.post { await self.remove(session) }
    }

    private func remove(_ session: DeviceSession) { sessions.removeAll { $0 === session } }

    var sessionCount: Int { sessions.count }

    private func add(_ session: DeviceSession) async throws -> (lastSequence: Int, receipts: [Receipt]) {
        if published == nil {
            receipts = try await database.receipts(of: conversation)
            published = try await database.lastSequence(of: conversation)
        }
        sessions.append(session)
        // What was due while nobody was here.
        poke()
        return (published ?? 0, receipts)
    }

    private func publishNews() async {
        do {
            try await publishEntries()
            try await publishReceipts()
            try await publishExpiries()
        } catch {
            logger.error("cannot read what is new", metadata: ["error": "\(error)"])
        }
    }

    private func publishEntries() async throws {
        while let known = published {
            let entries = try await database.entries(of: conversation, after: known, limit: Self.entriesPerRead)
            for entry in entries {
                let stored = try await prepare(entry)
                for session in sessions { session.take(stored) }
                published = entry.sequence
            }
            if entries.count < Self.entriesPerRead { return }
        }
    }

    private func prepare(_ entry: LogEntry) async throws -> StoredEntry {
        var stored = try await database.prepared(entry, in: conversation)
        guard case .message(let message) = entry.content else { return stored }
        if let picture = message.picture { stored.picture = try await database.pictureBytes(picture) }
        return stored
    }

    private func publishReceipts() async throws {
        guard published != nil else { return }
        let now = try await database.receipts(of: conversation)
        for receipt in now where !receipts.contains(receipt) {
            for session in sessions { session.take(receipt) }
        }
        receipts = now
    }

    /// Messages have gone for these people, or are kept by them.
    nonisolated func tellOfExpiries(_ people: Set<PersonID>) {
        jobs.post { await self.tell(people) }
    }

    private func tell(_ people: Set<PersonID>) {
        for session in sessions where people.contains(session.context.person) { session.takeExpiries() }
    }

    private func publishExpiries() async throws {
        let now = world.now()
        let sweep = try await database.expire(conversation, at: now, delay: world.expiryDelay.milliseconds)
        tell(sweep.people)
        guard let next = sweep.next, next < wakesAt ?? .max else { return }
        try world.background.start {
            // A server that stops does not wait.
            try? await cancelWhenGracefulShutdown { try await Task.sleep(for: .milliseconds(next - now)) }
            self.jobs.post { await self.wake(at: next) }
        }
        wakesAt = next
    }

    /// By the computer's clock it may be too early: that may have been put back while this waited.
    private func wake(at time: Int64) async {
        if wakesAt == time { wakesAt = nil }
        await publishNews()
    }
}
