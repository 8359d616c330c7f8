import CoreMetrics
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct `The text of metrics` {
    @Test func `counts durations by how long they were`() {
        let series = TimerSeries()
        for nanoseconds: Int64 in [500_000, 30_000_000, 30_000_000_000] { series.recordNanoseconds(nanoseconds) }
        let lines = series.lines("t", "").split(separator: "\n")
        #expect(lines.first == "t_bucket{le=\"0.001\"} 1")
        #expect(lines.contains("t_bucket{le=\"0.025\"} 1") && lines.contains("t_bucket{le=\"0.1\"} 2"))
        #expect(lines.contains("t_bucket{le=\"10.0\"} 2") && lines.contains("t_bucket{le=\"+Inf\"} 3"))
        #expect(lines.contains("t_count 3"))
    }

    @Test func `escapes what would end a label`() {
        let registry = MetricsRegistry()
        CoreMetrics.Counter(label: "c", dimensions: [("a", "\"\\\n")], factory: registry).increment()
        #expect(registry.text(help: ["c": "Help."]) == "# HELP c Help.\n# TYPE c counter\nc{a=\"\\\"\\\\\\n\"} 1\n")
    }

    @Test func `grows by no more series than there is room for`() {
        let registry = MetricsRegistry()
        for number in 0...MetricsRegistry.seriesCountMax {
            CoreMetrics.Counter(label: "c", dimensions: [("n", "\(number)")], factory: registry).increment()
        }
        let lines = registry.text(help: [:]).split(separator: "\n").filter { $0.hasPrefix("c{") }
        #expect(lines.count == MetricsRegistry.seriesCountMax)
    }
}
