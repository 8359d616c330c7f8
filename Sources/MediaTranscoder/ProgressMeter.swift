import Synchronization

/// Turns what FFmpeg says of its place into a fraction, and reports whole steps only.
final class ProgressMeter: Sendable {
    /// More steps than a person can see make more events than anybody needs.
    private static let stepCount = 20

    private let duration: Double
    private let report: @Sendable (Double) -> Void
    private let lastStep = Mutex(0)

    init(duration: Double, report: @escaping @Sendable (Double) -> Void) {
        self.duration = duration
        self.report = report
    }

    /// - Parameter line: as in `out_time_us=626939`.
    func take(_ line: String) {
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
