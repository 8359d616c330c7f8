import Foundation

/// Figures of one round, or the median of several.
struct Figures {
    /// Columns with their values, in the order in which they are printed.
    var columns: [(name: String, value: Double)]

    static let header = row("", names)

    private static let names = [
        "deliv/s", "/s core", "gen µs", "last p50", "p99 ms", "quiet", "p99 ms", "events", "bytes", "KB/strm",
        "cut off",
    ]

    /// - Parameters:
    ///   - rates: deliveries a second, by the clock and by the server's processor time, and the generator's microseconds each.
    ///   - last: milliseconds from a post to its arrival at the last stream; `quiet`: to the last event after it.
    ///   - events: events of each stream after one post, with the entry, and their bytes.
    init(
        rates: [Double], last: [Double], quiet: [Double], events: Double, bytes: Double, memory: Double, cutOff: Int
    ) {
        let values =
            rates + [
                Self.quantile(0.5, last), Self.quantile(0.99, last), Self.quantile(0.5, quiet),
                Self.quantile(0.99, quiet),
                events, bytes, memory, Double(cutOff),
            ]
        columns = Array(zip(Self.names, values)).map { ($0, $1) }
    }

    init(columns: [(name: String, value: Double)]) { self.columns = columns }

    func line(_ name: String) -> String {
        Self.row(name, columns.map { String(format: $0.value < 100 ? "%.1f" : "%.0f", $0.value) })
    }

    private static func row(_ name: String, _ columns: [String]) -> String {
        columns.reduce(name.padding(toLength: max(28, name.count), withPad: " ", startingAt: 0)) {
            $0 + String(repeating: " ", count: max(1, 9 - $1.count)) + $1
        }
    }

    private static func quantile(_ share: Double, _ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[min(values.count - 1, Int(Double(values.count) * share))]
    }

    /// Returns the median of each figure by itself.
    static func median(of rounds: [Figures]) -> Figures {
        Figures(
            columns: rounds[0].columns.indices.map { column in
                (rounds[0].columns[column].name, quantile(0.5, rounds.map { $0.columns[column].value }))
            })
    }
}
