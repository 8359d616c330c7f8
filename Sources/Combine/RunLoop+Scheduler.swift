import Dispatch
public import Foundation
public import OpenCombine

/// A run loop that publishers can send on. The main one hands its work to the main queue, since an app's process waits there.
///
/// Source: developer.apple.com/documentation/foundation/runloop
extension RunLoop: @retroactive Scheduler {
    /// Source: developer.apple.com/documentation/foundation/runloop/schedulertimetype
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// Source: developer.apple.com/documentation/foundation/runloop/scheduleroptions
    public struct SchedulerOptions {}

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = LoopAction(run: action)
        if self === RunLoop.main {
            DispatchQueue.main.async { action.run() }
        } else {
            perform { action.run() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        guard self !== RunLoop.main else {
            return DispatchQueue.main.schedule(after: .init(date.dispatchTime), action)
        }
        add(timer(at: date, every: 0, action), forMode: .default)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        guard self !== RunLoop.main else {
            return DispatchQueue.main.schedule(
                after: .init(date.dispatchTime), interval: .seconds(interval.timeInterval), action)
        }
        let timer = timer(at: date, every: interval.timeInterval, action)
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }

    /// - Parameter interval: Seconds between two calls; 0 for one call only.
    private func timer(
        at date: SchedulerTimeType, every interval: TimeInterval, _ action: @escaping () -> Void
    ) -> Timer {
        let action = LoopAction(run: action)
        return Timer(fire: date.date, interval: interval, repeats: interval > 0) { _ in action.run() }
    }
}

/// Work of a publisher, which no other thread has any more once it is scheduled.
struct LoopAction: @unchecked Sendable {
    let run: () -> Void
}

extension _DateSchedulerTime {
    /// The same moment by the clock of queues.
    fileprivate var dispatchTime: DispatchTime { .now() + date.timeIntervalSinceNow }
}
