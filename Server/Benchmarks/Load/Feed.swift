import ChatModels
import Foundation
import LoadClient
import NIOCore
import Synchronization

/// A person's event stream, opened again whenever it ends, with a channel for each of their conversations.
final class Feed: Sendable {
    private struct State {
        var runs: [ConversationID: EntryRun] = [:]
        /// Conversations by channel of the current connection.
        var channels: [Int: ConversationID] = [:]
        var stream: StreamID?
        var openedCount = 0
        var connection: (any Channel)?
        var channelCount = 1
        var panel = OpenPanel()
        var hasEnded = false
    }
    enum News: Sendable { case welcome, subscribe(ConversationID), end }

    private static let listChannel = 1
    private static let slowReceiveBuffer = 4_096

    let person: Person
    private let port: Int
    private let lanes: LanePool
    private let tally: Tally
    private let state = Mutex(State())
    /// Whether the system reads little ahead for it, so that the server notices its rests.
    let isSlow: Bool

    init(of person: Person, to port: Int, lanes: LanePool, _ tally: Tally, isSlow: Bool) {
        (self.person, self.port, self.lanes, self.tally, self.isSlow) = (person, port, lanes, tally, isSlow)
    }

    var panel: OpenPanel { state.withLock(\.panel) }
    /// How many streams it has opened so far. What one says while it is cut off, as of an app that opens, the next does not repeat.
    var openedCount: Int { state.withLock(\.openedCount) }
    func start(in conversation: ConversationID) -> Int? { state.withLock { $0.runs[conversation]?.start } }
    func last(in conversation: ConversationID) -> Int? { state.withLock { $0.runs[conversation]?.last } }
    func first(in conversation: ConversationID) -> Int? { state.withLock { $0.runs[conversation]?.first } }

    /// Receives a conversation from now on: its entries after that number.
    func join(_ conversation: ConversationID, after: Int) async {
        state.withLock { $0.runs[conversation] = EntryRun(after: after, isOfNewcomer: true) }
        _ = await subscribe(to: conversation)
    }

    /// Receives nothing more of a conversation.
    func leave(_ conversation: ConversationID) async {
        let place = state.withLock { state -> (StreamID, Int)? in
            state.runs[conversation] = nil
            let channel = state.channels.first { $0.value == conversation }?.key
            if let channel { state.channels[channel] = nil }
            guard let stream = state.stream, let channel else { return nil }
            return (stream, channel)
        }
        guard let (stream, channel) = place else { return }
        let request = Request("DELETE", "\(person.path(conversation))/streams/\(stream)/\(channel)")
        _ = try? await lanes.insist(request, as: person)
    }

    /// Ends the connection as a network does that is lost.
    func cut() { state.withLock(\.connection)?.close(promise: nil) }

    func setReading(_ isReading: Bool) {
        _ = state.withLock(\.connection)?.setOption(.autoRead, value: isReading)
    }

    func end() {
        state.withLock { $0.hasEnded = true }
        cut()
    }

    /// Keeps a stream open until `end`.
    func run() async {
        while !state.withLock(\.hasEnded) {
            let (news, told) = AsyncStream.makeStream(of: News.self)
            do {
                let channel = try await EventReader.open(
                    "/events", as: person, to: port, receiveBuffer: isSlow ? Self.slowReceiveBuffer : nil,
                    take: { [self] in take($0, told) }, end: { told.finish() })
                state.withLock { $0.connection = channel }
                for await each in news { await act(on: each) }
            } catch { told.finish() }
            state.withLock { ($0.stream, $0.connection, $0.channels) = (nil, nil, [:]) }
            try? await Task.sleep(for: .milliseconds(Int.random(in: 100...600)))
        }
    }

    private func act(on news: News) async {
        switch news {
        case .welcome:
            tally.count("streams opened")
            await subscribeToList()
            for conversation in state.withLock({ Array($0.runs.keys) }) {
                // The stream has ended meanwhile where it is refused.
                guard await subscribe(to: conversation) else { return }
            }
        case .subscribe(let conversation): _ = await subscribe(to: conversation)
        case .end: cut()
        }
    }

    private func subscribeToList() async {
        guard let stream = state.withLock(\.stream),
            let request = try? Request(
                "PUT", "/devices/\(person.device)/list/streams/\(stream)/\(Self.listChannel)", SubscribeBody(after: 0))
        else { return }
        _ = try? await lanes.insist(request, as: person)
    }

    /// - Returns: false where it was refused.
    private func subscribe(to conversation: ConversationID) async -> Bool {
        let place = state.withLock { state -> (StreamID, Int, Int)? in
            guard let stream = state.stream, let run = state.runs[conversation],
                !state.channels.values.contains(conversation)
            else { return nil }
            state.channelCount += 1
            state.channels[state.channelCount] = conversation
            return (stream, state.channelCount, run.last)
        }
        guard let (stream, channel, last) = place,
            let request = try? Request(
                "PUT", "\(person.path(conversation))/streams/\(stream)/\(channel)", SubscribeBody(after: last))
        else { return true }
        let answer = try? await lanes.insist(request, as: person)
        guard answer?.status != 204 else {
            tally.count("subscriptions")
            return true
        }
        state.withLock { _ = $0.channels.removeValue(forKey: channel) }
        return false
    }

    private func take(_ event: Event, _ told: AsyncStream<News>.Continuation) {
        switch event.name {
        case "stream":
            let welcome = try? JSONDecoder().decode(StreamWelcome.self, from: Data(event.data.readableBytesView))
            state.withLock {
                ($0.stream, $0.channelCount, $0.channels) = (welcome?.stream, Self.listChannel, [:])
                $0.openedCount += 1
            }
            told.yield(.welcome)
        case "entry": takeEntry(event)
        case "ended":
            let conversation = state.withLock { state in
                event.channel.flatMap { state.channels.removeValue(forKey: $0) }
            }
            if let conversation { told.yield(.subscribe(conversation)) } else { told.yield(.end) }
        case "panel", "patch":
            state.withLock { $0.panel.take(event) }
        default: break
        }
        tally.count("events")
    }

    private func takeEntry(_ event: Event) {
        guard let number = event.id, let channel = event.channel else { return }
        let problem = state.withLock { state -> String? in
            guard let conversation = state.channels[channel], var run = state.runs[conversation] else { return nil }
            defer { state.runs[conversation] = run }
            return run.take(number).map { "\(conversation): \($0)" }
        }
        if let problem { tally.problem("stream of person \(person.number), \(problem)") }
        tally.count("deliveries")
    }
}
