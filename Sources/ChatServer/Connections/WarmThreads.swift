import Dispatch
import Foundation
import Synchronization

/// Keeps the threads alive that serve people. Dispatch ends a thread that has had nothing to do for five seconds, and makes one
/// when it is needed again; where the system has no room for it then, whoever asked waits until there is, and the whole server
/// with it. Source: `_dispatch_root_queue_poke_slow` in swift-corelibs-libdispatch.
final class WarmThreads: Sendable {
    /// How often each thread gets something to do.
    private static let seconds = 2.0
    /// How long a thread is held at most until the others are there, too.
    private static let hold = DispatchTimeInterval.milliseconds(100)
    /// The store's writer and its five readers, and two that change over.
    private static let storeThreadCount = 8

    private let isClosed = Mutex(false)
    /// A serial queue has a thread of its own, as each of the store's connections does.
    private let storeQueues = (0..<storeThreadCount).map { DispatchQueue(label: "warm \($0)", qos: .userInitiated) }
    /// What the main task starts has its priority, which is not the default.
    private let priorities: [DispatchQoS.QoSClass] = [.userInitiated, .default]

    /// To be called while there is room for threads. The thread that does it may itself have to wait.
    func start() {
        let thread = Thread { [self] in
            while !isClosed.withLock({ $0 }) {
                warm()
                Thread.sleep(forTimeInterval: Self.seconds)
            }
        }
        thread.name = "warm threads"
        thread.start()
    }

    func close() { isClosed.withLock { $0 = true } }

    /// Each pool has as many threads as the computer has processors.
    private func warm() {
        let count = ProcessInfo.processInfo.activeProcessorCount
        for priority in priorities { Self.occupy(Array(repeating: .global(qos: priority), count: count)) }
        Self.occupy(storeQueues)
    }

    /// Has a block run on each queue, all at the same moment: so each has a thread.
    private static func occupy(_ queues: [DispatchQueue]) {
        let (meeting, group) = (Meeting(count: queues.count), DispatchGroup())
        for queue in queues { queue.async(group: group) { meeting.attend(for: hold) } }
        group.wait()
    }
}

/// Where so many threads wait for one another.
private final class Meeting: Sendable {
    private let missing: Mutex<Int>
    private let all = DispatchSemaphore(value: 0)

    init(count: Int) { missing = Mutex(count) }

    func attend(for time: DispatchTimeInterval) {
        let isLast = missing.withLock { missing in
            missing -= 1
            return missing == 0
        }
        if !isLast { _ = all.wait(timeout: .now() + time) }
        all.signal()
    }
}
