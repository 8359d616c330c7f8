import ChatModels
import ChatStore
import DeviceHost
import Logging
import Transcript

/// Begins a device's stream: sends the state, then the entries that the client has missed, and then lets all new events
/// through.
struct DeviceSubscription: Sendable {
    /// Missed entries that are read at a time: as many as this, or as fill what may wait for the client. It bounds the memory for each,
    /// however slowly it reads.
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

    /// - Returns: number of the newest entry that the client has then.
    private func sendMissed(upTo last: Int, for reader: TranscriptReader) async throws -> Int {
        var position = position
        let (conversation, person) = (session.context.conversation, session.context.person)
        while position < last, !sink.isFinished {
            let page = try await world.database.entries(
                of: conversation, after: position, for: person, limit: min(Self.entriesPerPage, last - position),
                byteCountMax: EventConnection.backlogByteCount)
            guard let newest = page.last else { break }
            var events: [ServerEvent] = []
            for entry in page {
                let stored = try await world.database.prepared(entry, in: conversation, for: person)
                events.append(.entry(stored.event(for: reader)))
            }
            try await sink.send(events)
            position = newest.sequence
        }
        return position
    }
}
