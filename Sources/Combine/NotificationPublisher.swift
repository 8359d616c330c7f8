public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// Publishes the notifications of a name, and of an object if one is given.
    ///
    /// Source: developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications, on the thread that posts them. One that the subscriber has no demand for is dropped.
    ///
    /// Source: developer.apple.com/documentation/foundation/notificationcenter/publisher
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: NotificationSubscription(self, deliver: subscriber.receive))
        }
    }
}

/// Observation of a center for a subscriber, until it is cancelled.
private final class NotificationSubscription: Subscription, @unchecked Sendable {  // the lock guards all of it
    private let lock = NSRecursiveLock()
    private let center: NotificationCenter
    private var deliver: ((Notification) -> Subscribers.Demand)?
    private var demand = Subscribers.Demand.none
    private var observation: (any NSObjectProtocol)?

    init(_ publisher: NotificationCenter.Publisher, deliver: @escaping (Notification) -> Subscribers.Demand) {
        (center, self.deliver) = (publisher.center, deliver)
        observation = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            [weak self] in self?.receive($0)
        }
    }

    private func receive(_ notification: Notification) {
        lock.withLock {
            guard let deliver, demand > .none else { return }
            demand -= 1
            demand += deliver(notification)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let ended = lock.withLock {
            deliver = nil
            defer { observation = nil }
            return observation
        }
        if let ended { center.removeObserver(ended) }
    }

    deinit { if let observation { center.removeObserver(observation) } }
}
