import ChatModels
import NIOCore
import Synchronization

/// Bytes queued for one connection, shared by all its subscriptions.
final class EventBudget: Sendable {
    /// Room for a few of the largest patches. A limit on the number of events alone would let an app that redraws
    /// without end fill the memory behind a browser that has stopped reading.
    static let byteCountMax = 32 << 20

    private let byteCount = Mutex(0)

    /// Reserves bytes.
    /// - Returns: false where the limit would be exceeded; nothing is reserved then.
    fileprivate func reserve(_ count: Int) -> Bool {
        byteCount.withLock { waiting in
            guard waiting + count <= Self.byteCountMax else { return false }
            waiting += count
            return true
        }
    }

    fileprivate func giveBack(_ count: Int) { byteCount.withLock { $0 -= count } }
}

/// Events of one device that wait to be written.
final class EventQueue: Sendable {
    struct Item: Sendable {
        var event: ServerEvent
        /// The event encoded for the stream.
        var text: ByteBuffer
    }

    private struct State {
        var items = CircularBuffer<Item>()
        var reader: CheckedContinuation<Item?, Never>?
        var isFinished = false
    }
    private let state = Mutex(State())
    private let budget: EventBudget

    init(budget: EventBudget = EventBudget()) {
        self.budget = budget
    }

    deinit { finish() }

    /// Appends an event.
    /// - Returns: false where the reader is too far behind. The queue is then dropped and the stream ends: with a gap,
    ///   a client could not know what it missed, but it reloads when it reconnects.
    func add(_ event: ServerEvent, text: ByteBuffer) -> Bool {
        let item = Item(event: event, text: text)
        let isWithinBudget = budget.reserve(text.readableBytes)
        let (isTaken, reader) = state.withLock { state -> (Bool, CheckedContinuation<Item?, Never>?) in
            guard isWithinBudget, !state.isFinished, state.items.count < ChatLimits.eventsQueuedMax else {
                return (false, nil)
            }
            defer { state.reader = nil }
            if state.reader == nil { state.items.append(item) }
            return (true, state.reader)
        }
        if !isTaken || reader != nil, isWithinBudget { budget.giveBack(text.readableBytes) }
        reader?.resume(returning: item)
        if !isTaken { finish() }
        return isTaken
    }

    /// Drops the queued events and ends the reader's loop.
    func finish() {
        let (items, reader) = state.withLock { state in
            defer { (state.items, state.reader, state.isFinished) = (CircularBuffer(), nil, true) }
            return (state.items, state.reader)
        }
        budget.giveBack(items.reduce(0) { $0 + $1.text.readableBytes })
        reader?.resume(returning: nil)
    }

    /// Returns the next event, or nil at the end. For one reader; cancelling its task finishes the queue.
    func next() async -> Item? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { reader in
                let ready = state.withLock { state -> Item?? in
                    if !state.items.isEmpty { return state.items.removeFirst() }
                    if state.isFinished { return .some(nil) }
                    state.reader = reader
                    return nil
                }
                guard let ready else { return }
                if let ready { budget.giveBack(ready.text.readableBytes) }
                reader.resume(returning: ready)
            }
        } onCancel: {
            finish()
        }
    }
}
