import Observation

extension Tip {
    /// The tip's status, and each that it gets from then on.
    ///
    /// Source: developer.apple.com/documentation/tipkit/tip/statusupdates
    public var statusUpdates: AsyncStream<Tips.Status> { updates(of: \.status) }

    /// Whether the tip is to be shown, and each change of that.
    ///
    /// Source: developer.apple.com/documentation/tipkit/tip/shoulddisplayupdates
    public var shouldDisplayUpdates: AsyncStream<Bool> { updates(of: \.shouldDisplay) }

    /// Only the newest value waits for a slow reader.
    private func updates<Value: Equatable & Sendable>(
        of value: @escaping @Sendable (Self) -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { watch(value, last: nil, $0) }
    }

    private func watch<Value: Equatable & Sendable>(
        _ value: @escaping @Sendable (Self) -> Value, last: Value?, _ updates: AsyncStream<Value>.Continuation
    ) {
        // Reads the new value already: the records tell of a change after it was made (`TipRecords.didChange`).
        let now = value(self)
        if now != last, case .terminated = updates.yield(now) { return }
        withObservationTracking {
            _ = value(self)
        } onChange: {
            watch(value, last: now, updates)
        }
    }
}
