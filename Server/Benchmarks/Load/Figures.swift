import Foundation

/// Figures of a run, as the driver reads them.
struct Figures: Encodable {
    var seconds: Double
    var counts: [String: Int]
    var refusals: [String: Int]
    var retriedMessages: Int
    /// Milliseconds until messages were acknowledged: p50, p95, p99 and the longest.
    var acknowledgement: [Double]
    var problemCount: Int
    var problems: [String]

    init(_ seen: Tally.State, since before: Tally.State, time: Duration) {
        seconds = time / .seconds(1)
        counts = seen.counts.merging(before.counts) { $0 - $1 }
        refusals = seen.refusals
        retriedMessages = seen.retriedCount
        let times = seen.times.sorted()
        acknowledgement =
            times.isEmpty
            ? [] : [0.5, 0.95, 0.99, 1].map { times[min(times.count - 1, Int(Double(times.count) * $0))] }
        (problemCount, problems) = (seen.problemCount, seen.problems)
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
