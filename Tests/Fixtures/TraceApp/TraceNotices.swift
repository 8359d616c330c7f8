import Foundation
import SwiftUI
import UserNotifications

/// Notices of the app, as its person would have them.
@Observable @MainActor final class TraceNotices {
    private(set) var text = "Notices: nothing"
    private let listener = NoticeListener()

    init() {
        listener.notices = self
        UNUserNotificationCenter.current().delegate = listener
    }

    func ask() {
        let center = UNUserNotificationCenter.current()
        Task {
            let isAllowed = try? await center.requestAuthorization(options: [.alert])
            text = "Notices: \(isAllowed == true ? "allowed" : "denied")"
        }
    }

    /// Adds one that comes in a moment, when the person may have closed the app.
    func add(after seconds: Double) {
        let center = UNUserNotificationCenter.current()
        let content = UNMutableNotificationContent()
        content.title = "Your turn"
        content.body = "The trace goes on."
        content.userInfo = ["move": 4]
        Task {
            do {
                try await center.add(
                    UNNotificationRequest(
                        identifier: "turn", content: content,
                        trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)))
                text = "Notices: \(await center.pendingNotificationRequests().count) waits"
            } catch {
                text = "Notices: \(error)"
            }
        }
    }

    fileprivate func show(_ words: String) { text = "Notices: \(words)" }
}

/// Kept by its `TraceNotices`: a center keeps no delegate.
@MainActor private final class NoticeListener: UNUserNotificationCenterDelegate {
    weak var notices: TraceNotices?

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        notices?.show("due while open")
        return .banner
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let move = response.notification.request.content.userInfo["move"] as? Int ?? 0
        notices?.show("opened by \(response.notification.request.identifier) \(move)")
    }
}
