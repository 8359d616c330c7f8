import Foundation
public import OpenCombine

extension Publishers {
    /// States when collected values are sent on.
    ///
    /// Source: developer.apple.com/documentation/combine/publishers/timegroupingstrategy
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After the time, or once there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends values on together, time by time.
    ///
    /// Source: developer.apple.com/documentation/combine/publishers/collectbytime
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let collection = TimedCollection<S, Upstream.Output, Context>(subscriber, strategy, options)
            collection.begin(with: upstream)
        }
    }
}

extension Publisher {
    /// Sends values on together, each time that the strategy says so, and the rest at the end.
    ///
    /// Source: developer.apple.com/documentation/combine/publisher/collect(_:options:)
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
