import CoreMetrics
import Synchronization

/// The values of one name and one set of labels.
protocol MetricSeries: Sendable {
    /// Word of the `TYPE` line.
    var type: String { get }
    /// Returns the lines of the series.
    /// - Parameter labels: `name="value"` pairs with commas between; empty for none.
    func lines(_ name: String, _ labels: String) -> String
}

extension MetricSeries {
    fileprivate func line(_ name: String, _ labels: String, _ value: String) -> String {
        labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
    }
}

/// A number that only grows.
final class CounterSeries: MetricSeries, CounterHandler {
    private let value = Mutex<Int64>(0)
    let type = "counter"

    func increment(by amount: Int64) { value.withLock { $0 = $0.addingReportingOverflow(amount).partialValue } }
    func reset() { value.withLock { $0 = 0 } }
    func lines(_ name: String, _ labels: String) -> String { line(name, labels, "\(value.withLock { $0 })") }
}

/// The latest value of something that goes up and down.
final class GaugeSeries: MetricSeries, RecorderHandler {
    private let value = Mutex<Double>(0)
    let type = "gauge"

    func record(_ new: Int64) { record(Double(new)) }
    func record(_ new: Double) { value.withLock { $0 = new } }
    func lines(_ name: String, _ labels: String) -> String { line(name, labels, "\(value.withLock { $0 })") }
}

/// Durations, counted by how long they were.
final class TimerSeries: MetricSeries, TimerHandler {
    /// Upper bounds of the buckets in seconds: of a post on a quiet machine up to a request that its client gives up.
    static let bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]
    private static let nanoseconds = 1_000_000_000.0

    private struct State {
        var counts = [Int](repeating: 0, count: TimerSeries.bounds.count)
        var count = 0
        var sum = 0.0
    }
    private let state = Mutex(State())
    let type = "histogram"

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / Self.nanoseconds
        state.withLock { state in
            for (index, bound) in Self.bounds.enumerated() where seconds <= bound { state.counts[index] += 1 }
            state.count += 1
            state.sum += seconds
        }
    }

    func lines(_ name: String, _ labels: String) -> String {
        let (state, rest) = (state.withLock(\.self), labels.isEmpty ? "" : labels + ",")
        let buckets = zip(Self.bounds.map { "\($0)" } + ["+Inf"], state.counts + [state.count]).map { bound, count in
            line(name + "_bucket", "\(rest)le=\"\(bound)\"", "\(count)")
        }
        return buckets.joined() + line(name + "_sum", labels, "\(state.sum)")
            + line(name + "_count", labels, "\(state.count)")
    }
}
