import ChatModels
import ChatStore
import Logging

/// Carries what is new in one conversation from the store to the sessions of its devices, in order. The log is the
/// truth: a `poke` only says that there may be something new, and one that is lost is made up for by the next.
actor ConversationFeed {
    private static let entriesPerRead = 64

    nonisolated let jobs = JobQueue()
    private let conversation: ConversationID
    private let database: ChatDatabase
    private let logger: Logger
    private var sessions: [DeviceSession] = []
    /// Everything up to here has been handed to the sessions; nil until the first of them has joined.
    private var published: Int?
    private var receipts: [Receipt] = []

    init(conversation: ConversationID, database: ChatDatabase, logger: Logger) {
        self.conversation = conversation
        self.database = database
        self.logger = logger
    }

    /// Everything after what is returned reaches the session by its `take` methods.
    nonisolated func join(_ session: DeviceSession) async throws -> (lastSequence: Int, receipts: [Receipt]) {
        try await jobs.perform { try await self.add(session) }
    }

    nonisolated func poke() {
        jobs.post { await self.publishNews() }
    }

    private func add(_ session: DeviceSession) async throws -> (lastSequence: Int, receipts: [Receipt]) {
        if published == nil {
            receipts = try await database.receipts(of: conversation)
            published = try await database.lastSequence(of: conversation)
        }
        sessions.append(session)
        return (published ?? 0, receipts)
    }

    private func publishNews() async {
        do {
            try await publishEntries()
            try await publishReceipts()
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
}
