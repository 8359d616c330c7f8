import Foundation
import Synchronization

/// The computer's clock, which goes on by itself and can be put back and forward.
final class MovableClock: Sendable {
    private let offset = Mutex<Int64>(0)

    /// Milliseconds since 1970.
    var now: @Sendable () -> Int64 {
        { [self] in Int64(Date().timeIntervalSince1970 * 1_000) + offset.withLock { $0 } }
    }

    func move(by duration: Duration) { offset.withLock { $0 += duration.components.seconds * 1_000 } }
}
