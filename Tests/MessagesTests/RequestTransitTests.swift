import Testing

@testable import NetworkSessions

/// By what a step of a test knows whether it has to wait for a request.
@Suite(.timeLimit(.minutes(5)), .serialized) struct RequestTransitTests {
    @Test func `is under way on the way to the host and back, and not while the host has it`() {
        let count = RequestTransit.Count()
        let transit = RequestTransit(countedBy: count)
        #expect(count.isZero)
        transit.begin()
        transit.begin()
        #expect(!count.isZero)
        transit.reachHost()
        #expect(count.isZero)
        transit.leaveHost()
        #expect(!count.isZero)
        transit.end()
        transit.leaveHost()
        #expect(count.isZero)
    }

    @Test func `is over when nobody has it any more`() {
        let count = RequestTransit.Count()
        var transit: RequestTransit? = RequestTransit(countedBy: count)
        transit?.begin()
        #expect(!count.isZero)
        transit = nil
        #expect(count.isZero)
    }
}
