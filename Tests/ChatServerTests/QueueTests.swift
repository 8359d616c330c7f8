import ChatModels
import NIOCore
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
        for number in 1...ChatLimits.eventsQueuedMax { #expect(queue.add(event("\(number)"))) }
        #expect(!queue.add(.heartbeat))
        #expect(!queue.add(.heartbeat), "the end stays the end")
        #expect(await texts(in: queue) == (1...ChatLimits.eventsQueuedMax).map { "\($0)" })
    }

    @Test func `a reader for whom too many bytes wait is too slow as well`() async throws {
        let queue = EventQueue()
        #expect(queue.add(event("large", byteCount: EventQueue.byteCountMax - 1)))
        #expect(queue.add(event("the last byte", byteCount: 1)))
        #expect(!queue.add(event("one more", byteCount: 1)))
        #expect(await texts(in: queue) == ["large", "the last byte"])
    }

    @Test func `what has been read waits no more`() async throws {
        let queue = EventQueue()
        var reader = queue.waiting.makeAsyncIterator()
        for _ in 1...3 {
            #expect(queue.add(event("large", byteCount: EventQueue.byteCountMax)))
            _ = try await reader.next()
        }
    }

    private func event(_ text: String, byteCount: Int = 1) -> EventQueue.Item {
        .event(.draft(DraftState(text: text)), text: ByteBuffer(repeating: 0, count: byteCount))
    }

    private func texts(in queue: EventQueue) async -> [String] {
        var texts: [String] = []
        for await case .event(.draft(let draft), _) in queue.waiting { texts.append(draft.text) }
        return texts
    }
}

private actor Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}
