import CoreMetrics
import Synchronization

/// Keeps the values of one server's metrics and writes them as Prometheus reads them. Handed to each metric, not set for the
/// whole process, so that two servers of one process keep their own.
/// Source: Prometheus, Exposition formats (text format, version 0.0.4).
final class MetricsRegistry: MetricsFactory, Sendable {
    /// Most series; further ones are counted by none, so that no client can make memory grow by new labels.
    static let seriesCountMax = 4_096

    struct Name: Hashable {
        var label: String
        var dimensions: String
    }

    private let series = Mutex<[Name: any MetricSeries]>([:])

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        find(label, dimensions) { CounterSeries() }
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        find(label, dimensions) { GaugeSeries() }
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        find(label, dimensions) { TimerSeries() }
    }

    // Series are kept for as long as the server runs: a counter that began anew would look like a restart.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    private func find<Series: MetricSeries>(
        _ label: String, _ dimensions: [(String, String)], _ make: () -> Series
    ) -> Series {
        let name = Name(label: label, dimensions: Self.text(of: dimensions))
        return series.withLock { series in
            if let known = series[name] as? Series { return known }
            let new = make()
            if series.count < Self.seriesCountMax { series[name] = new }
            return new
        }
    }

    /// Text of all series, those of one name together.
    /// - Parameter help: a sentence for each name.
    func text(help: [String: String]) -> String {
        let byLabel = Dictionary(grouping: series.withLock(\.self), by: \.key.label)
        return byLabel.sorted { $0.key < $1.key }.map { label, series in
            let head = "# HELP \(label) \(help[label] ?? "")\n# TYPE \(label) \(series[0].value.type)\n"
            return head
                + series.sorted { $0.key.dimensions < $1.key.dimensions }
                .map { $1.lines(label, $0.dimensions) }.joined()
        }.joined()
    }

    /// Labels in the order in which they were given. Source: the format's section "Comments, help text, and type information".
    private static func text(of dimensions: [(String, String)]) -> String {
        dimensions.map { name, value in "\(name)=\"\(escaped(value))\"" }.joined(separator: ",")
    }

    /// Replaces what ends a label; nearly all have nothing of it, and looking is done at each request.
    private static func escaped(_ value: String) -> String {
        let special = [UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "\n")]
        guard value.utf8.contains(where: special.contains) else { return value }
        return value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
