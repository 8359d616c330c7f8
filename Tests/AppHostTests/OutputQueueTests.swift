import AppProtocol
import Synchronization
import Testing

@testable import AppHost

@Suite(.timeLimit(.minutes(5)))
struct OutputQueueTests {
    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    private func dismissal(_ number: Int) -> AppProcessOutput { .notification(.dismiss(SceneID(rawValue: number))) }

    @Test func `elements come in order, and the stream ends after the end`() async {
        let queue = OutputQueue(countMax: 10, byteCountMax: 100) {}
        for number in 1...3 { #expect(queue.push(dismissal(number), byteCount: 1)) }
        _ = queue.push(.ended(.terminated), byteCount: 0)

        var found: [AppProcessOutput] = []
        for await element in queue.stream { found.append(element) }

        #expect(found == [dismissal(1), dismissal(2), dismissal(3), .ended(.terminated)])
    }

    @Test(arguments: [(4, 1000), (1000, 4)])
    func `a full queue says so, and once when half of it is read`(countMax: Int, byteCountMax: Int) async {
        let room = Counter()
        let queue = OutputQueue(countMax: countMax, byteCountMax: byteCountMax) { room.count.withLock { $0 += 1 } }
        for number in 1...3 { #expect(queue.push(dismissal(number), byteCount: 1)) }
        #expect(!queue.push(dismissal(4), byteCount: 1))

        var reader = queue.stream.makeAsyncIterator()
        _ = await reader.next()
        #expect(room.count.withLock { $0 } == 0)
        for _ in 1...2 {
            _ = await reader.next()
            #expect(room.count.withLock { $0 } == 1)
        }
    }

    @Test func `a full queue stays full until half of it is read, though more comes meanwhile`() async {
        let room = Counter()
        let queue = OutputQueue(countMax: 6, byteCountMax: 100) { room.count.withLock { $0 += 1 } }
        for number in 1...6 { _ = queue.push(dismissal(number), byteCount: 1) }
        var reader = queue.stream.makeAsyncIterator()
        for _ in 1...2 { _ = await reader.next() }

        #expect(!queue.push(dismissal(7), byteCount: 1))

        #expect(room.count.withLock { $0 } == 0)
        for _ in 1...2 { _ = await reader.next() }
        #expect(room.count.withLock { $0 } == 1)
        #expect(queue.push(dismissal(8), byteCount: 1))
    }

    @Test func `a reader whose task is cancelled stops waiting`() async {
        let queue = OutputQueue(countMax: 10, byteCountMax: 100) {}
        let reader = Task { () -> Int in
            var count = 0
            for await _ in queue.stream { count += 1 }
            return count
        }
        reader.cancel()
        #expect(await reader.value == 0)
    }
}
