import AppHost
import AppProtocol
import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Logging
import Synchronization
import Transcript

/// One device in one conversation: owns its `DeviceHost`, feeds it events one after another, and carries out its
/// actions. All work goes through `jobs`, so that the effects of one event are complete before the next event is
/// handled.
actor DeviceSession {
    nonisolated let jobs = JobQueue<DeviceSession>()
    nonisolated let context: DeviceContext
    nonisolated let executor = LoopExecutor.next()
    /// News that came while the session rested.
    nonisolated let missed = Mutex(MissedNews())
    let world: ChatWorld
    nonisolated let feed: ConversationFeed
    let logger: Logger

    var host: DeviceHost
    /// App processes by the instance number that the host assigned.
    var processes: [ProcessID: LaunchedApp] = [:]
    /// Running media preparations by the host's number.
    var preparations: [Int: CancellableTask] = [:]
    /// Running fetches of pictures from the network.
    var fetches: [FetchKey: CancellableTask] = [:]
    /// Open streams by the identity of their sinks.
    var streams: [ObjectIdentifier: OpenStream] = [:]
    var reports = PageReports()
    /// Visible live bubbles last reported to the host; nil for none.
    var sight: LiveSight?
    /// Last entry that was published to the streams.
    var lastSequence = 0
    /// Receipts of the participants; empty on the device of somebody who has left.
    var receipts: [Receipt] = []
    /// Intervals in which the person took part; nothing outside of them is shown.
    var memberships: [Membership] = []
    /// Revision of the device's view of the transcript.
    var revision = 0
    /// Last presence that was sent to all streams; nil before the first.
    var toldPresence: PresenceEvent?
    /// Value of `DeviceState.epoch`.
    let epoch = Int.random(in: 1...Int(Int32.max))
    /// Whether the draft, or the unsent sends, exist only in memory because storing them failed.
    var isDraftUnsaved = false
    var areSendsUnsaved = false
    nonisolated let groupChanges = Mutex(RateLimiter(countMax: ChatLimits.groupChangesPerMinuteMax))
    nonisolated let noticeAdds = Mutex(RateLimiter(countMax: NoticeLimits.addsPerMinuteMax))
    nonisolated let noticeChanges = Mutex(RateLimiter(countMax: NoticeLimits.changesPerMinuteMax))
    var startsAhead = RateLimiter(countMax: ChatLimits.startsAheadPerMinuteMax)
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

    /// Whether the session can end without loss: everything that a page could show is in the store, and nothing is in
    /// progress.
    var isUnused: Bool {
        streams.isEmpty && processes.isEmpty && preparations.isEmpty && fetches.isEmpty && !isDraftUnsaved
            && !areSendsUnsaved && host.isAtRest
    }

    /// Loads the state, then runs jobs until `jobs` is closed.
    func run() async {
        do {
            try await begin()
        } catch {
            logger.error("cannot begin a session", metadata: ["error": "\(error)"])
            jobs.close()
        }
        await jobs.run(on: self, begin: { $0.wake() }, end: { $0.rest() })
        if jobs.hasOverflowed { logger.error("a session is made anew: too much waited for it") }
        end()
    }

    /// Runs the job after all earlier ones.
    /// - Throws: `ChatError`: `too_many_requests` where too many requests wait already; also what the job throws.
    nonisolated func serially<Value: Sendable>(
        _ job: @escaping @Sendable (isolated DeviceSession) async throws -> Value
    ) async throws -> Value {
        try await jobs.perform { try await $0.attempt(job) }
    }

    /// Like `serially`, without waiting for the result.
    /// - Parameter done: is called once with it.
    nonisolated func submit<Value: Sendable>(
        _ job: @escaping @Sendable (isolated DeviceSession) async throws -> Value,
        done: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        jobs.submit({ try await $0.attempt(job) }, done: done)
    }

    /// Like `serially`, for work that must not be refused: output of apps, and results of the server's own work.
    nonisolated func seriallyAlways<Value: Sendable>(
        _ job: @escaping @Sendable (isolated DeviceSession) async throws -> Value
    ) async throws -> Value {
        try await jobs.performOwn { try await $0.attempt(job) }
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
        // Read as late as this, because `setUp` events reach the session only from now on.
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
            context: context, draft: draft, unsent: unsent, directPrefix: "direct-\(UUID().uuidString)")
        (lastSequence, receipts) = try await feed.join(self)
        if !host.context.takesPart { receipts = [] }
        hasBegun = true
    }

    private func end() {
        feed.leave(self)
        for process in processes.values { process.terminate() }
        for work in preparations.values { work.cancel() }
        for work in fetches.values { work.cancel() }
        for stream in streams.keys { remove(stream) }
    }
}
