import Foundation
import OpenCombine

/// Subscription of a subscriber to the newest outputs of two publishers. A publisher may send on any thread; the subscriber is
/// called by one at a time. The lock guards all of it.
final class LatestSubscription<Downstream: Subscriber, A, B>: Subscription, @unchecked Sendable
where Downstream.Input == (A, B) {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var latest: (A?, B?)
    private var upstreams: [Int: any Subscription] = [:]
    private var running = 2
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    func subscribe<P: Publisher, Q: Publisher>(to a: P, _ b: Q)
    where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
        subscribe(to: a, at: 0) { $0.latest.0 = $1 }
        subscribe(to: b, at: 1) { $0.latest.1 = $1 }
    }

    private func subscribe<Upstream: Publisher>(
        to publisher: Upstream, at index: Int, keep: @escaping (LatestSubscription, Upstream.Output) -> Void
    ) where Upstream.Failure == Downstream.Failure {
        publisher.subscribe(
            AnySubscriber<Upstream.Output, Upstream.Failure>(
                receiveSubscription: { self.began($0, at: index) },
                receiveValue: { value in
                    self.lock.withLock {
                        keep(self, value)
                        self.deliver()
                    }
                    return .none
                },
                receiveCompletion: { self.ended($0, at: index) }))
    }

    private func began(_ subscription: any Subscription, at index: Int) {
        let isWanted = lock.withLock {
            guard downstream != nil else { return false }
            upstreams[index] = subscription
            return true
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    private func deliver() {
        guard let downstream, demand > .none, let a = latest.0, let b = latest.1 else { return }
        demand -= 1
        demand += downstream.receive((a, b))
    }

    /// Ends the subscriber at the first failure, or when both publishers have finished.
    private func ended(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.withLock {
            upstreams[index] = nil
            running -= 1
            if case .finished = completion, running > 0 { return }
            let ending = downstream
            cancel()
            ending?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let ended = lock.withLock {
            (downstream, latest) = (nil, (nil, nil))
            defer { upstreams = [:] }
            return upstreams
        }
        for upstream in ended.values { upstream.cancel() }
    }
}
