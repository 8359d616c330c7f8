import ChatModels
import ChatStore
import DeviceHost
import Synchronization

/// The sessions and feeds that are in use, each made when first asked for.
final class SessionRegistry: Sendable {
    private struct Place: Hashable {
        var device: DeviceID
        var conversation: ConversationID
    }
    private struct State {
        var sessions: [Place: DeviceSession] = [:]
        var feeds: [ConversationID: ConversationFeed] = [:]
        var isClosed = false
    }

    private let world: ChatWorld
    private let countMax: Int
    private let state = Mutex(State())

    init(world: ChatWorld, countMax: Int = ChatLimits.sessionCountMax) {
        self.countMax = countMax
        self.world = world
    }

    /// - Throws: `ChatError`: `unknown_conversation`, `not_a_participant`, `too_many_requests`.
    func session(of caller: Caller, in conversation: String?) async throws -> DeviceSession {
        guard let id = conversation.flatMap(ConversationID.init(rawValue:)) else { throw Self.unknownConversation }
        let place = Place(device: caller.device, conversation: id)
        if let session = state.withLock({ $0.sessions[place] }) { return session }
        guard let found = try await world.database.conversation(id) else { throw Self.unknownConversation }
        guard (found.participants + found.former).contains(where: { $0.id == caller.person.id }) else {
            throw ChatError(.notAParticipant, "\(caller.person.name) is not in this conversation.")
        }
        return try session(at: place, context: world.context(of: caller, in: found))
    }

    /// Those of one device that are in use, of all its conversations.
    func sessions(of device: DeviceID) -> [DeviceSession] {
        state.withLock { $0.sessions.filter { $0.key.device == device }.map(\.value) }
    }

    func feed(of conversation: ConversationID) -> ConversationFeed? { state.withLock { $0.feeds[conversation] } }

    /// What is being done is finished; nothing more is taken.
    func close() {
        let queues = state.withLock { state -> [JobQueue] in
            state.isClosed = true
            return state.sessions.values.map(\.jobs) + state.feeds.values.map(\.jobs)
        }
        for queue in queues { queue.close() }
        world.background.close()
    }

    private static let unknownConversation = ChatError(.unknownConversation, "There is no such conversation.")

    private func session(at place: Place, context: DeviceContext) throws -> DeviceSession {
        try state.withLock { state in
            guard !state.isClosed else { throw ChatError(.internalError, "The server is stopping.") }
            if let session = state.sessions[place] { return session }
            guard state.sessions.count < countMax else {
                throw ChatError(.tooManyRequests, "Too many people use this server just now. Please try again later.")
            }
            let session = DeviceSession(context: context, world: world, feed: feed(of: place.conversation, in: &state))
            state.sessions[place] = session
            world.background.start {
                await session.run()
                self.state.withLock { $0.sessions[place] = nil }
            }
            return session
        }
    }

    private func feed(of conversation: ConversationID, in state: inout State) -> ConversationFeed {
        if let feed = state.feeds[conversation] { return feed }
        let feed = ConversationFeed(conversation: conversation, world: world)
        state.feeds[conversation] = feed
        world.background.start { await feed.jobs.run() }
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
