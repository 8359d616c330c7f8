import Observation
import Synchronization

extension Tip {
    /// The tip's status, and each that it gets from then on.
    ///
    /// Source: developer.apple.com/documentation/tipkit/tip/statusupdates
    public var statusUpdates: AsyncStream<Tips.Status> { updates(of: \.status) }

    /// Tells whether the tip is to be shown, and each change of that.
    ///
    /// Source: developer.apple.com/documentation/tipkit/tip/shoulddisplayupdates
    public var shouldDisplayUpdates: AsyncStream<Bool> { updates(of: \.shouldDisplay) }

    /// Keeps only the newest value for a slow reader.
    private func updates<Value: Equatable & Sendable>(
        of value: @escaping @Sendable (Self) -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { updates in
            let watch = TipWatch(updates)
            updates.onTermination = { _ in watch.end() }
            follow(value, for: watch)
        }
    }

    private func follow<Value: Equatable & Sendable>(
        _ value: @escaping @Sendable (Self) -> Value, for watch: TipWatch<Value>
    ) {
        guard let turn = watch.begin() else { return }
        // Reads the new value: records are changed before they say so (`TipRecords.didChange`).
        let now = withObservationTracking {
            value(self)
        } onChange: {
            follow(value, for: watch)
        }
        watch.tell(now, turn)
    }
}

/// Passes the values of a tip on to one stream.
private final class TipWatch<Value: Equatable & Sendable>: Sendable {
    private struct State {
        var isOver = false
        /// Number of the newest reading: what an earlier one has found is out of date.
        var turn = 0
        var last: Value?
    }
    private let state = Mutex(State())
    private let updates: AsyncStream<Value>.Continuation

    init(_ updates: AsyncStream<Value>.Continuation) { self.updates = updates }

    /// Begins a reading; returns nil after the end of the stream.
    func begin() -> Int? {
        state.withLock { state in
            state.turn += 1
            return state.isOver ? nil : state.turn
        }
    }

    func tell(_ value: Value, _ turn: Int) {
        let isNew = state.withLock { state in
            guard turn == state.turn, value != state.last else { return false }
            state.last = value
            return true
        }
        if isNew { updates.yield(value) }
    }

    func end() { state.withLock { $0.isOver = true } }
}
