import ChatModels
import ChatStore
import DeviceHost
import Synchronization

/// The sessions and feeds in use, each created on first request.
final class SessionRegistry: Sendable {
    struct Place: Hashable {
        var device: DeviceID
        var conversation: ConversationID
    }
    struct Use {
        var session: DeviceSession
        /// Time of the last request, by `uptime`.
        var last: Duration
    }
    struct State {
        var sessions: [Place: Use] = [:]
        var feeds: [ConversationID: ConversationFeed] = [:]
        var isClosed = false
    }

    private let world: ChatWorld
    private let countMax: Int
    let idleTime: Duration
    let uptime: @Sendable () -> Duration
    let state = Mutex(State())

    /// Creates an empty registry.
    /// - Parameter uptime: returns a time that never goes back, such as how long the computer has been awake.
    init(
        world: ChatWorld, countMax: Int = ChatLimits.sessionCountMax, idleTime: Duration = ChatLimits.sessionIdleTime,
        uptime: @escaping @Sendable () -> Duration = { [start = SuspendingClock.now] in start.duration(to: .now) }
    ) {
        self.countMax = countMax
        self.world = world
        self.idleTime = idleTime
        self.uptime = uptime
    }

    /// Returns the caller's session, which it creates if needed.
    /// - Throws: `ChatError`: `unknown_conversation`, `not_a_participant`, `too_many_requests`.
    func session(of caller: Caller, in conversation: String?) async throws -> DeviceSession {
        guard let id = conversation.flatMap(ConversationID.init(rawValue:)) else { throw Self.unknownConversation }
        let place = Place(device: caller.device, conversation: id)
        if let session = state.withLock({ use(place, in: &$0) }) { return session }
        guard let found = try await world.database.conversation(id) else { throw Self.unknownConversation }
        guard (found.participants + found.former).contains(where: { $0.id == caller.person.id }) else {
            throw ChatError(.notAParticipant, "\(caller.person.name) is not in this conversation.")
        }
        return try session(at: place, context: world.context(of: caller, in: found))
    }

    /// Returns the active sessions of one device, in all its conversations.
    func sessions(of device: DeviceID) -> [DeviceSession] {
        state.withLock { state in
            state.sessions.keys.filter { $0.device == device }.compactMap { use($0, in: &state) }
        }
    }

    var count: Int { state.withLock(\.sessions.count) }

    func feed(of conversation: ConversationID) -> ConversationFeed? { state.withLock { $0.feeds[conversation] } }

    /// Closes all queues: waiting jobs still run, new ones are refused.
    func close() {
        let (sessions, feeds) = state.withLock { state in
            state.isClosed = true
            return (state.sessions.values.map(\.session.jobs), state.feeds.values.map(\.jobs))
        }
        for queue in sessions { queue.close() }
        for queue in feeds { queue.close() }
        world.background.close()
    }

    private static let unknownConversation = ChatError(.unknownConversation, "There is no such conversation.")

    private func session(at place: Place, context: DeviceContext) throws -> DeviceSession {
        try state.withLock { state in
            guard !state.isClosed else { throw ChatError.stopping }
            if let session = use(place, in: &state) { return session }
            guard state.sessions.count < countMax else {
                throw ChatError(.tooManyRequests, "Too many people use this server just now. Please try again later.")
            }
            let ofDevice = state.sessions.keys.count { $0.device == place.device }
            guard ofDevice < ChatLimits.sessionsPerDeviceMax else {
                throw ChatError(
                    .tooManyRequests, "This device has too many conversations open. Please try again later.")
            }
            let feed = try feed(of: place.conversation, in: &state)
            let session = DeviceSession(context: context, world: world, feed: feed)
            try world.background.start {
                await withTaskExecutorPreference(session.executor) { await session.run() }
                self.forget(session, at: place)
            }
            state.sessions[place] = Use(session: session, last: uptime())
            return session
        }
    }

    private func use(_ place: Place, in state: inout State) -> DeviceSession? {
        state.sessions[place]?.last = uptime()
        return state.sessions[place]?.session
    }

    private func feed(of conversation: ConversationID, in state: inout State) throws(ChatError) -> ConversationFeed {
        if let feed = state.feeds[conversation] { return feed }
        let feed = ConversationFeed(conversation: conversation, world: world)
        try world.background.start {
            await feed.run()
            self.forget(feed, of: conversation)
        }
        state.feeds[conversation] = feed
        return feed
    }
}

extension ChatWorld {
    fileprivate func context(of caller: Caller, in conversation: StoredConversation) -> DeviceContext {
        DeviceContext(
            device: caller.device, person: caller.person.id, conversation: conversation.id,
            participants: conversation.participants,
            former: conversation.former, apps: apps.installed.summaries, secret: secret)
    }
}
