import Foundation
import LoadClient
import Synchronization

/// Counts of what all streams have received.
struct Counts {
    var events = 0
    var entries = 0
    var bytes = 0
    /// Streams that have begun.
    var opened = 0
    /// Streams that have ended.
    var closed = 0
}

/// Counts what all streams receive, with the time of the latest.
final class Tally: Sendable {
    private struct State {
        var counts = Counts()
        var lastEvent = ContinuousClock.now
        var lastEntry = ContinuousClock.now
    }
    private let state = Mutex(State())

    var counts: Counts { state.withLock(\.counts) }

    func reset() { state.withLock { $0.counts = Counts() } }

    func add(events: Int, entries: Int, bytes: Int) {
        let now = ContinuousClock.now
        state.withLock { state in
            state.counts.events += events
            state.counts.entries += entries
            state.counts.bytes += bytes
            if events > 0 { state.lastEvent = now }
            if entries > 0 { state.lastEntry = now }
        }
    }

    func addOpened() { state.withLock { $0.counts.opened += 1 } }

    func addClosed() { state.withLock { $0.counts.closed += 1 } }

    /// Waits until so many streams have begun: before that, a post might miss one.
    /// - Throws: `LoadError`.
    func wait(forStreams count: Int) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while counts.opened < count {
            guard ContinuousClock.now < end else { throw LoadError("\(counts.opened) of \(count) streams have begun") }
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Waits until so many entries have come since `reset`.
    /// - Returns: when the last came.
    /// - Throws: `LoadError` where streams have ended, or nothing comes.
    func wait(forEntries count: Int) async throws -> ContinuousClock.Instant {
        while counts.entries < count {
            try await Task.sleep(for: .milliseconds(1))
            let (closed, lastEvent) = state.withLock { ($0.counts.closed, $0.lastEvent) }
            let isLate = ContinuousClock.now - lastEvent > .seconds(20)
            guard closed == 0, !isLate else {
                throw LoadError("\(closed) streams ended, \(counts.entries) of \(count) came")
            }
        }
        return state.withLock(\.lastEntry)
    }

    /// Waits until no event has come for so long.
    /// - Returns: when the last came.
    @discardableResult
    func wait(for silence: Duration) async throws -> ContinuousClock.Instant {
        while case let last = state.withLock(\.lastEvent), true {
            let rest = silence - (ContinuousClock.now - last)
            guard rest > .zero else { return last }
            try await Task.sleep(for: rest)
        }
    }
}
