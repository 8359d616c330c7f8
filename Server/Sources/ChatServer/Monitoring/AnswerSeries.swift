import CoreMetrics
import Synchronization

/// The series of answered requests, found by what they count: a registry finds them by the text of their labels, which would be made for each
/// request.
final class AnswerSeries: Sendable {
    struct Key: Hashable {
        var route: String
        var method: String
        var status: Int
    }

    private let known = Mutex<[Key: (counter: Counter, timer: Timer)]>([:])

    /// Returns the series, which are made for the first answer of a kind. Beyond the registry's limit they are made each time.
    func find(_ key: Key, counter: () -> Counter, timer: () -> Timer) -> (counter: Counter, timer: Timer) {
        known.withLock { known in
            if let series = known[key] { return series }
            let series = (counter: counter(), timer: timer())
            if known.count < MetricsRegistry.seriesCountMax { known[key] = series }
            return series
        }
    }
}
