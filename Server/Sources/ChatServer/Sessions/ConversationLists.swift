import ChatModels
import ChatStore
import Logging
import NIOCore
import Synchronization
import Transcript

/// A page that follows its person's list of conversations, on a channel of a shared stream.
final class ListWatcher: Sendable {
    let caller: Caller
    private let connection: EventConnection
    private let channel: Int
    /// Last summaries that were told of conversations which the person has left, and others go on with.
    private let left = Mutex<[ConversationID: ConversationSummary]>([:])

    init(caller: Caller, connection: EventConnection, channel: Int) {
        (self.caller, self.connection, self.channel) = (caller, connection, channel)
    }

    fileprivate var isFinished: Bool { connection.isFinished }

    fileprivate func send(_ name: String, _ value: some Encodable) throws {
        connection.add(EventPiece(text: try ServerSentEvent.text(name, value, id: nil), channel: channel))
    }

    /// Notes what is told of a conversation. Returns false where the person has left it, and the page has that already.
    fileprivate func isNews(_ summary: ConversationSummary) -> Bool {
        left.withLock { left in
            let before = left.removeValue(forKey: summary.id)
            if summary.hasLeft { left[summary.id] = summary }
            return before != summary
        }
    }
}

/// Tells pages what changes in the lists of conversations. All changes that come while others are being told are told together,
/// each conversation once; a page that is new gets its whole list in the same order, so that nothing older overtakes it.
final class ConversationLists: Sendable {
    private struct News {
        var fresh: [ListWatcher] = []
        var conversations: Set<ConversationID> = []
        /// Those of which one person alone is told.
        var chosen: [PersonID: Set<ConversationID>] = [:]
        var isEmpty: Bool { fresh.isEmpty && conversations.isEmpty && chosen.isEmpty }
    }
    private struct State {
        var watchers: [PersonID: [ListWatcher]] = [:]
        var news = News()
        var isTelling = false
    }
    private let state = Mutex(State())

    /// Sends the watcher its list, and then what changes.
    func add(_ watcher: ListWatcher, in world: ChatWorld) {
        state.withLock { state in
            state.watchers[watcher.caller.person.id, default: []].append(watcher)
            state.news.fresh.append(watcher)
        }
        tell(in: world)
    }

    func remove(_ watcher: ListWatcher) {
        let person = watcher.caller.person.id
        state.withLock { state in
            state.news.fresh.removeAll { $0 === watcher }
            state.watchers[person]?.removeAll { $0 === watcher }
            if state.watchers[person]?.isEmpty == true { state.watchers[person] = nil }
        }
    }

    /// Tells of a conversation whose entries, people, name or read marks have changed in the store.
    func changed(_ conversation: ConversationID, in world: ChatWorld) {
        let isWatched = state.withLock { state in
            guard !state.watchers.isEmpty else { return false }
            state.news.conversations.insert(conversation)
            return true
        }
        if isWatched { tell(in: world) }
    }

    /// Whether a page of the device follows its list.
    func isWatched(by device: DeviceID) -> Bool { !watchers(of: device).isEmpty }

    /// Tells the device's pages of a notice of an app.
    func tell(_ device: DeviceID, of notice: NoticeEvent) throws {
        for watcher in watchers(of: device) { try watcher.send("notice", notice) }
    }

    /// Returns the device's pages that still read.
    private func watchers(of device: DeviceID) -> [ListWatcher] {
        let own: [ListWatcher] = state.withLock { $0.watchers.values.joined().filter { $0.caller.device == device } }
        return own.filter { !$0.isFinished }
    }

    /// Tells the person's pages of a conversation for which they have chosen something.
    func chosen(_ conversation: ConversationID, by person: PersonID, in world: ChatWorld) {
        let isWatched = state.withLock { state in
            guard state.watchers[person] != nil else { return false }
            state.news.chosen[person, default: []].insert(conversation)
            return true
        }
        if isWatched { tell(in: world) }
    }

    /// Sends the person's pages their whole list anew.
    func changedAll(of person: PersonID, in world: ChatWorld) {
        let isWatched = state.withLock { state in
            let watchers = state.watchers[person] ?? []
            let waiting = state.news.fresh
            // Those that wait for their whole list already get it once.
            state.news.fresh += watchers.filter { watcher in !waiting.contains { $0 === watcher } }
            return !watchers.isEmpty
        }
        if isWatched { tell(in: world) }
    }

    private func tell(in world: ChatWorld) {
        let isFirst = state.withLock { state in
            defer { state.isTelling = true }
            return !state.isTelling
        }
        guard isFirst else { return }
        do {
            try world.background.start { await self.tellAll(in: world) }
        } catch {
            state.withLock { $0.isTelling = false }
        }
    }

    private func tellAll(in world: ChatWorld) async {
        while let news = next() {
            do {
                for watcher in news.fresh {
                    try watcher.send("conversations", try await world.list(of: watcher.caller))
                    await world.showNewNotices(on: watcher.caller.device)
                }
                for conversation in news.conversations { try await tell(of: conversation, in: world) }
                for (person, conversations) in news.chosen {
                    for conversation in conversations { try await tell(person, of: conversation, in: world) }
                }
            } catch {
                world.logger.error("cannot tell of a list", metadata: ["error": "\(error)"])
            }
        }
    }

    private func next() -> News? {
        state.withLock { state in
            guard !state.news.isEmpty else {
                state.isTelling = false
                return nil
            }
            defer { state.news = News() }
            return state.news
        }
    }

    private func tell(of conversation: ConversationID, in world: ChatWorld) async throws {
        guard let known = try await world.database.conversation(conversation) else { return }
        for person in known.participants + known.former {
            try await tell(person.id, of: conversation, in: world)
        }
    }

    private func tell(_ person: PersonID, of conversation: ConversationID, in world: ChatWorld) async throws {
        let watchers = state.withLock { $0.watchers[person] } ?? []
        guard let first = watchers.first else { return }
        let listed = try await world.database.listed(conversation, for: person)
        let summary = listed.map { world.summary(of: $0, for: first.caller) }
        for watcher in watchers {
            if let summary {
                guard watcher.isNews(summary) else { continue }
                try watcher.send("conversation", summary)
            } else {
                try watcher.send("conversationGone", ConversationGone(id: conversation))
            }
        }
    }
}

extension ChatWorld {
    /// Returns the person's conversations: the pinned ones first, and of either kind the one that changed last.
    func list(of caller: Caller) async throws -> ConversationList {
        let listed = try await database.listing(of: caller.person.id)
        let lines = listed.map { summary(of: $0, for: caller) }
        return ConversationList(
            conversations: lines.sorted { one, other in
                guard one.isPinned == other.isPinned else { return one.isPinned }
                return (one.changedAt, one.id.rawValue) > (other.changedAt, other.id.rawValue)
            }, blocked: try await database.blocked(by: caller.person.id).map(\.id))
    }

    /// Returns the caller as a reader of one of their conversations.
    func reader(of conversation: StoredConversation, for caller: Caller) -> TranscriptReader {
        TranscriptReader(
            person: caller.person.id, device: caller.device, participants: conversation.participants,
            former: conversation.former, appNames: apps.installed.names)
    }

    fileprivate func summary(of listed: ListedConversation, for caller: Caller) -> ConversationSummary {
        let conversation = listed.conversation
        let reader = reader(of: conversation, for: caller)
        return ConversationSummary(
            id: conversation.id, name: conversation.name, avatar: conversation.avatar,
            others: conversation.participants.filter { $0.id != caller.person.id }, isDirect: listed.isDirect,
            lastLine: listed.last.map { Transcript.line(of: $0, for: reader) },
            changedAt: listed.last?.sentAt ?? listed.begunAt, unreadCount: listed.unreadCount,
            mentionCount: listed.mentionCount, isPinned: listed.isPinned, isMuted: listed.isMuted,
            retentionDays: listed.retentionDays, hasLeft: listed.hasLeft)
    }
}
