import AppProtocol
import ChatModels
import Synchronization

/// What has happened on all devices lately, in one order; for the simulator's page.
final class Inspector: Sendable {
    static let lineCountMax = 1_000
    static let readerCountMax = 4
    /// Unicode scalars of one line: what an app says is cut there.
    static let scalarCountMax = 300

    private struct State {
        var lines: [InspectorLine] = []
        var lastNumber = 0
        var readers: [Int: AsyncStream<InspectorLine>.Continuation] = [:]
        var lastReader = 0
    }
    private let state = Mutex(State())

    func add(_ kind: InspectorLine.Kind, _ words: String, on device: DeviceID, at now: Int64) {
        let cut = words.onOneLine(scalarCountMax: Self.scalarCountMax)
        let slow = state.withLock { state in
            state.lastNumber += 1
            let line = InspectorLine(number: state.lastNumber, at: now, device: device, kind: kind, words: cut)
            state.lines.append(line)
            if state.lines.count > Self.lineCountMax { state.lines.removeFirst() }
            return state.readers.values.filter { if case .enqueued = $0.yield(line) { false } else { true } }
        }
        // Each comes back for what it has missed. Outside of the lock, which their end takes.
        for reader in slow { reader.finish() }
    }

    /// The lines after this number that are still known, and then all that come.
    /// - Throws: `ChatError`: `too_many_streams`.
    func read(after number: Int) throws(ChatError) -> InspectorReader {
        let (lines, door) = AsyncStream<InspectorLine>.makeStream(
            bufferingPolicy: .bufferingOldest(2 * Self.lineCountMax))
        let isFree = state.withLock { state in
            guard state.readers.count < Self.readerCountMax else { return false }
            for line in state.lines where line.number > number { door.yield(line) }
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

/// One who reads what the inspector tells.
struct InspectorReader: Sendable {
    var lines: AsyncStream<InspectorLine>
    /// Ends `lines` after what waits.
    var finish: @Sendable () -> Void
}
