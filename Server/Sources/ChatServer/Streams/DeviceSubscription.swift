import ChatModels
import ChatStore
import DeviceHost
import Logging
import Transcript

/// Begins a device's stream: sends the state, then the entries that the client has missed, and then lets all new events
/// through.
struct DeviceSubscription: Sendable {
    /// Missed entries that are read at a time: as many as this, or as fill what may wait for the client. Twice that bounds the memory for
    /// each, however slowly it reads.
    private static let entriesPerPage = 128

    let session: DeviceSession
    let world: ChatWorld
    let sink: EventSink
    /// Number of the newest entry that the client has.
    let position: Int

    /// Returns once the client has got what it missed, or the sink or its connection has ended.
    func begin(_ opening: StreamOpening) async {
        do {
            try await sink.send(opening.first)
            sink.goLive(after: try await sendMissed(upTo: opening.lastSequence, for: opening.reader))
        } catch is CancellationError {
            sink.finish()
        } catch {
            world.logger.info("an event stream broke off", metadata: ["error": "\(error)"])
            sink.finish()
        }
    }

    /// Reads the next page while one is encoded.
    /// - Returns: number of the newest entry that the client has then.
    private func sendMissed(upTo last: Int, for reader: TranscriptReader) async throws -> Int {
        var position = position
        var page = try await page(after: position, upTo: last)
        while let newest = page.last, !sink.isFinished {
            async let next = self.page(after: newest.sequence, upTo: last)
            try await sink.send(try await events(of: page, for: reader))
            position = newest.sequence
            page = try await next
        }
        return position
    }

    private func page(after position: Int, upTo last: Int) async throws -> [LogEntry] {
        guard position < last else { return [] }
        return try await world.database.entries(
            of: session.context.conversation, after: position, for: session.context.person,
            limit: min(Self.entriesPerPage, last - position), byteCountMax: EventConnection.backlogByteCount)
    }

    private func events(of page: [LogEntry], for reader: TranscriptReader) async throws -> [ServerEvent] {
        var events: [ServerEvent] = []
        events.reserveCapacity(page.count)
        for entry in page {
            let stored = try await world.database.prepared(
                entry, in: session.context.conversation, for: session.context.person)
            events.append(.entry(stored.event(for: reader)))
        }
        return events
    }
}
