import Dispatch
public import Foundation
public import OpenCombine
import Synchronization

/// A queue of operations that publishers can send on; a delay is waited for beside the queue, and keeps none of its operations.
///
/// Source: developer.apple.com/documentation/foundation/operationqueue
extension OperationQueue: @retroactive Scheduler {
    /// Source: developer.apple.com/documentation/foundation/operationqueue/schedulertimetype
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// Source: developer.apple.com/documentation/foundation/operationqueue/scheduleroptions
    public struct SchedulerOptions {}

    /// Waits for all delays, in order: an end must not overtake a value.
    private static let delays = DispatchQueue(label: "Combine.OperationQueue.delays")

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = LoopAction(run: action)
        addOperation { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = LoopAction(run: action)
        Self.delays.asyncAfter(wallDeadline: date.wallTime) { [weak self] in self?.addOperation { action.run() } }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repeated = RepeatedOperation(LoopAction(run: action))
        let timer = LoopAction { [weak self] in self?.addOperation { repeated.run() } }
            .repeated(on: Self.delays, from: date, every: interval.timeInterval)
        return AnyCancellable {
            repeated.cancel()
            timer.cancel()
        }
    }
}

/// Runs an action until it is cancelled: not even what waits in the queue by then, as it does where the queue was busy.
private final class RepeatedOperation: Sendable {
    private let action: LoopAction
    private let isCancelled = Mutex(false)

    init(_ action: LoopAction) {
        self.action = action
    }

    func run() {
        if !isCancelled.withLock({ $0 }) { action.run() }
    }

    func cancel() {
        isCancelled.withLock { $0 = true }
    }
}
