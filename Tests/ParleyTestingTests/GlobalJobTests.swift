import Foundation
import Synchronization
import Testing

@testable import ParleyTesting

/// By what a step of a test waits for work that is on no queue of the main actor.
@Suite(.timeLimit(.minutes(5))) struct GlobalJobTests {
    @Test func `a job that is being run is waited for, on each of the executor's queues`() async {
        #expect(GlobalJobs.isCounting)
        for priority in [TaskPriority.background, .utility, .medium, .high] {
            let isDone = Mutex(false)
            let task = Task.detached(priority: priority) {
                usleep(20_000)
                isDone.withLock { $0 = true }
            }
            await GlobalJobs.finished()
            #expect(isDone.withLock { $0 }, "priority \(priority)")
            await task.value
        }
    }

    @Test func `one that does not end is waited for no longer than two seconds`() async {
        #expect(GlobalJobs.isCounting)
        let end = DispatchSemaphore(value: 0)
        let task = Task.detached { Self.wait(for: end) }
        let start = ContinuousClock.now
        await GlobalJobs.finished()
        #expect((Duration.seconds(1.9)...Duration.seconds(20)).contains(ContinuousClock.now - start))
        end.signal()
        await task.value
    }

    private static func wait(for end: DispatchSemaphore) { end.wait() }
}
