import AppProtocol
import Foundation
import Synchronization

/// The newest lines that an app wrote to its standard output and error: for its author, never for the host's own log.
public final class AppLog: Sendable {
    private struct State {
        var lines: [String] = []
        var byteCount = 0
        var droppedLineCount = 0
        /// Bytes of the unterminated last line, at most `logLineByteCountMax`.
        var unfinished: [UInt8] = []
        var reader: (@Sendable (String) -> Void)?
    }
    private let state = Mutex(State())
    private let byteCountMax: Int
    private let lineByteCountMax: Int

    public init(byteCountMax: Int, lineByteCountMax: Int) {
        self.byteCountMax = byteCountMax
        self.lineByteCountMax = lineByteCountMax
    }

    /// Oldest first, together at most `AppHostLimits.logByteCountMax`.
    public var lines: [String] { state.withLock { $0.lines } }
    /// Older lines that are gone.
    public var droppedLineCount: Int { state.withLock { $0.droppedLineCount } }

    /// Calls `reader` with the lines that are there, and from then on with each new one, in order. It is called under the
    /// log's lock: it must be quick, and not use the log.
    public func follow(_ reader: @escaping @Sendable (String) -> Void) {
        state.withLock { state in
            for line in state.lines { reader(line) }
            state.reader = reader
        }
    }

    /// Takes what was written; returns how many lines it finished.
    @discardableResult
    func append(_ bytes: some Sequence<UInt8>) -> Int {
        state.withLock { state in
            var lineCount = 0
            for byte in bytes {
                if byte == UInt8(ascii: "\n") {
                    finishLine(&state)
                    lineCount += 1
                } else if state.unfinished.count < lineByteCountMax {
                    state.unfinished.append(byte)
                }
            }
            return lineCount
        }
    }

    /// Takes the rest as a line.
    func finish() {
        state.withLock { state in
            if !state.unfinished.isEmpty { finishLine(&state) }
        }
    }

    private func finishLine(_ state: inout State) {
        let line = String(decoding: state.unfinished, as: UTF8.self).sanitizedForLog(scalarCountMax: lineByteCountMax)
        state.unfinished.removeAll(keepingCapacity: true)
        state.lines.append(line)
        state.reader?(line)
        state.byteCount += Self.cost(line)
        var surplus = 0
        while state.byteCount > byteCountMax, surplus < state.lines.count {
            state.byteCount -= Self.cost(state.lines[surplus])
            surplus += 1
        }
        state.lines.removeFirst(surplus)
        state.droppedLineCount += surplus
    }

    /// An empty line is not free.
    private static func cost(_ line: String) -> Int { line.utf8.count + 1 }
}
