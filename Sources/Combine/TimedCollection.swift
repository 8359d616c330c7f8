import Foundation
import OpenCombine

/// Subscription of a subscriber to values that are collected for a time. A publisher may send on any thread.
final class TimedCollection<Downstream: Subscriber, Value, Context: Scheduler>: Subscription, @unchecked Sendable
where Downstream.Input == [Value] {
    /// Held while the subscriber is called, so that groups come in their order.
    private let delivery = NSRecursiveLock()
    /// Guards the rest. Not held while the subscriber is called: it may wait for a thread that sends.
    private let lock = NSRecursiveLock()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let countMax: Int
    private let options: Context.SchedulerOptions?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Value] = []
    private var demand = Subscribers.Demand.none

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        (self.downstream, self.options) = (downstream, options)
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, countMax) = (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, countMax) = (scheduler, interval, Swift.max(1, count))
        }
    }

    func begin<Upstream: Publisher>(with publisher: Upstream)
    where Upstream.Output == Value, Upstream.Failure == Downstream.Failure {
        lock.withLock { downstream }?.receive(subscription: self)
        publisher.subscribe(
            AnySubscriber<Value, Upstream.Failure>(
                receiveSubscription: { self.began($0) },
                receiveValue: { value in
                    self.lock.withLock { self.take(value) }
                    return .none
                },
                receiveCompletion: { completion in
                    self.scheduler.schedule(options: self.options) { self.end(completion) }
                }))
    }

    private func began(_ subscription: any Subscription) {
        let isWanted = lock.withLock {
            guard downstream != nil else { return false }
            upstream = subscription
            timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
                options: options
            ) { [weak self] in self?.send() }
            return true
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    private func take(_ value: Value) {
        guard downstream != nil else { return }
        values.append(value)
        guard values.count >= countMax else { return }
        scheduler.schedule(options: options) { self.send(atLeast: self.countMax) }
    }

    /// Sends what is there, in groups that are not too large.
    /// - Parameter countMin: values of the smallest group that is sent.
    private func send(atLeast countMin: Int = 1) {
        delivery.withLock {
            while let (downstream, group) = lock.withLock({ next(atLeast: countMin) }) {
                let more = downstream.receive(group)
                lock.withLock { demand += more }
            }
        }
    }

    /// Returns the subscriber and its next group; nil where there is none, or it has not asked for one.
    private func next(atLeast countMin: Int) -> (Downstream, [Value])? {
        guard let downstream, values.count >= countMin, demand > .none else { return nil }
        let group = Array(values.prefix(countMax))
        values.removeFirst(group.count)
        demand -= 1
        return (downstream, group)
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.withLock {
            if case .finished = completion { send() }
            let ending = lock.withLock { downstream }
            cancel()
            ending?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let (upstream, timer) = lock.withLock {
            (downstream, values) = (nil, [])
            defer { (self.upstream, self.timer) = (nil, nil) }
            return (self.upstream, self.timer)
        }
        upstream?.cancel()
        timer?.cancel()
    }
}
