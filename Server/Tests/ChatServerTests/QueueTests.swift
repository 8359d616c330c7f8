import ChatModels
import NIOCore
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct QueueTests {
    @Test func `jobs run one after another, each to its end`() async throws {
        let queue = JobQueue()
        let log = Log()
        for number in 1...3 {
            queue.post {
                await log.add("\(number) begins")
                await Task.yield()
                await log.add("\(number) ends")
            }
        }
        queue.close()
        await queue.run()
        #expect(await log.lines == (1...3).flatMap { ["\($0) begins", "\($0) ends"] })
    }

    @Test func `a job's result and error come back`() async throws {
        let queue = JobQueue()
        async let running: Void = queue.run()
        #expect(try await queue.perform { 42 } == 42)
        await #expect(throws: ChatError.self) {
            try await queue.perform { throw ChatError(.badNumber, "no") }
        }
        queue.close()
        await running
    }

    @Test func `as many requests wait as may, and one more is refused, but nothing of the server's own`() async throws {
        let queue = JobQueue(waitingCountMax: 2)
        let log = Log()
        for number in 1...3 { queue.post { await log.add("own \(number)") } }
        let waiting = (1...2).map { _ in Task { try await queue.perform { await log.add("request") } } }
        while queue.requestCount < 2 { await Task.yield() }
        let error = await #expect(throws: ChatError.self) { try await queue.perform { await log.add("refused") } }
        #expect(error?.code == .tooManyRequests)
        async let running: Void = queue.run()
        for request in waiting { try await request.value }
        #expect(try await queue.perform { 42 } == 42, "what has begun waits no more")
        queue.close()
        await running
        #expect(await log.lines == ["own 1", "own 2", "own 3", "request", "request"])
    }

    @Test func `a queue with too much of the server's own ends, and what waited is still done`() async throws {
        let queue = JobQueue(countMax: 2)
        let log = Log()
        for number in 1...2 { #expect(queue.post { await log.add("\(number)") }) }
        #expect(!queue.hasOverflowed)
        #expect(!queue.post { await log.add("one more") })
        #expect(queue.hasOverflowed)
        await queue.run()
        #expect(await log.lines == ["1", "2"])
        #expect(!queue.post {}, "the end stays the end")
    }

    @Test func `a queue is closed as idle only where nothing runs or waits`() async throws {
        let queue = JobQueue()
        #expect(!queue.closeIfIdle(), "nobody runs its jobs yet")
        async let running: Void = queue.run()
        try await queue.perform { #expect(!queue.closeIfIdle()) }
        while !queue.closeIfIdle() { await Task.yield() }
        await running
        #expect(!queue.post {})
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
        let queue = JobQueue()
        queue.close()
        #expect(!queue.post {})
        await #expect(throws: ChatError.self) { try await queue.perform { 1 } }
        #expect(queue.requestCount == 0, "what was refused does not wait")
        await queue.run()
    }

    @Test func `a queue of too many events drops them, gives their bytes back and is at its end`() async throws {
        let budget = EventBudget()
        let queue = EventQueue(budget: budget)
        for number in 1...ChatLimits.eventsQueuedMax { #expect(add("\(number)", to: queue)) }
        #expect(!add("one more", to: queue))
        #expect(!add("one more", to: queue), "the end stays the end")
        #expect(await queue.next() == nil)
        #expect(add("all", byteCount: EventBudget.byteCountMax, to: EventQueue(budget: budget)))
    }

    @Test func `all queues of a connection share its bytes`() async throws {
        let budget = EventBudget()
        let (one, other) = (EventQueue(budget: budget), EventQueue(budget: budget))
        #expect(add("large", byteCount: EventBudget.byteCountMax - 1, to: one))
        #expect(add("the last byte", to: other))
        #expect(!add("one more", to: other))
        #expect(await one.next()?.text.readableBytes == EventBudget.byteCountMax - 1)
        #expect(await other.next() == nil, "what waited is dropped")
    }

    @Test func `what has been read waits no more`() async throws {
        let queue = EventQueue()
        for _ in 1...3 {
            #expect(add("large", byteCount: EventBudget.byteCountMax, to: queue))
            #expect(await queue.next() != nil)
        }
        async let next = queue.next()
        #expect(add("for who waits", byteCount: EventBudget.byteCountMax, to: queue))
        #expect(await next != nil)
        #expect(add("after", byteCount: EventBudget.byteCountMax, to: queue))
    }

    @Test func `a reader whose task is cancelled is at the end`() async throws {
        let queue = EventQueue()
        let reader = Task { await queue.next() }
        reader.cancel()
        #expect(await reader.value == nil)
        #expect(!add("late", to: queue))
    }

    @Test func `a handover gives elements one at a time, and turns everybody away once it is closed`() async throws {
        let handover = Handover<Int>()
        let received = Log()
        async let receiving: Void = handover.receive { await received.add("\($0)") }
        for number in 1...3 { try await handover.send(number) }
        handover.close()
        try await receiving
        #expect(await received.lines == ["1", "2", "3"])
        await #expect(throws: CancellationError.self) { try await handover.send(4) }
    }

    @Test func `who waits at a handover whose receiver fails is turned away`() async throws {
        let handover = Handover<Int>()
        let senders = (1...2).map { number in Task { try await handover.send(number) } }
        await #expect(throws: ChatError.self) {
            try await handover.receive { _ in throw ChatError(.internalError, "no") }
        }
        for sender in senders { await #expect(throws: (any Error).self) { try await sender.value } }
    }

    private func add(_ text: String, byteCount: Int = 1, to queue: EventQueue) -> Bool {
        queue.add(.draft(DraftState(text: text)), text: ByteBuffer(repeating: 0, count: byteCount))
    }
}

private actor Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}
