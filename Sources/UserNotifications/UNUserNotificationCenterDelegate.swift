import Foundation
import Synchronization

/// Source: developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Decides whether a notice is shown whose time comes while the app is open: `banner`, `list` and `alert` show it. Called on the
    /// main thread; without it, or until the handler is called, nothing is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Tells that the person has opened the app by a notice. Called on the main thread, after `didBecomeActive(with:)`.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async

    /// Never called: an app's notices have no settings of the app's own.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

// The center calls the asynchronous forms; a delegate that has the others gets those, on the main actor.
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        nonisolated(unsafe) let delegate = self
        return await withCheckedContinuation { continuation in
            Task { @MainActor in
                let answer = FirstAnswer(continuation)
                delegate.userNotificationCenter(
                    center, willPresent: notification, withCompletionHandler: { answer.give($0) })
            }
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        nonisolated(unsafe) let delegate = self
        await Task { @MainActor in
            delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
        }.value
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

/// Takes the first answer of a handler: an app may call it again, on any thread, or never, upon which nothing is shown.
private final class FirstAnswer {
    private let continuation: Mutex<CheckedContinuation<UNNotificationPresentationOptions, Never>?>

    init(_ continuation: CheckedContinuation<UNNotificationPresentationOptions, Never>) {
        self.continuation = Mutex(continuation)
    }

    deinit { give([]) }

    func give(_ options: UNNotificationPresentationOptions) {
        let first = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        first?.resume(returning: options)
    }
}
