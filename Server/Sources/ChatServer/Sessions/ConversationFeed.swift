import ChatModels
import ChatStore
import DeviceHost
import Logging
import Synchronization

/// Delivers new entries, receipts and expiries of one conversation from the store to the sessions of its devices, in
/// order. The database is the source of truth: `setNeedsRead` only says that there may be something new, so that a lost call is
/// made up for by the next; entries given to `enqueue` are used only where no entry before them is missing.
actor ConversationFeed {
    private static let entriesPerRead = 64
    /// Most entries handed over that wait; where there are more, all are read from the database.
    private static let entriesWaitingMax = 64

    /// Changes since the last job.
    private struct News {
        var entries: [LogEntry] = []
        /// Whether entries may be missing from `entries`.
        var hasMore = false
        var hasReceipts = false
        var hasExpiries = false
        /// Whether a job will publish this.
        var isScheduled = false
    }

    nonisolated let jobs = JobQueue<ConversationFeed>()
    private let news = Mutex(News())
    let deliveries = Mutex(DeliveryBook())
    let reads = Mutex(ReadBook())
    let presence = Mutex(PresenceBook())
    let conversation: ConversationID
    let world: ChatWorld
    private var database: ChatDatabase { world.database }
    private var logger: Logger { world.logger }
    private(set) var sessions: [DeviceSession] = []
    /// Last entry handed to the sessions; nil until the first of them has joined.
    private var published: Int?
    private var receipts: [Receipt] = []
    private var senders = SenderBook()
    /// Time of the next check for expired messages; nil where none is scheduled.
    var wakesAt: Int64?

    init(conversation: ConversationID, world: ChatWorld) {
        self.conversation = conversation
        self.world = world
    }

    /// Publishes what comes until `jobs` is closed.
    func run() async { await jobs.run(on: self) }

    /// Registers the session. Everything after the returned state reaches it through its `receive` methods.
    nonisolated func join(_ session: DeviceSession) async throws -> (lastSequence: Int, receipts: [Receipt]) {
        try await jobs.performOwn { try await $0.add(session) }
    }

    /// Schedules a read of the database; calls are coalesced while one is pending.
    nonisolated func setNeedsRead() {
        schedule { ($0.hasMore, $0.hasReceipts, $0.hasExpiries) = (true, true, true) }
    }

    /// Schedules a read of the receipts alone.
    nonisolated func receiptsChanged() {
        schedule { $0.hasReceipts = true }
    }

    /// Schedules a read of the receipts, and of what begins to expire with them.
    nonisolated func readsChanged() {
        schedule { ($0.hasReceipts, $0.hasExpiries) = (true, true) }
    }

    /// Publishes entries that are on disk, without reading them from there.
    nonisolated func enqueue(_ entries: [LogEntry]) {
        schedule { news in
            if news.entries.count + entries.count <= Self.entriesWaitingMax {
                news.entries += entries
            } else {
                (news.entries, news.hasMore) = ([], true)
            }
        }
    }

    private nonisolated func schedule(_ change: (inout News) -> Void) {
        let wasScheduled = news.withLock { news in
            change(&news)
            defer { news.isScheduled = true }
            return news.isScheduled
        }
        guard !wasScheduled else { return }
        jobs.post { await $0.publishNews() }
    }

    /// Unregisters the session.
    nonisolated func leave(_ session: DeviceSession) {
        jobs.post { $0.remove(session) }
    }

    private func remove(_ session: DeviceSession) { sessions.removeAll { $0 === session } }

    var sessionCount: Int { sessions.count }

    private func add(_ session: DeviceSession) async throws -> (lastSequence: Int, receipts: [Receipt]) {
        if published == nil {
            let receipts = try await database.receipts(of: conversation)
            self.receipts = receipts
            deliveries.withLock { $0 = DeliveryBook(receipts: receipts) }
            reads.withLock { $0.begin(with: receipts) }
            let last = try await database.lastSequence(of: conversation)
            (published, senders) = (last, SenderBook(published: last))
        }
        sessions.append(session)
        // Handles expiries that became due while no session was open.
        setNeedsRead()
        return (published ?? 0, receipts)
    }

    private func publishNews() async {
        let news = self.news.withLock { news in
            defer { news = News() }
            return news
        }
        do {
            try await publish(news.entries)
            if news.hasMore { try await publishEntries() }
            if news.hasReceipts { try await publishReceipts() }
            if news.hasExpiries { try await publishExpiries() }
        } catch {
            logger.error("cannot read what is new", metadata: ["error": "\(error)"])
            // The next job makes up for it.
            self.news.withLock { ($0.hasMore, $0.hasReceipts, $0.hasExpiries) = (true, true, true) }
        }
    }

    /// Publishes entries that were handed over. Sends of several devices may come in another order than they are stored in.
    private func publish(_ entries: [LogEntry]) async throws {
        for entry in entries.sorted(by: { $0.sequence < $1.sequence }) {
            guard let known = published, entry.sequence > known else { continue }
            guard entry.sequence == known + 1 else { return try await publishEntries() }
            try await publish(entry)
        }
    }

    private func publishEntries() async throws {
        while let known = published {
            let entries = try await database.entries(of: conversation, after: known, limit: Self.entriesPerRead)
            for entry in entries { try await publish(entry) }
            if entries.count < Self.entriesPerRead { return }
        }
    }

    private func publish(_ entry: LogEntry) async throws {
        let stored = try await prepare(entry)
        deliveries.withLock { $0.published(entry.sequence, by: entry.sender) }
        senders.note(entry)
        for session in sessions { session.receive(stored) }
        published = entry.sequence
        world.lists.changed(conversation, in: world)
        world.pushes?.published(entry, in: conversation, world)
    }

    private func prepare(_ entry: LogEntry) async throws -> StoredEntry {
        var stored = try await database.prepared(entry, in: conversation)
        guard case .message(let message) = entry.content else { return stored }
        if let picture = message.picture { stored.picture = try await database.pictureBytes(picture) }
        return stored
    }

    /// Publishes what has changed to the devices that show it. The others hear of it once it concerns them: every later change
    /// has it in it.
    private func publishReceipts() async throws {
        guard published != nil else { return }
        let now = try await database.receipts(of: conversation)
        let before = Dictionary(receipts.map { ($0.person, $0) }, uniquingKeysWith: { first, _ in first })
        receipts = now
        let changed = now.filter { $0 != before[$0.person] }
        guard !changed.isEmpty else { return }
        if changed.contains(where: { before[$0.person]?.read != $0.read }) {
            world.lists.changed(conversation, in: world)
        }
        let texts = EventTexts()
        var news: [PersonID: [Receipt]] = [:]
        for session in sessions {
            let person = session.context.person
            let concerning =
                news[person] ?? changed.filter { senders.shows($0, since: before[$0.person], to: person) }
            news[person] = concerning
            if !concerning.isEmpty { session.receive(concerning, texts) }
        }
    }
}
