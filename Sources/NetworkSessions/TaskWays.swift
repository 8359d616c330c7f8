import Foundation
import FoundationNetworking
import Synchronization

/// Ways that the requests of Foundation's tasks go. Foundation loads a task on a thread of its own, and drops what
/// `URLProtocol.setProperty(_:forKey:in:)` adds to a request, so that they are kept here (docs/workarounds.md).
enum TaskWays {
    private struct Way {
        weak var task: URLSessionTask?
        let send: SessionTransport.Send?
        let transit: RequestTransit
        /// Whether the transit ends with the task's completion handler, which Foundation calls after it has loaded the task.
        let hasHandler: Bool

        var isNeeded: Bool {
            guard let task else { return false }
            return hasHandler || task.state == .suspended || task.state == .running
        }
    }

    private static let ways = Mutex(Kept())

    private struct Kept {
        var ways: [ObjectIdentifier: Way] = [:]
        /// Count at which ways that nobody needs are dropped: twice those that were left the last time, 32 at least.
        var countToSweep = 32

        mutating func sweep() {
            ways = ways.filter(\.value.isNeeded)
            countToSweep = max(32, 2 * ways.count)
        }
    }

    /// Returns the task, whose request is to go this way; without a way, the one that its process was last given.
    /// - Parameter handled: The transit that the task's completion handler ends; nil for a task without one.
    static func keep<Task: URLSessionTask>(
        _ send: SessionTransport.Send?, of task: Task, handled: RequestTransit? = nil
    ) -> Task {
        let way = Way(task: task, send: send, transit: handled ?? RequestTransit(), hasHandler: handled != nil)
        ways.withLock {
            if $0.ways.count >= $0.countToSweep { $0.sweep() }
            $0.ways[ObjectIdentifier(task)] = way
        }
        return task
    }

    private static func way(to task: URLSessionTask?) -> Way? {
        guard let task, let way = ways.withLock({ $0.ways[ObjectIdentifier(task)] }) else { return nil }
        return way.task === task ? way : nil
    }

    static func way(of task: URLSessionTask?) -> SessionTransport.Send? { way(to: task)?.send }
    static func transit(of task: URLSessionTask?) -> RequestTransit? { way(to: task)?.transit }

    /// Ends the transit of a task that is loaded, unless its handler does that.
    static func loaded(_ task: URLSessionTask) {
        if let way = way(to: task), !way.hasHandler { way.transit.end() }
    }

    static func dropEnded() { ways.withLock { $0.sweep() } }
}
