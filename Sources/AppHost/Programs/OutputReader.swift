import Foundation
import Glibc

/// Reads what a program says, line by line, on a thread of its own, until the program is gone.
final class OutputReader: Sendable {
    private let byteCountMax: Int
    private let line: @Sendable (String) -> Void
    private let end = DispatchSemaphore(value: 0)

    init(byteCountMax: Int, line: @escaping @Sendable (String) -> Void) {
        self.byteCountMax = byteCountMax
        self.line = line
    }

    /// Closes the descriptor in the end. What comes beyond the limit is read, so that nobody waits, and dropped.
    func read(_ descriptor: Int32) {
        let thread = Thread { [self] in
            readAll(descriptor)
            close(descriptor)
            end.signal()
        }
        thread.stackSize = 256 << 10
        thread.name = "program output"
        thread.start()
    }

    func waitForEnd() { end.wait() }

    private func readAll(_ descriptor: Int32) {
        var pending: [UInt8] = []
        var byteCount = 0
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            byteCount += count
            if byteCount <= byteCountMax { pending += buffer.prefix(count) }
            while let place = pending.firstIndex(of: 10) {
                line(String(decoding: pending[..<place], as: UTF8.self))
                pending.removeFirst(place + 1)
            }
        }
        if !pending.isEmpty { line(String(decoding: pending, as: UTF8.self)) }
    }
}
