import CoreMetrics
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct AnswerSeriesTests {
    /// A registry finds a series by the text of its labels, which each request would make again.
    @Test func `a series is made for the first answer of its kind`() {
        let (series, registry) = (AnswerSeries(), MetricsRegistry())
        var madeCount = 0
        for status in [201, 201, 404, 201, 404] {
            let found = series.find(AnswerSeries.Key(route: "/", method: "POST", status: status)) {
                madeCount += 1
                return Counter(label: "answers", dimensions: [("status", "\(status)")], factory: registry)
            } timer: {
                Timer(label: "times", dimensions: [], factory: registry)
            }
            found.counter.increment()
        }
        #expect(madeCount == 2)
        #expect(registry.text(help: [:]).contains("answers{status=\"201\"} 3"))
    }
}
