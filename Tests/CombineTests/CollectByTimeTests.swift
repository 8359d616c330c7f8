import Combine
import Foundation
import Testing

/// Source: developer.apple.com/documentation/combine/publishers/timegroupingstrategy
@Suite(.timeLimit(.minutes(5))) struct `Values that are collected for a time` {
    private final class Collected {
        var groups: [[Int]] = []
        var isFinished = false
        var subscription: AnyCancellable?
    }

    private func collect(
        _ source: PassthroughSubject<Int, Never>, _ strategy: Publishers.TimeGroupingStrategy<HandClock>
    ) -> Collected {
        let collected = Collected()
        collected.subscription = source.collect(strategy).sink { [unowned collected] _ in
            collected.isFinished = true
        } receiveValue: { [unowned collected] in
            collected.groups.append($0)
        }
        return collected
    }

    @Test func `come together when it is over, and nothing where nothing came`() {
        let (clock, source) = (HandClock(), PassthroughSubject<Int, Never>())
        let collected = collect(source, .byTime(clock, 10))
        for value in 1...3 { source.send(value) }
        clock.run(until: 9)
        #expect(collected.groups.isEmpty)
        clock.run(until: 10)
        #expect(collected.groups == [[1, 2, 3]])
        clock.run(until: 20)
        source.send(4)
        clock.run(until: 30)
        #expect(collected.groups == [[1, 2, 3], [4]])
    }

    @Test func `come earlier where there are enough`() {
        let (clock, source) = (HandClock(), PassthroughSubject<Int, Never>())
        let collected = collect(source, .byTimeOrCount(clock, 10, 2))
        for value in 1...5 { source.send(value) }
        clock.run(until: 1)
        #expect(collected.groups == [[1, 2], [3, 4]])
        clock.run(until: 10)
        #expect(collected.groups == [[1, 2], [3, 4], [5]])
    }

    @Test func `come at the end, unless it is a failure or cancelled`() {
        let (clock, source) = (HandClock(), PassthroughSubject<Int, Never>())
        let collected = collect(source, .byTime(clock, 10))
        let cancelled = collect(source, .byTime(clock, 10))
        source.send(1)
        cancelled.subscription = nil
        source.send(completion: .finished)
        clock.run(until: 10)
        #expect(collected.groups == [[1]] && collected.isFinished)
        #expect(cancelled.groups.isEmpty && !cancelled.isFinished)
    }
}

/// A scheduler whose time a test moves, in whole steps.
private final class HandClock: Scheduler {
    struct Time: Strideable {
        let step: Int
        func distance(to other: Time) -> Stride { Stride(step: other.step - step) }
        func advanced(by stride: Stride) -> Time { Time(step: step + stride.step) }

        struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByIntegerLiteral {
            var step: Int
            init(step: Int) { self.step = step }
            init(integerLiteral value: Int) { step = value }
            init?<T: BinaryInteger>(exactly source: T) { step = Int(source) }
            var magnitude: Int { abs(step) }
            static func < (left: Stride, right: Stride) -> Bool { left.step < right.step }
            static func + (left: Stride, right: Stride) -> Stride { Stride(step: left.step + right.step) }
            static func - (left: Stride, right: Stride) -> Stride { Stride(step: left.step - right.step) }
            static func * (left: Stride, right: Stride) -> Stride { Stride(step: left.step * right.step) }
            static func *= (left: inout Stride, right: Stride) { left = left * right }
            static func seconds(_ count: Int) -> Stride { Stride(step: count) }
            static func seconds(_ count: Double) -> Stride { Stride(step: Int(count)) }
            static func milliseconds(_ count: Int) -> Stride { Stride(step: count) }
            static func microseconds(_ count: Int) -> Stride { Stride(step: count) }
            static func nanoseconds(_ count: Int) -> Stride { Stride(step: count) }
        }
    }
    typealias SchedulerOptions = Never

    private final class Job: Cancellable {
        var time: Time
        let interval: Time.Stride?
        let action: () -> Void
        var isCancelled = false

        init(_ time: Time, _ interval: Time.Stride?, _ action: @escaping () -> Void) {
            (self.time, self.interval, self.action) = (time, interval, action)
        }

        func cancel() { isCancelled = true }
    }

    private(set) var now = Time(step: 0)
    let minimumTolerance: Time.Stride = 0
    private var jobs: [Job] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) { jobs.append(Job(now, nil, action)) }

    func schedule(after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void) {
        jobs.append(Job(date, nil, action))
    }

    func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let job = Job(date, interval, action)
        jobs.append(job)
        return job
    }

    /// Runs what is due up to a step, in the order of time.
    func run(until step: Int) {
        while let job = jobs.filter({ $0.time.step <= step }).min(by: { $0.time.step < $1.time.step }) {
            now = max(now, job.time)
            if let interval = job.interval, !job.isCancelled {
                job.time = job.time.advanced(by: interval)
            } else {
                jobs.removeAll { $0 === job }
            }
            if !job.isCancelled { job.action() }
        }
        now = Time(step: step)
    }
}
