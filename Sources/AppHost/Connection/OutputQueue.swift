import NIOCore
import Synchronization

/// Queues output of the process until its owner reads it. Reports when it is full, so that the connection is not read
/// further, and when it has room again.
final class OutputQueue: Sendable {
    private struct State {
        var items: CircularBuffer<(output: AppProcessOutput, byteCount: Int)> = []
        var byteCount = 0
        var isFull = false
        var isFinished = false
        var reader: CheckedContinuation<AppProcessOutput?, Never>?
    }
    private let state = Mutex(State())
    private let countMax: Int
    private let byteCountMax: Int
    private let onRoom: @Sendable () -> Void

    init(countMax: Int, byteCountMax: Int, onRoom: @escaping @Sendable () -> Void) {
        self.countMax = countMax
        self.byteCountMax = byteCountMax
        self.onRoom = onRoom
    }

    /// One reader at a time. Ends after `.ended`, and when the reading task is cancelled.
    var stream: AsyncStream<AppProcessOutput> {
        AsyncStream {
            await self.next()
        } onCancel: {
            self.cancel()
        }
    }

    /// - Returns: false where no more may come until `onRoom`.
    func push(_ output: AppProcessOutput, byteCount: Int) -> Bool {
        state.withLock { state in
            if case .ended = output { state.isFinished = true }
            if let reader = state.reader {
                state.reader = nil
                reader.resume(returning: output)
                return true
            }
            state.items.append((output, byteCount))
            state.byteCount += byteCount
            // Full until half is read, even if the reader takes one while a read of many frames is still handed over:
            // the connection stops reading at the first "full", and only `onRoom` starts it again.
            if state.items.count >= countMax || state.byteCount >= byteCountMax { state.isFull = true }
            return !state.isFull
        }
    }

    private func next() async -> AppProcessOutput? {
        await withCheckedContinuation { reader in
            let hasRoom = state.withLock { state in
                guard let item = state.items.popFirst() else {
                    wait(reader, &state)
                    return false
                }
                state.byteCount -= item.byteCount
                reader.resume(returning: item.output)
                return becomesFree(&state)
            }
            if hasRoom { onRoom() }
        }
    }

    private func wait(_ reader: CheckedContinuation<AppProcessOutput?, Never>, _ state: inout State) {
        // A second reader would wait for ever: the first one's place is taken.
        state.reader?.resume(returning: nil)
        state.reader = nil
        // Asked under the lock: a cancellation that comes later finds the reader in its place.
        if state.isFinished || Task.isCancelled { reader.resume(returning: nil) } else { state.reader = reader }
    }

    /// At half, so that reading is not switched with every element.
    private func becomesFree(_ state: inout State) -> Bool {
        guard state.isFull, state.items.count <= countMax / 2, state.byteCount <= byteCountMax / 2 else { return false }
        state.isFull = false
        return true
    }

    private func cancel() {
        state.withLock { state in
            state.reader?.resume(returning: nil)
            state.reader = nil
        }
    }
}
