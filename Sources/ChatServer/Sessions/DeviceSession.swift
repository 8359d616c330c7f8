import AppHost
import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Logging
import Transcript

/// One device in one conversation: owns its `DeviceHost`, feeds it events one after another, and does what it says.
/// Everything goes through `jobs`, so that what an event causes is done before the next event is looked at.
actor DeviceSession {
    nonisolated let jobs = JobQueue()
    nonisolated let context: DeviceContext
    let world: ChatWorld
    nonisolated let feed: ConversationFeed
    let logger: Logger

    var host: DeviceHost
    /// By the instance number that the host gave them.
    var processes: [Int: any AppProcess] = [:]
    /// Media that is being made ready, by the host's number.
    var preparations: [Int: StoppableWork] = [:]
    /// Pictures that are being fetched from the network.
    var fetches: [FetchKey: StoppableWork] = [:]
    var streams: [Int: OpenStream] = [:]
    var reports = PageReports()
    /// What the host was last told to be in sight; nil for nothing.
    var sight: LiveSight?
    var lastStreamID = 0
    /// The newest entry that has been handed to the streams.
    var lastSequence = 0
    /// None on the device of somebody who has left.
    var receipts: [Receipt] = []
    /// When the person took part: nothing else of the log is shown.
    var memberships: [Membership] = []
    /// Of what the device shows.
    var revision = 0
    /// What the disk did not take, and only the memory has.
    var isDraftUnsaved = false
    var areSendsUnsaved = false
    private var hasBegun = false

    init(context: DeviceContext, world: ChatWorld, feed: ConversationFeed) {
        self.context = context
        self.world = world
        self.feed = feed
        host = DeviceHost(context: context)
        var logger = world.logger
        logger[metadataKey: "device"] = "\(context.device)"
        self.logger = logger
    }

    var reader: TranscriptReader { host.context.reader }

    /// Whether nobody would miss it: all that a page could show is in the store, and nothing is under way.
    var isUnused: Bool {
        streams.isEmpty && processes.isEmpty && preparations.isEmpty && fetches.isEmpty && !isDraftUnsaved
            && !areSendsUnsaved && host.isAtRest
    }

    /// Its whole life: until `jobs` is closed.
    func run() async {
        do {
            try await begin()
        } catch {
            logger.error("cannot begin a session", metadata: ["error": "\(error)"])
            jobs.close()
        }
        await jobs.run()
        if jobs.hasOverflowed { logger.error("a session is made anew: too much waited for it") }
        end()
    }

    /// Waits until all that came before is done, then runs the job.
    /// - Throws: `ChatError`: `too_many_requests` where too much waits already.
    nonisolated func serially<Value: Sendable>(
        _ job: @escaping @Sendable (isolated DeviceSession) async throws -> Value
    ) async throws -> Value {
        try await jobs.perform { try await self.attempt(job) }
    }

    /// The same for what must not be refused: what an app says, and what the server's own work has brought.
    nonisolated func seriallyAlways<Value: Sendable>(
        _ job: @escaping @Sendable (isolated DeviceSession) async throws -> Value
    ) async throws -> Value {
        try await jobs.performOwn { try await self.attempt(job) }
    }

    private func attempt<Value: Sendable>(
        _ job: @Sendable (isolated DeviceSession) async throws -> Value
    ) async throws -> Value {
        guard hasBegun else { throw ChatError.unreachable }
        return try await job(self)
    }

    private func begin() async throws {
        let draft = try await world.database.draft(of: context.device, in: context.conversation)
        revision = try await world.database.revision(of: context.device)
        // Read here and not before: from now on the session hears of changes.
        var context = context
        context.setup = try await world.database.setup(of: context.device)
        if let conversation = try await world.database.conversation(context.conversation, as: context.person) {
            context.participants = conversation.participants
            context.former = conversation.former
        }
        let expiries = try await world.database.expiries(of: context.person, in: context.conversation)
        context.gone = expiries.gone
        context.kept = expiries.kept
        memberships = try await world.database.memberships(of: context.person, in: context.conversation)
        let unsent = try await world.database.unsent(of: context.device, in: context.conversation)
        host = DeviceHost(
            context: context, draft: StagedDraft(draft),
            unsent: unsent.map { DirectSend(key: $0.key, entry: NewEntry($0.entry)) },
            directPrefix: "direct-\(UUID().uuidString)")
        (lastSequence, receipts) = try await feed.join(self)
        if !host.context.takesPart { receipts = [] }
        hasBegun = true
    }

    private func end() {
        feed.leave(self)
        for process in processes.values { process.terminate() }
        for work in preparations.values { work.cancel() }
        for work in fetches.values { work.cancel() }
        for stream in streams.values { stream.queue.finish() }
        streams = [:]
    }
}
