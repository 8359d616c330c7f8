import AppProtocol
import Testing

@Suite(.timeLimit(.minutes(5))) struct MinuteMeterTests {
    @Test func `so many a minute go through, and those left out are counted`() {
        var meter = MinuteMeter(countMax: 2)
        #expect([5, 6, 7, 60_004].map { meter.take(at: $0) } == [0, 0, nil, nil])
        #expect(meter.take(at: 60_005) == 2)
        #expect([60_006, 60_007].map { meter.take(at: $0) } == [0, nil])
        #expect(meter.takeLeftOut() == 1)
        #expect(meter.takeLeftOut() == 0)
    }
}
