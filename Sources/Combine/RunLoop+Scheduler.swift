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
        let action = LoopAction(run: action)
        if self === RunLoop.main {
            DispatchQueue.main.asyncAfter(wallDeadline: date.wallTime) { action.run() }
        } else {
            add(timer(at: date, every: 0, action), forMode: .default)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = LoopAction(run: action)
        if self === RunLoop.main {
            return action.repeated(on: .main, from: date, every: interval.timeInterval)
        }
        let timer = timer(at: date, every: LoopAction.bounded(interval.timeInterval), action)
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }

    /// - Parameter interval: Seconds between two calls; 0 for one call only.
    private func timer(
        at date: SchedulerTimeType, every interval: TimeInterval, _ action: LoopAction
    ) -> Timer {
        Timer(fire: date.date, interval: interval, repeats: interval > 0) { _ in action.run() }
    }
}

/// Work of a publisher, which no other thread has any more once it is scheduled.
struct LoopAction: @unchecked Sendable {
    /// Shortest interval in seconds, as none would keep the queue from anything else, and the longest, beyond which Dispatch traps.
    private static let (shortest, longest) = (0.001, 1e9)
    let run: () -> Void

    static func bounded(_ interval: TimeInterval) -> TimeInterval {
        interval >= shortest ? min(interval, longest) : shortest
    }

    /// - Parameter interval: Seconds between two calls.
    func repeated(
        on queue: DispatchQueue, from date: _DateSchedulerTime, every interval: TimeInterval
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { run() }
        timer.schedule(wallDeadline: date.wallTime, repeating: Self.bounded(interval))
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

extension _DateSchedulerTime {
    /// The same moment by the clock of queues. Of two moments the earlier one stays it: to add what is left of the time to a second
    /// clock would let a publisher's end overtake its value.
    var wallTime: DispatchWallTime {
        let seconds = date.timeIntervalSince1970
        guard seconds < Date.distantFuture.timeIntervalSince1970 else { return .distantFuture }
        let whole = max(0, seconds.rounded(.down))
        let rest = min(max(0, (seconds - whole) * 1e9), 999_999_999)
        return DispatchWallTime(timespec: timespec(tv_sec: Int(whole), tv_nsec: Int(rest)))
    }
}
