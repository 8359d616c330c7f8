import AppProtocol
import ChatModels
import Synchronization

/// Ring buffer of recent events on all devices, in one order; for the simulator's page.
final class Inspector: Sendable {
    static let lineCountMax = 1_000
    static let readerCountMax = 4

    private struct State {
        /// Up to twice as many as are shown: removing the first of an array moves all others.
        var lines: [InspectorLine] = []
        var lastNumber = 0
        var readers: [Int: AsyncStream<InspectorLine>.Continuation] = [:]
        var lastReader = 0
    }
    private let state = Mutex(State())

    func add(_ event: InspectedEvent, on device: DeviceID, at now: Int64) {
        let words = event.words.sanitizedForLog(scalarCountMax: LineLimits.scalarCountMax)
        let details = event.details.bounded
        let slow = state.withLock { state in
            state.lastNumber += 1
            let line = InspectorLine(
                number: state.lastNumber, at: now, device: device, kind: event.kind, words: words,
                details: details.isEmpty ? nil : details, picture: event.picture)
            state.lines.append(line)
            if state.lines.count >= 2 * Self.lineCountMax { state.lines.removeFirst(Self.lineCountMax) }
            return state.readers.values.filter { if case .enqueued = $0.yield(line) { false } else { true } }
        }
        // A reader that is too slow reconnects and gets what it missed. Outside the lock, because `onTermination` takes
        // it.
        for reader in slow { reader.finish() }
    }

    /// Streams the buffered lines after this number, then new ones as they come.
    /// - Throws: `ChatError`: `too_many_streams`.
    func read(after number: Int) throws(ChatError) -> InspectorReader {
        let (lines, door) = AsyncStream<InspectorLine>.makeStream(
            bufferingPolicy: .bufferingOldest(2 * Self.lineCountMax))
        let isFree = state.withLock { state in
            guard state.readers.count < Self.readerCountMax else { return false }
            for line in state.lines.suffix(Self.lineCountMax) where line.number > number { door.yield(line) }
            state.lastReader += 1
            let reader = state.lastReader
            state.readers[reader] = door
            door.onTermination = { [weak self] _ in self?.state.withLock { $0.readers[reader] = nil } }
            return true
        }
        guard isFree else {
            throw ChatError(.tooManyStreams, "\(Self.readerCountMax) inspectors are open already.")
        }
        return InspectorReader(lines: lines, finish: { door.finish() })
    }
}

/// One subscription to the inspector.
struct InspectorReader: Sendable {
    var lines: AsyncStream<InspectorLine>
    /// Ends `lines` after the buffered ones.
    var finish: @Sendable () -> Void
}
