import ChatModels

/// What waits to be written to one event stream.
struct EventQueue: Sendable {
    enum Item: Sendable {
        case event(ServerEvent)
        case heartbeat
    }

    let items: AsyncStream<Item>
    private let door: AsyncStream<Item>.Continuation

    init() {
        (items, door) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(ChatLimits.eventsQueuedMax))
    }

    /// - Returns: false where the reader is too far behind. It still gets what waits, in order, and then its stream
    ///   ends: with an event missing in between it could not know what it has not seen.
    func add(_ item: Item) -> Bool {
        if case .enqueued = door.yield(item) { return true }
        finish()
        return false
    }

    func finish() { door.finish() }
}
