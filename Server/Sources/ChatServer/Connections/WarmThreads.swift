import Dispatch
import Foundation
import Synchronization

/// Keeps the threads that serve requests alive. Dispatch ends a thread that was idle for five seconds and creates one
/// when it needs it again; where the system has no room for a new thread then, the caller blocks until there is, and
/// the whole server with it.
/// Source: `_dispatch_root_queue_poke_slow` in swift-corelibs-libdispatch.
final class WarmThreads: Sendable {
    /// Interval at which each thread gets work.
    private static let seconds = 2.0
    /// Longest time for which a thread waits for the others at the barrier.
    private static let hold = DispatchTimeInterval.milliseconds(100)
    /// The store's writer, its five readers, and two spare ones for when threads are replaced.
    private static let storeThreadCount = 8

    private let isClosed = Mutex(false)
    /// One serial queue for each of the store's connections: a serial queue occupies a thread of its own.
    private let storeQueues = (0..<storeThreadCount).map { DispatchQueue(label: "warm \($0)", qos: .userInitiated) }
    /// The pools' priorities. Tasks started by the main task run at user-initiated priority, not at the default.
    private let priorities: [DispatchQoS.QoSClass] = [.userInitiated, .default]

    /// Starts the loop on a thread of its own, because it may block. Call it while the system still has room for
    /// threads.
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

    /// Occupies every thread of each pool; a pool has as many as the computer has processors.
    private func warm() {
        let count = ProcessInfo.processInfo.activeProcessorCount
        for priority in priorities { Self.occupy(Array(repeating: .global(qos: priority), count: count)) }
        Self.occupy(storeQueues)
    }

    /// Runs a block on each queue at the same time, so that each queue needs a thread of its own.
    private static func occupy(_ queues: [DispatchQueue]) {
        let (meeting, group) = (Meeting(count: queues.count), DispatchGroup())
        for queue in queues { queue.async(group: group) { meeting.attend(for: hold) } }
        group.wait()
    }
}

/// Barrier for a number of threads, with a timeout.
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
