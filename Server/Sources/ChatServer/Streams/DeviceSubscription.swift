import ChatModels
import ChatStore
import DeviceHost
import Hummingbird
import Logging
import NIOCore
import Transcript

/// Writes one device's events to a connection: the state, then the entries that the client has missed, then all new
/// events.
struct DeviceSubscription: Sendable {
    /// Page size for missed entries; bounds the memory for each client, however slowly it reads.
    private static let entriesPerPage = 16

    let session: DeviceSession
    let world: ChatWorld
    let connection: EventConnection
    /// Channel of a shared stream; nil for the device's own stream.
    var channel: Int?
    /// Number of the newest entry that the client has.
    var position: Int

    /// Writes events; returns when the connection has ended, the client is too slow, or the opening's queue was
    /// finished.
    func run(_ opening: StreamOpening) async {
        var subscription = self
        defer { session.disconnect(opening.id) }
        do {
            try await subscription.writeAll(opening)
            if channel != nil { try await write(ServerSentEvent.ended) }
        } catch is CancellationError {
        } catch {
            world.logger.info("an event stream broke off", metadata: ["error": "\(error)"])
        }
    }

    private mutating func writeAll(_ opening: StreamOpening) async throws {
        for event in opening.first { try await write(ServerSentEvent.text(of: event)) }
        try await writeMissed(upTo: opening.lastSequence, for: opening.reader)
        while let item = await opening.queue.next() {
            guard case .entry(let entry) = item.event else {
                try await write(item.text)
                continue
            }
            guard entry.sequence > position else { continue }
            try await write(item.text)
            position = entry.sequence
            if !entry.isMine { reportDelivery() }
        }
    }

    private mutating func writeMissed(upTo last: Int, for reader: TranscriptReader) async throws {
        let start = position
        let (conversation, person) = (session.context.conversation, session.context.person)
        while position < last {
            let page = try await world.database.entries(
                of: conversation, after: position, for: person, limit: min(Self.entriesPerPage, last - position))
            guard !page.isEmpty else { break }
            for entry in page {
                let stored = try await world.database.prepared(entry, in: conversation, for: person)
                try await write(ServerSentEvent.text(of: .entry(stored.event(for: reader))))
                position = entry.sequence
            }
        }
        if position > start { reportDelivery() }
    }

    private func write(_ text: ByteBuffer) async throws {
        try await connection.write(channel.map { ServerSentEvent.text(text, on: $0) } ?? text)
    }

    private func reportDelivery() { session.feed.noteDelivery(of: position, to: session.context.person) }
}

extension EntryEvent {
    fileprivate var isMine: Bool { items.last?.isMine ?? false }
}
