import Foundation

/// Figures of one round, or the median of several.
struct Figures {
    var postsPerSecond: Double
    /// Milliseconds from a post to its acknowledgement.
    var median: Double
    var p99: Double
    /// Microseconds of processor time a post, of the whole process with the clients.
    var processor: Double

    static let header = row("", ["posts/s", "p50 ms", "p99 ms", "CPU µs"])

    func line(_ name: String) -> String {
        Self.row(
            name,
            [
                String(format: "%.0f", postsPerSecond), String(format: "%.2f", median), String(format: "%.2f", p99),
                String(format: "%.0f", processor),
            ])
    }

    private static func row(_ name: String, _ columns: [String]) -> String {
        columns.reduce(name.padding(toLength: 76, withPad: " ", startingAt: 0)) {
            $0 + String(repeating: " ", count: max(1, 9 - $1.count)) + $1
        }
    }

    /// Returns the median of each figure by itself.
    static func median(of rounds: [Figures]) -> Figures {
        func median(_ figure: (Figures) -> Double) -> Double { rounds.map(figure).sorted()[rounds.count / 2] }
        return Figures(
            postsPerSecond: median(\.postsPerSecond), median: median(\.median), p99: median(\.p99),
            processor: median(\.processor))
    }

    /// Returns the processor time of the process so far, in user and system mode.
    static func processorTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension Figures {
    init(times: [Duration], time: Duration, processorTime: Duration) {
        let sorted = times.sorted().map { $0 / .milliseconds(1) }
        self.init(
            postsPerSecond: Double(times.count) / (time / .seconds(1)), median: sorted[sorted.count / 2],
            p99: sorted[sorted.count * 99 / 100], processor: processorTime / .microseconds(1) / Double(times.count))
    }
}
