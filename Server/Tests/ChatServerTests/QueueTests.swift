import ChatModels
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct QueueTests {
    private let log = Log()

    @Test func `jobs run one after another, each to its end`() async throws {
        let queue = JobQueue<Log>()
        for number in 1...3 {
            queue.post { log in
                log.add("\(number) begins")
                await Task.yield()
                log.add("\(number) ends")
            }
        }
        queue.close()
        await queue.run(on: log)
        #expect(await log.lines == (1...3).flatMap { ["\($0) begins", "\($0) ends"] })
    }

    @Test func `before and after each job its owner is told`() async throws {
        let queue = JobQueue<Log>()
        for number in 1...2 { queue.post { $0.add("\(number)") } }
        queue.close()
        await queue.run(on: log, begin: { @Sendable in $0.add("begin") }, end: { @Sendable in $0.add("end") })
        #expect(await log.lines == ["begin", "1", "end", "begin", "2", "end"])
    }

    @Test func `a job's result and error come back`() async throws {
        let queue = JobQueue<Log>()
        async let running: Void = queue.run(on: log)
        #expect(try await queue.perform { _ in 42 } == 42)
        await #expect(throws: ChatError.self) {
            try await queue.perform { _ in throw ChatError(.badNumber, "no") }
        }
        queue.close()
        await running
    }

    @Test func `as many requests wait as may, and one more is refused, but nothing of the server's own`() async throws {
        let queue = JobQueue<Log>(waitingCountMax: 2)
        for number in 1...3 { queue.post { $0.add("own \(number)") } }
        let waiting = (1...2).map { _ in Task { try await queue.perform { $0.add("request") } } }
        while queue.requestCount < 2 { await Task.yield() }
        let error = await #expect(throws: ChatError.self) { try await queue.perform { $0.add("refused") } }
        #expect(error?.code == .tooManyRequests)
        async let running: Void = queue.run(on: log)
        for request in waiting { try await request.value }
        #expect(try await queue.perform { _ in 42 } == 42, "what has begun waits no more")
        queue.close()
        await running
        #expect(await log.lines == ["own 1", "own 2", "own 3", "request", "request"])
    }

    @Test func `a queue with too much of the server's own ends, and what waited is still done`() async throws {
        let queue = JobQueue<Log>(countMax: 2)
        for number in 1...2 { #expect(queue.post { $0.add("\(number)") }) }
        #expect(!queue.hasOverflowed)
        #expect(!queue.post { $0.add("one more") })
        #expect(queue.hasOverflowed)
        await queue.run(on: log)
        #expect(await log.lines == ["1", "2"])
        #expect(!queue.post { _ in }, "the end stays the end")
    }

    @Test func `a queue is closed as idle only where nothing runs or waits`() async throws {
        let queue = JobQueue<Log>()
        #expect(!queue.closeIfIdle(), "nobody runs its jobs yet")
        async let running: Void = queue.run(on: log)
        try await queue.perform { _ in #expect(!queue.closeIfIdle()) }
        while !queue.closeIfIdle() { await Task.yield() }
        await running
        #expect(!queue.post { _ in })
        #expect(!queue.closeIfIdle(), "it is closed already")
        queue.close()
    }

    @Test func `a queue may be closed twice while it waits for a job`() async throws {
        let queue = JobQueue<Log>()
        async let running: Void = queue.run(on: log)
        try await queue.perform { _ in }
        for _ in 1...2 { queue.close() }
        await running
        #expect(!queue.closeIfIdle())
    }

    @Test func `as much work is in the background as may be, and no more until some has ended`() async throws {
        let background = BackgroundWork(countMax: 1)
        let (ends, end) = AsyncStream<Void>.makeStream()
        try background.start { for await _ in ends {} }
        let error = #expect(throws: ChatError.self) { try background.start {} }
        #expect(error?.code == .tooManyRequests)
        async let running: Void = background.run()
        end.finish()
        while (try? background.start {}) == nil { await Task.yield() }
        background.close()
        await running
    }

    @Test func `work that comes after the end is refused, and takes no place`() async throws {
        let background = BackgroundWork(countMax: 1)
        background.close()
        for _ in 1...2 {
            let error = #expect(throws: ChatError.self) { try background.start {} }
            #expect(error?.code == .internalError)
        }
        await background.run()
    }

    @Test func `a closed queue takes nothing, and nobody waits for ever`() async throws {
        let queue = JobQueue<Log>()
        queue.close()
        #expect(!queue.post { _ in })
        await #expect(throws: ChatError.self) { try await queue.perform { _ in 1 } }
        #expect(queue.requestCount == 0, "what was refused does not wait")
        await queue.run(on: log)
    }
}

private actor Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}
