import Foundation
import OpenCombine

/// Subscription of a subscriber to all outputs of several publishers. A publisher may send on any thread; the subscriber is called by
/// one at a time. Of outputs that the subscriber has no demand for, one a publisher is kept.
final class MergeSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {  // the lock guards all of it
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstreams: [Int: any Subscription] = [:]
    private var running: Int
    private var demand = Subscribers.Demand.none
    private var waiting: [(index: Int, value: Downstream.Input)] = []
    private var ending: Subscribers.Completion<Downstream.Failure>?

    /// - Parameter count: Number of publishers that are going to be subscribed to.
    init(count: Int, downstream: Downstream) { (running, self.downstream) = (count, downstream) }

    func subscribe<Upstream: Publisher>(to publisher: Upstream, at index: Int)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber<Upstream.Output, Upstream.Failure>(
                receiveSubscription: { self.began($0, at: index) },
                receiveValue: { self.receive($0, at: index) },
                receiveCompletion: { self.ended($0, at: index) }))
    }

    private func began(_ subscription: any Subscription, at index: Int) {
        let wanted: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            upstreams[index] = subscription
            return demand == .unlimited ? .unlimited : .max(1)
        }
        if let wanted { subscription.request(wanted) } else { subscription.cancel() }
    }

    private func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
        lock.withLock {
            guard downstream != nil else { return .none }
            waiting.append((index, value))
            guard demand > .none else { return .none }
            return deliver().contains(index) ? .max(1) : .none
        }
    }

    /// Hands over what the subscriber has a demand for; returns the places of the publishers that are to go on.
    private func deliver() -> [Int] {
        var delivered: [Int] = []
        while let downstream, demand > .none, !waiting.isEmpty {
            let (index, value) = waiting.removeFirst()
            demand -= 1
            demand += downstream.receive(value)
            delivered.append(index)
        }
        endIfAllIsDelivered()
        return delivered
    }

    /// Ends the subscriber at the first failure; after the last output when each of the publishers has finished.
    private func ended(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.withLock {
            upstreams[index] = nil
            running -= 1
            if case .failure = completion { waiting = [] } else if running > 0 { return }
            ending = completion
            endIfAllIsDelivered()
        }
    }

    private func endIfAllIsDelivered() {
        guard let ending, waiting.isEmpty, let downstream else { return }
        cancel()
        downstream.receive(completion: ending)
    }

    func request(_ demand: Subscribers.Demand) {
        let goingOn = lock.withLock {
            self.demand += demand
            return deliver().compactMap { upstreams[$0] }
        }
        for upstream in goingOn { upstream.request(.max(1)) }
    }

    func cancel() {
        let ended = lock.withLock {
            (downstream, waiting) = (nil, [])
            defer { upstreams = [:] }
            return upstreams
        }
        for upstream in ended.values { upstream.cancel() }
    }
}
