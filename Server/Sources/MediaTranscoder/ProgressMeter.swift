import Synchronization

/// Converts FFmpeg's progress output into a fraction, reported in whole steps only.
final class ProgressMeter: Sendable {
    /// Number of steps: more would make events for differences that nobody can see.
    private static let stepCount = 20

    private let duration: Double
    private let report: @Sendable (Double) -> Void
    private let lastStep = Mutex(0)

    init(duration: Double, report: @escaping @Sendable (Double) -> Void) {
        self.duration = duration
        self.report = report
    }

    /// - Parameter line: A line of output; only ones such as `out_time_us=626939` have an effect.
    func read(_ line: String) {
        guard line.hasPrefix("out_time_us="), let micros = Double(line.dropFirst("out_time_us=".count)),
            micros.isFinite
        else { return }
        let fraction = min(max(micros / 1e6 / duration, 0), 1)
        let step = Int(fraction * Double(Self.stepCount))
        let isNew = lastStep.withLock { last in
            defer { last = max(last, step) }
            return step > last
        }
        if isNew { report(Double(step) / Double(Self.stepCount)) }
    }
}
