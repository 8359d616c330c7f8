import ChatModels
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(1))) struct QueueTests {
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

    @Test func `a closed queue takes nothing, and nobody waits for ever`() async throws {
        let queue = JobQueue()
        queue.close()
        #expect(!queue.post {})
        await #expect(throws: ChatError.self) { try await queue.perform { 1 } }
        await queue.run()
    }

    @Test func `a reader that is too slow gets what waits, and then the end`() async throws {
        let queue = EventQueue()
        let receipts = (1...ChatLimits.eventsQueuedMax).map { number in
            EventQueue.Item.event(.draft(DraftState(text: "\(number)")))
        }
        #expect(receipts.allSatisfy(queue.add))
        #expect(!queue.add(.heartbeat))
        #expect(!queue.add(.heartbeat), "the end stays the end")

        var texts: [String] = []
        for await case .event(.draft(let draft)) in queue.items { texts.append(draft.text) }
        #expect(texts == (1...ChatLimits.eventsQueuedMax).map { "\($0)" })
    }
}

private actor Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}
