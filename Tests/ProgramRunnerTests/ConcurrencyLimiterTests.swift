import ProgramRunner
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConcurrencyLimiterTests {
    @Test func `who has as many tasks as one may gets no further place, and others do`() async throws {
        let limiter = ConcurrencyLimiter(countMax: 8, waitingCountMax: 8)
        let (ends, end) = AsyncStream<Void>.makeStream()
        let (begins, begin) = AsyncStream<Void>.makeStream()
        let waiting = Task {
            try await limiter.run(for: "kate", upTo: 1) {
                begin.yield()
                for await _ in ends { return }
            }
        }
        for await _ in begins { break }
        #expect(try await limiter.run(for: "kate", upTo: 1) { 1 } == nil)
        #expect(try await limiter.run(for: "john", upTo: 1) { 2 } == 2)
        end.yield()
        _ = try await waiting.value
        #expect(try await limiter.run(for: "kate", upTo: 1) { 3 } == 3)
    }

    @Test func `who finds no place has taken none of their own`() async throws {
        let limiter = ConcurrencyLimiter(countMax: 1, waitingCountMax: 0)
        #expect(await limiter.acquire())
        #expect(try await limiter.run(for: "kate", upTo: 1) { 1 } == nil)
        await limiter.release()
        #expect(try await limiter.run(for: "kate", upTo: 1) { 2 } == 2)
    }
}
