public import Foundation
public import OpenCombine

extension Timer {
    /// Publishes the date again and again, from the first connection on.
    ///
    /// Partly: the run loop and its mode have no effect; the dates come on the main actor.
    ///
    /// Source: developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:)
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: Any? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    /// A publisher of dates at a regular interval.
    ///
    /// Source: developer.apple.com/documentation/foundation/timer/timerpublisher
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {  // a subject may be used anywhere
        public typealias Output = Date
        public typealias Failure = Never
        /// Limits of the interval in seconds: a shorter one would keep the app from anything else, and a `Duration` has
        /// an end.
        private static let (shortest, longest) = (0.001, 1e9)
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) {
            self.interval =
                interval.isFinite ? Swift.min(Swift.max(interval, Self.shortest), Self.longest) : Self.longest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            let task = Task { @MainActor [weak self] in
                while let interval = self?.interval {
                    try? await Task.sleep(for: .seconds(interval))
                    if Task.isCancelled { return }
                    self?.subject.send(Date())
                }
            }
            return AnyCancellable { task.cancel() }
        }
    }
}
