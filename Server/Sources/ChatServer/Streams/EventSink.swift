import ChatModels
import DeviceHost
import NIOCore
import Synchronization

/// Events of one device on their way to a connection: held back while the client gets what it has missed, and passed on
/// from then on.
final class EventSink: Sendable {
    private struct State {
        /// Events that wait for `goLive`.
        var held: [(event: ServerEvent, text: ByteBuffer)] = []
        var isLive = false
        var isFinished = false
        /// Number of the newest entry that the client has or gets.
        var position = 0
    }
    /// Bytes of small events that go in one write; less than may wait (`EventConnection.backlogByteCount`).
    private static let writtenByteCount = 16 << 10
    private let state = Mutex(State())
    private let connection: EventConnection
    /// Channel of a shared stream; nil for the device's own stream.
    private let channel: Int?
    private let person: PersonID
    private let feed: ConversationFeed
    private let end: @Sendable (EventSink) -> Void

    /// - Parameter end: is called once, by `finish`.
    init(
        _ connection: EventConnection, channel: Int? = nil, for session: DeviceSession,
        end: @escaping @Sendable (EventSink) -> Void
    ) {
        (self.connection, self.channel, self.end) = (connection, channel, end)
        (person, feed) = (session.context.person, session.feed)
    }

    var isFinished: Bool { state.withLock(\.isFinished) }

    /// Adds an event.
    /// - Returns: false where the sink or its connection has ended, or the connection ends now because too much waits.
    func add(_ event: ServerEvent, text: ByteBuffer) -> Bool {
        state.withLock { state in
            guard !state.isFinished else { return false }
            if state.isLive { return pass(event, text, &state) }
            guard connection.hold(text.readableBytes) else { return false }
            state.held.append((event, text))
            return true
        }
    }

    /// Whether the client is too far behind for changes of scenes.
    var isBehind: Bool { connection.isBehind }

    /// Waits until the client has read nearly all, or the connection has ended.
    func drain() async { await connection.drain() }

    /// Sends events before those that are held back, small ones together, each once little waits.
    /// - Throws: `CancellationError` once the connection has ended.
    func send(_ events: [ServerEvent]) async throws {
        var (batch, byteCount) = ([EventPiece](), 0)
        for (index, event) in events.enumerated() {
            let piece = piece(event, try ServerSentEvent.text(of: event))
            batch.append(piece)
            byteCount += piece.text.readableBytes
            guard index == events.count - 1 || byteCount >= Self.writtenByteCount else { continue }
            for piece in EventPiece.merged(batch) { try await connection.send(piece) }
            (batch, byteCount) = ([], 0)
        }
    }

    /// Passes events on from now on.
    /// - Parameter position: number of the newest entry that the client has or gets.
    func goLive(after position: Int) {
        state.withLock { state in
            guard !state.isFinished else { return }
            (state.isLive, state.position) = (true, position)
            for (event, text) in state.held {
                _ = connection.hold(-text.readableBytes)
                _ = pass(event, text, &state)
            }
            state.held = []
        }
    }

    /// Ends the sink; the connection is `end`'s matter.
    func finish() {
        let isFirst = state.withLock { state in
            _ = connection.hold(-state.held.reduce(0) { $0 + $1.text.readableBytes })
            defer { (state.isFinished, state.held) = (true, []) }
            return !state.isFinished
        }
        if isFirst { end(self) }
    }

    private func pass(_ event: ServerEvent, _ text: ByteBuffer, _ state: inout State) -> Bool {
        if case .entry(let entry) = event {
            guard entry.sequence > state.position else { return true }
            state.position = entry.sequence
        }
        return connection.add(piece(event, text))
    }

    private func piece(_ event: ServerEvent, _ text: ByteBuffer) -> EventPiece {
        var piece = EventPiece(text: text, channel: channel)
        if case .entry(let entry) = event, entry.items.last?.isMine != true {
            piece.delivery = EventPiece.Delivery(sequence: entry.sequence, person: person, feed: feed)
        }
        return piece
    }
}
