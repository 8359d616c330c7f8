import Synchronization

/// A request on its way between an app's code and the host: before the host has it, and from the host's answer until the app's code
/// has had that. A step of a test waits for such, and not for those that the host has.
package final class RequestTransit: Sendable {
    private enum Place { case notBegun, inTransit, atHost, ended }

    /// Number of the transits that are under way.
    final class Count: Sendable {
        static let ofProcess = Count()
        private let number = Mutex(0)

        var isZero: Bool { number.withLock { $0 == 0 } }
        func add(_ change: Int) { number.withLock { $0 += change } }
    }

    private let count: Count
    private let place = Mutex(Place.notBegun)

    init(countedBy count: Count = .ofProcess) { self.count = count }
    deinit { move(to: .ended) }

    /// Whether any request of this process is on its way; those of tasks that were cancelled or forgotten do not count.
    package static var isAnyInTransit: Bool {
        guard !Count.ofProcess.isZero else { return false }
        TaskRoutes.dropEnded()
        return !Count.ofProcess.isZero
    }

    func begin() { move(to: .inTransit) }
    package func reachHost() { move(to: .atHost) }
    package func leaveHost() { move(to: .inTransit) }
    func end() { move(to: .ended) }

    /// Does nothing once the transit has ended.
    private func move(to next: Place) {
        place.withLock { place in
            guard place != .ended, place != next else { return }
            let change = (next == .inTransit ? 1 : 0) - (place == .inTransit ? 1 : 0)
            place = next
            count.add(change)
        }
    }
}
