import ChatModels
import ChatStore
import DeviceHost
import Logging
import Transcript

/// Begins a device's stream: sends the state, then the entries that the client has missed, and then lets all new events
/// through.
struct DeviceSubscription: Sendable {
    /// Page size for missed entries; bounds the memory for each client, however slowly it reads.
    private static let entriesPerPage = 16
    /// Page size while the entries are short.
    private static let shortEntriesPerPage = 64

    let session: DeviceSession
    let world: ChatWorld
    let sink: EventSink
    /// Number of the newest entry that the client has.
    let position: Int

    /// Returns once the client has got what it missed, or the sink or its connection has ended.
    func begin(_ opening: StreamOpening) async {
        do {
            for event in opening.first { try await sink.send([event]) }
            sink.goLive(after: try await sendMissed(upTo: opening.lastSequence, for: opening.reader))
        } catch is CancellationError {
            sink.finish()
        } catch {
            world.logger.info("an event stream broke off", metadata: ["error": "\(error)"])
            sink.finish()
        }
    }

    /// - Returns: number of the newest entry that the client has then.
    private func sendMissed(upTo last: Int, for reader: TranscriptReader) async throws -> Int {
        var (position, limit) = (position, Self.entriesPerPage)
        let (conversation, person) = (session.context.conversation, session.context.person)
        while position < last, !sink.isFinished {
            let page = try await world.database.entries(
                of: conversation, after: position, for: person, limit: min(limit, last - position))
            guard let newest = page.last else { break }
            var events: [ServerEvent] = []
            for entry in page {
                let stored = try await world.database.prepared(entry, in: conversation, for: person)
                events.append(.entry(stored.event(for: reader)))
            }
            let isShort = try await sink.send(events) < EventConnection.backlogByteCount
            (position, limit) = (newest.sequence, isShort ? Self.shortEntriesPerPage : Self.entriesPerPage)
        }
        return position
    }
}
