import Foundation
import Testing

@testable import Combine

@Suite(.timeLimit(.minutes(5))) struct SchedulerTests {
    private static let mainMark = DispatchSpecificKey<Bool>()

    init() { DispatchQueue.main.setSpecific(key: Self.mainMark, value: true) }

    /// Returns the first output of a publisher, and whether it came on the main queue.
    private func first<P: Publisher>(_ publisher: P) async -> (Int, isOnMain: Bool) where P.Output == Int {
        let held = Held()
        return await withCheckedContinuation { continuation in
            held.subscription = publisher.first().sink(receiveCompletion: { _ in }) {
                continuation.resume(returning: ($0, DispatchQueue.getSpecific(key: Self.mainMark) == true))
            }
        }
    }

    @Test func `values are received on the main queue, loop and operation queue`() async {
        let sent = Just(7).subscribe(on: DispatchQueue.global(qos: .userInitiated))
        #expect(await first(sent.receive(on: DispatchQueue.main)) == (7, true))
        #expect(await first(sent.receive(on: RunLoop.main)) == (7, true))
        #expect(await first(sent.receive(on: OperationQueue.main)) == (7, true))
        #expect(await first(sent.receive(on: DispatchQueue(label: "own"))) == (7, false))
    }

    @Test func `a delay is waited for on each of them`() async {
        let start = ContinuousClock.now
        _ = await first(Just(1).delay(for: .milliseconds(40), scheduler: DispatchQueue.main))
        _ = await first(Just(1).delay(for: 0.04, scheduler: RunLoop.main))
        let queue = OperationQueue()
        // The end may overtake the value where operations run at once.
        queue.maxConcurrentOperationCount = 1
        _ = await first(Just(1).delay(for: .seconds(0.04), scheduler: queue))
        #expect(ContinuousClock.now - start > .milliseconds(115))
    }

    @Test func `what is scheduled for later runs in order, a microsecond apart`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        #expect(await order(on: RunLoop.main) == Array(0..<500))
        #expect(await order(on: queue) == Array(0..<500))
    }

    @Test func `a moment keeps its place by the clock of queues`() {
        let start = Date()
        let moments = (0..<1_000).map { _DateSchedulerTime(start.addingTimeInterval(Double($0) / 1e6)) }
        let pairs = zip(moments, moments.dropFirst())
        #expect(pairs.allSatisfy { $0.wallTime < $1.wallTime })
        #expect(_DateSchedulerTime(.distantFuture).wallTime == .distantFuture)
    }

    private func order<S: Scheduler>(on scheduler: S) async -> [Int] {
        let numbers = Held<[Int]>([])
        let start = scheduler.now.advanced(by: .milliseconds(20))
        return await withCheckedContinuation { continuation in
            for number in 0..<500 {
                scheduler.schedule(after: start.advanced(by: .microseconds(number))) {
                    numbers.value.append(number)
                    if numbers.value.count == 500 { continuation.resume(returning: numbers.value) }
                }
            }
        }
    }

    @Test func `of quick changes a debounce lets the last one through`() async {
        let typed = Held(PassthroughSubject<Int, Never>())
        let last = typed.value.debounce(for: .milliseconds(30), scheduler: DispatchQueue.main)
        let typing = last.handleEvents(receiveRequest: { _ in
            // Again and again: on a full computer the keys were once sent in vain, and the test waited for ever.
            for second in 0..<60 {
                DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(second)) {
                    for key in 1...5 { typed.value.send(key) }
                }
            }
        })
        #expect(await first(typing) == (5, true))
    }

    @Test func `a repeated action stops when it is cancelled`() async {
        for scheduler in [DispatchQueue.main.every, RunLoop.main.every, OperationQueue.main.every] {
            let running = Held(0)
            let end = await withCheckedContinuation { continuation in
                let started = scheduler {
                    running.value += 1
                    if running.value >= 3, let subscription = running.subscription {
                        running.subscription = nil
                        subscription.cancel()
                        let count = running.value
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { continuation.resume(returning: count) }
                    }
                }
                DispatchQueue.main.sync { running.subscription = started }
            }
            #expect(running.value == end)
        }
    }

    @Test func `what waits in a busy queue of operations does not run once it is cancelled`() async throws {
        let (queue, running, mayGoOn) = (OperationQueue(), Held(0), DispatchSemaphore(value: 0))
        queue.maxConcurrentOperationCount = 1
        queue.addOperation { mayGoOn.wait() }
        let started = queue.every { running.value += 1 }
        while queue.operationCount < 4 { try await Task.sleep(for: .milliseconds(1)) }
        started.cancel()
        mayGoOn.signal()
        while queue.operationCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(running.value == 0)
    }

    @Test func `lengths of time are added, compared and cut at their ends`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1.5) == .milliseconds(1_500) && Stride.microseconds(2) == .nanoseconds(2_000))
        #expect(Stride.seconds(2) - .seconds(3) < .zero && 0.5 + Stride.seconds(1) == .milliseconds(1_500))
        #expect(Stride.seconds(Int.max) == .nanoseconds(.max) && Stride.seconds(-Double.infinity) == .nanoseconds(.min))
        #expect(Stride.nanoseconds(.min) + .nanoseconds(-1) == .nanoseconds(.min))
        #expect(
            Stride(.never) == .nanoseconds(.max) && Stride(.milliseconds(3)).timeInterval == .nanoseconds(3_000_000))
        let moment = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000))
        #expect(moment.distance(to: moment.advanced(by: .nanoseconds(-500))) == .nanoseconds(-500))
    }
}

/// A value and a subscription that one thread at a time uses.
private final class Held<Value>: @unchecked Sendable {
    var value: Value
    var subscription: (any Cancellable)?
    init(_ value: Value) { self.value = value }
    convenience init() where Value == Int { self.init(0) }
}

extension Scheduler {
    /// Runs the action every five milliseconds.
    fileprivate func every(_ action: @escaping () -> Void) -> any Cancellable {
        schedule(after: now, interval: .milliseconds(5), action)
    }
}
