public import Foundation

extension NotificationCenter {
    /// Notifications of one name, as an asynchronous sequence that never ends by itself.
    ///
    /// Source: developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications { Notifications(center: self, name: name, object: object) }

    /// Source: developer.apple.com/documentation/foundation/notificationcenter/notifications
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        /// Greatest number of notifications that wait for a slow loop; older ones are dropped.
        static let waitingCountMax = 1_000

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Begins to listen.
        public func makeAsyncIterator() -> Iterator {
            Iterator(
                AsyncStream(bufferingPolicy: .bufferingNewest(Self.waitingCountMax)) { continuation in
                    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                        continuation.yield(Posted(notification: notification))
                    }
                    let listening = Listening(center: center, token: token)
                    continuation.onTermination = { _ in listening.end() }
                })
        }

        /// Source: developer.apple.com/documentation/foundation/notificationcenter/notifications/iterator
        public final class Iterator: AsyncIteratorProtocol {
            private var posted: AsyncStream<Posted>.Iterator

            fileprivate init(_ posted: AsyncStream<Posted>) { self.posted = posted.makeAsyncIterator() }

            public func next() async -> Notification? { await posted.next()?.notification }
            public func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }
    }
}

/// A notification on its way from the poster's thread to the loop's.
private struct Posted: @unchecked Sendable {  // its poster hands it over
    let notification: Notification
}

/// An observer's place in a center.
private struct Listening: @unchecked Sendable {  // a center guards itself, and the token is only handed back
    let center: NotificationCenter
    let token: any NSObjectProtocol

    func end() { center.removeObserver(token) }
}
