import Testing

@testable import AppHost

@Suite(.timeLimit(.minutes(5))) struct ByteRateTests {
    private static let second: Int64 = 1_000_000_000

    private var limits: AppHostLimits {
        var limits = AppHostLimits()
        limits.inboundBytesPerSecond = 100
        limits.inboundBurstByteCount = 1_000
        limits.overrunTimeMax = .seconds(10)
        return limits
    }

    @Test func `so much may come at once, and one byte more has to wait for its time`() {
        var rate = ByteRate(limits, now: 0)
        #expect(rate.record(1_000, at: 0) == .goOn)
        #expect(rate.record(1, at: 0) == .pause(nanoseconds: Self.second / 100))
    }

    @Test func `what comes slowly may go on for ever`() {
        var rate = ByteRate(limits, now: 0)
        for second in 1...1_000 { #expect(rate.record(100, at: Int64(second) * Self.second) == .goOn) }
    }

    @Test func `who is slowed down and goes on is ended after a time, and not before`() {
        var rate = ByteRate(limits, now: 0)
        _ = rate.record(1_100, at: 0)
        for second in 1...10 {
            #expect(rate.record(200, at: Int64(second) * Self.second) != .end)
        }
        #expect(rate.record(200, at: 10 * Self.second + 1) == .end)
    }

    @Test func `who has paused begins anew`() {
        var rate = ByteRate(limits, now: 0)
        _ = rate.record(1_100, at: 0)
        #expect(rate.record(50, at: 5 * Self.second) == .goOn)
        #expect(rate.record(1_000, at: 9 * Self.second) == .pause(nanoseconds: 2_500_000_000))
        #expect(rate.record(500, at: 18 * Self.second) == .goOn)
    }
}
