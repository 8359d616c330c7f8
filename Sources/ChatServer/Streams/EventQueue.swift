import ChatModels
import NIOCore
import Synchronization

/// What waits to be written to one event stream.
final class EventQueue: Sendable {
    enum Item: Sendable {
        /// The event, and its text on the stream.
        case event(ServerEvent, text: ByteBuffer)
        case heartbeat

        fileprivate var byteCount: Int {
            if case .event(_, let text) = self { text.readableBytes } else { 0 }
        }
    }

    /// Of all that waits: a few of the largest patches. A count alone would let an app that redraws without end fill the
    /// memory behind a browser that has stopped reading.
    static let byteCountMax = 32 << 20

    private let items: AsyncStream<Item>
    private let door: AsyncStream<Item>.Continuation
    private let byteCount = Mutex(0)

    init() {
        (items, door) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(ChatLimits.eventsQueuedMax))
    }

    /// - Returns: false where the reader is too far behind. It still gets what waits, in order, and then its stream
    ///   ends: with an event missing in between it could not know what it has not seen.
    func add(_ item: Item) -> Bool {
        let waiting = byteCount.withLock { count in
            count += item.byteCount
            return count
        }
        if waiting <= Self.byteCountMax, case .enqueued = door.yield(item) { return true }
        finish()
        return false
    }

    func finish() { door.finish() }

    /// What waits, in order, and then what comes. For one reader.
    var waiting: some AsyncSequence<Item, Never> & Sendable {
        items.map { [self] item in
            byteCount.withLock { $0 -= item.byteCount }
            return item
        }
    }
}
