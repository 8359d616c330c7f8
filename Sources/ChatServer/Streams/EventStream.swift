import ChatModels
import ChatStore
import DeviceHost
import Hummingbird
import Logging
import ServiceLifecycle
import Transcript

/// One open event stream: the state, then the entries that the client has missed, then all that happens.
struct EventStream: Sendable {
    private static let entriesPerPage = 100

    let session: DeviceSession
    let world: ChatWorld
    let page: PageID?
    /// The newest entry that the client has.
    var position: Int

    /// Returns when the client has gone, the server stops, or the client is too slow.
    func run(_ request: Request, writer: inout any ResponseBodyWriter) async throws {
        var stream = self
        let opening = try await session.connect(page)
        defer { session.disconnect(opening.id) }
        do {
            try await request.body.consumeWithCancellationOnInboundClose { _ in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask { try await beat(opening.queue) }
                    try await stream.write(opening, to: &writer)
                    group.cancelAll()
                }
            }
        } catch is CancellationError {}
        try await writer.finish(nil)
    }

    private func beat(_ queue: EventQueue) async throws {
        while true {
            try await Task.sleep(for: world.heartbeat)
            guard queue.add(.heartbeat) else { return }
        }
    }

    private mutating func write(_ opening: StreamOpening, to writer: inout any ResponseBodyWriter) async throws {
        try await writer.write(ServerSentEvent.retry)
        for event in opening.first { try await writer.write(ServerSentEvent.text(of: event)) }
        try await writeMissed(upTo: opening.lastSequence, for: opening.reader, to: &writer)
        for await item in opening.queue.waiting.cancelOnGracefulShutdown() {
            switch item {
            case .heartbeat: try await writer.write(ServerSentEvent.heartbeat)
            case .event(.entry(let entry), let text):
                guard entry.sequence > position else { continue }
                try await writer.write(text)
                position = entry.sequence
                if !entry.isMine { await reportDelivery() }
            case .event(_, let text): try await writer.write(text)
            }
        }
    }

    private mutating func writeMissed(
        upTo last: Int, for reader: TranscriptReader, to writer: inout any ResponseBodyWriter
    ) async throws {
        let start = position
        let (conversation, person) = (session.context.conversation, session.context.person)
        while position < last {
            let page = try await world.database.entries(
                of: conversation, after: position, for: person, limit: min(Self.entriesPerPage, last - position))
            guard !page.isEmpty else { break }
            for entry in page {
                let stored = try await world.database.prepared(entry, in: conversation, for: person)
                try await writer.write(ServerSentEvent.text(of: .entry(stored.event(for: reader))))
                position = entry.sequence
            }
        }
        if position > start { await reportDelivery() }
    }

    /// The others see that it has arrived. Should this fail, the next entry makes up for it.
    private func reportDelivery() async {
        do {
            try await world.database.advanceReceipt(
                of: session.context.person, in: session.context.conversation, delivered: position)
            session.feed.poke()
        } catch {
            world.logger.error("cannot note a delivery", metadata: ["error": "\(error)"])
        }
    }
}

extension EntryEvent {
    fileprivate var isMine: Bool { items.last?.isMine ?? false }
}
