import Foundation
import FoundationNetworking
import Synchronization

/// Routes that the requests of Foundation's tasks go. Foundation loads a task on a thread of its own, and drops what
/// `URLProtocol.setProperty(_:forKey:in:)` adds to a request, so that they are kept here (docs/workarounds.md).
enum TaskRoutes {
    private struct Route {
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

    private static let routes = Mutex(Kept())

    private struct Kept {
        var routes: [ObjectIdentifier: Route] = [:]
        /// Count at which routes that nobody needs are dropped: twice those that were left the last time, 32 at least.
        var countToSweep = 32

        mutating func sweep() {
            routes = routes.filter(\.value.isNeeded)
            countToSweep = max(32, 2 * routes.count)
        }
    }

    /// Returns the task, whose request is to take this route; without one, the one that its process was last given.
    /// - Parameter handled: The transit that the task's completion handler ends; nil for a task without one.
    static func keep<Task: URLSessionTask>(
        _ send: SessionTransport.Send?, of task: Task, handled: RequestTransit? = nil
    ) -> Task {
        let route = Route(task: task, send: send, transit: handled ?? RequestTransit(), hasHandler: handled != nil)
        routes.withLock {
            if $0.routes.count >= $0.countToSweep { $0.sweep() }
            $0.routes[ObjectIdentifier(task)] = route
        }
        return task
    }

    private static func route(of task: URLSessionTask?) -> Route? {
        guard let task, let route = routes.withLock({ $0.routes[ObjectIdentifier(task)] }) else { return nil }
        return route.task === task ? route : nil
    }

    static func send(of task: URLSessionTask?) -> SessionTransport.Send? { route(of: task)?.send }
    static func transit(of task: URLSessionTask?) -> RequestTransit? { route(of: task)?.transit }

    /// Ends the transit of a task that is loaded, unless its handler does that.
    static func loaded(_ task: URLSessionTask) {
        if let route = route(of: task), !route.hasHandler { route.transit.end() }
    }

    static func dropEnded() { routes.withLock { $0.sweep() } }
}
