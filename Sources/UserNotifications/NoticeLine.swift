package import AppProtocol
package import Foundation
import Synchronization

/// The way of an app process's notices to its host, and of the host's news to the app.
@MainActor package final class NoticeLine {
    package typealias Send = @MainActor (NoticeQuery) async -> Outcome
    package typealias Decide = @MainActor (_ identifier: String, _ isShown: Bool) -> Void

    nonisolated static var running: NoticeLine? {
        RunningNoticeLine.current ?? RunningNoticeLine.latest.withLock { $0 }
    }

    /// Clock of the app.
    package var now: @MainActor () -> Date = { Date() }
    let send: Send
    nonisolated let center = UNUserNotificationCenter()
    private let decide: Decide
    /// Responses that came before the app had a delegate.
    private var held: [UNNotificationResponse] = []

    package init(send: @escaping Send, decide: @escaping Decide) {
        (self.send, self.decide) = (send, decide)
        center.line = self
    }

    /// Runs the work, whose center is this line's; so is, until the next call, that of which nothing says the line.
    package func using<Value, Failure: Error>(_ work: @MainActor () throws(Failure) -> Value) throws(Failure) -> Value {
        RunningNoticeLine.latest.withLock { $0 = self }
        return try RunningNoticeLine.$current.withValue(self) { Result(catching: work) }.get()
    }

    /// Asks the delegate whether the notice is shown. One that is not is no delivered one.
    package func present(_ notice: DeliveredNotice) {
        let notification = UNNotification(notice)
        let identifier = notice.request.identifier
        guard let delegate = center.delegate.map(NoticeReceiver.init) else {
            decide(identifier, false)
            return center.removeDeliveredNotifications(withIdentifiers: [identifier])
        }
        Task { [center, decide] in
            let options = await delegate.present(notification, of: center)
            let isShown = !options.isDisjoint(with: [.banner, .list, .alert])
            decide(identifier, isShown)
            if !isShown { center.removeDeliveredNotifications(withIdentifiers: [identifier]) }
        }
    }

    /// Tells the delegate of the notice by which the person has opened the app, as soon as there is one.
    package func open(_ notice: DeliveredNotice) {
        held.append(UNNotificationResponse(UNNotification(notice), action: UNNotificationDefaultActionIdentifier))
        tellHeld()
    }

    func tellHeld() {
        guard let delegate = center.delegate.map(NoticeReceiver.init), !held.isEmpty else { return }
        let responses = held
        held = []
        Task { [center] in
            for response in responses { await delegate.receive(response, of: center) }
        }
    }
}

/// Carries a delegate to where its asynchronous methods run, which are on the main actor where the delegate's class is.
private struct NoticeReceiver: @unchecked Sendable {
    let delegate: any UNUserNotificationCenterDelegate

    func present(_ notification: UNNotification, of center: UNUserNotificationCenter) async
        -> UNNotificationPresentationOptions
    { await delegate.userNotificationCenter(center, willPresent: notification) }

    func receive(_ response: UNNotificationResponse, of center: UNUserNotificationCenter) async {
        await delegate.userNotificationCenter(center, didReceive: response)
    }
}

private enum RunningNoticeLine {
    /// The line while an event of its scene is handled, and in the tasks that this starts: a process with tests has several.
    @TaskLocal static var current: NoticeLine?
    static let latest = Mutex<NoticeLine?>(nil)
}
