import Foundation
import FoundationNetworking
import Synchronization

/// Ways that the requests of Foundation's tasks go. Foundation loads a task on a thread of its own, and drops what
/// `URLProtocol.setProperty(_:forKey:in:)` adds to a request, so that they are kept here (docs/workarounds.md).
enum TaskWays {
    private struct Way {
        weak var task: URLSessionTask?
        let send: SessionTransport.Send
    }

    private static let ways = Mutex(Kept())

    private struct Kept {
        var ways: [ObjectIdentifier: Way] = [:]
        /// Count at which ways whose task is gone are dropped: twice those that were left the last time, 32 at least.
        var countToSweep = 32

        mutating func sweep() {
            ways = ways.filter { $1.task != nil }
            countToSweep = max(32, 2 * ways.count)
        }
    }

    /// Returns the task, whose request is to go this way; without a way, the one that its process was last given.
    static func keep<Task: URLSessionTask>(_ send: SessionTransport.Send?, of task: Task) -> Task {
        guard let send else { return task }
        ways.withLock {
            if $0.ways.count >= $0.countToSweep { $0.sweep() }
            $0.ways[ObjectIdentifier(task)] = Way(task: task, send: send)
        }
        return task
    }

    static func way(of task: URLSessionTask?) -> SessionTransport.Send? {
        guard let task else { return nil }
        let way = ways.withLock { $0.ways[ObjectIdentifier(task)] }
        return way?.task === task ? way?.send : nil
    }
}
