public import Dispatch
public import OpenCombine

/// A queue that publishers can send on (docs/workarounds.md says why OpenCombine's own conformance is not used).
///
/// Source: developer.apple.com/documentation/dispatch/dispatchqueue
extension DispatchQueue: @retroactive Scheduler {
    /// Source: developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .zero }
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        let work = item(options, action)
        if let group = options.group { async(group: group, execute: work) } else { async(execute: work) }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        asyncAfter(deadline: date.dispatchTime, execute: item(options ?? SchedulerOptions(), action))
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(handler: item(options ?? SchedulerOptions(), action))
        timer.schedule(
            deadline: date.dispatchTime, repeating: max(interval, .milliseconds(1)).timeInterval,
            leeway: tolerance.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    private func item(_ options: SchedulerOptions, _ action: @escaping () -> Void) -> DispatchWorkItem {
        DispatchWorkItem(qos: options.qos, flags: options.flags, block: action)
    }
}
