import Testing

@testable import ProgramRunner

@Suite(.timeLimit(.minutes(5))) struct ConcurrencyLimiterTests {
    private let share = ConcurrencyLimiter.Share(countMax: 1, waitingCountMax: 4)

    private actor Count {
        var value = 0
        func add() { value += 1 }
    }

    @Test func `who has as many tasks as one may waits for these, and others do not`() async throws {
        let limiter = ConcurrencyLimiter(countMax: 8, waitingCountMax: 8)
        let (ends, end) = AsyncStream<Void>.makeStream()
        let (begins, begin) = AsyncStream<Void>.makeStream()
        let first = Task {
            try await limiter.run(for: "kate", share) {
                begin.yield()
                for await _ in ends { return }
            }
        }
        for await _ in begins { break }
        let ended = Count()
        let later = (1...4).map { _ in Task { try await limiter.run(for: "kate", share) { await ended.add() } } }
        while await limiter.turnCount < 4 { await Task.yield() }
        // Four wait by now, and no more may.
        #expect(try await limiter.run(for: "kate", share) { 1 } == nil)
        #expect(try await limiter.run(for: "john", share) { 2 } == 2)
        #expect(await ended.value == 0)
        end.yield()
        _ = try await first.value
        for task in later { _ = try await task.value }
        #expect(await ended.value == 4)
        #expect(try await limiter.run(for: "kate", share) { 3 } == 3)
        #expect(await limiter.turnCount == 0)
    }

    @Test func `who finds no place has taken none of their own`() async throws {
        let limiter = ConcurrencyLimiter(countMax: 1, waitingCountMax: 0)
        #expect(await limiter.acquire())
        #expect(try await limiter.run(for: "kate", share) { 1 } == nil)
        await limiter.release()
        #expect(try await limiter.run(for: "kate", share) { 2 } == 2)
    }
}
