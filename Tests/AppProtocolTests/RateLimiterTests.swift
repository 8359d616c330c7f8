import AppProtocol
import Testing

@Suite(.timeLimit(.minutes(5))) struct RateLimiterTests {
    @Test func `so many a minute go through, and those left out are counted`() {
        var limiter = RateLimiter(countMax: 2)
        #expect([5, 6, 7, 60_004].map { limiter.admit(at: $0) } == [0, 0, nil, nil])
        #expect(limiter.admit(at: 60_005) == 2)
        #expect([60_006, 60_007].map { limiter.admit(at: $0) } == [0, nil])
        #expect(limiter.resetRejectedCount() == 1)
        #expect(limiter.resetRejectedCount() == 0)
    }

    @Test func `a clock that was set back begins a minute anew`() {
        var limiter = RateLimiter(countMax: 1)
        #expect([900_000, 900_001].map { limiter.admit(at: $0) } == [0, nil])
        #expect([5, 6, 60_005].map { limiter.admit(at: $0) } == [1, nil, 1])
    }
}
