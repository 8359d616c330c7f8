import AppHost
import AppProtocol
import DeviceHost
import Synchronization

extension DeviceSession {
    /// Adds a line for each that an app writes to its standard output and error.
    func inspectOutput(of process: LaunchedApp) {
        guard let inspector = world.inspector else { return }
        let (now, device) = (world.now, context.device)
        let limiter = OutputLimiter()
        process.log.follow { line in
            guard !LastWords.isHidden(line) else { return }
            let now = now()
            guard let rejectedCount = limiter.admit(at: now) else { return }
            if rejectedCount > 0 {
                inspector.add(
                    InspectedEvent(.note, "\(rejectedCount) lines of output were left out"), on: device, at: now)
            }
            inspector.add(InspectedEvent(.output, line), on: device, at: now)
        }
    }
}

/// Limits the lines of one process: an app that writes without end must not push all others out.
private final class OutputLimiter: Sendable {
    private static let linesPerMinuteMax = 300
    private let limiter = Mutex(RateLimiter(countMax: linesPerMinuteMax))

    func admit(at now: Int64) -> Int? { limiter.withLock { $0.admit(at: now) } }
}
