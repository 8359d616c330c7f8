import Testing

@testable import AppHost

@Suite(.timeLimit(.minutes(5))) struct AllowanceTests {
    private static let second: Int64 = 1_000_000_000

    @Test func `so much may be taken at once, and more has to wait until it is allowed`() {
        var allowance = Allowance(perSecond: 10, burst: 100, now: 0)
        #expect(allowance.spend(100, at: 0) == 0)
        #expect(allowance.spend(5, at: 0) == Self.second / 2)
    }

    @Test func `nothing is saved up beyond the burst`() {
        var allowance = Allowance(perSecond: 10, burst: 100, now: 0)
        #expect(allowance.spend(101, at: 1_000 * Self.second) == Self.second / 10)
    }
}
