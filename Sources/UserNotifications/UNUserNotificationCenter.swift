import AppProtocol
public import Foundation
import Synchronization

/// Notices of an app outside of its windows. The host keeps them, and shows them while the app is closed: on the device and in
/// the conversation in which they were added.
///
/// Source: developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {  // constants, apart from what the main actor sets
    static let outside = UNUserNotificationCenter()

    weak var line: NoticeLine?
    private let categories = Mutex<Set<UNNotificationCategory>>([])
    /// The last of the requests for whose answer the app does not wait; what comes after it is sent after it.
    private let last = Mutex<Task<Void, Never>?>(nil)

    /// Told of notices while the app is open, and by which the person has opened it; set it in `viewDidLoad()`.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        didSet { Task { @MainActor [line] in line?.tellHeld() } }
    }

    /// Returns the center of the app that is running. Outside of a conversation, as in a preview, everything is denied.
    public class func current() -> UNUserNotificationCenter { NoticeLine.running?.center ?? outside }

    // MARK: Permission

    /// Asks the person, once for the app: further calls return the same answer.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try await ask(NoticeQuery(.authorize)).status == .authorized
    }

    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task {
            do {
                completionHandler(try await requestAuthorization(options: options), nil)
            } catch {
                completionHandler(false, error)
            }
        }
    }

    public func notificationSettings() async -> UNNotificationSettings {
        switch try? await ask(NoticeQuery(.status)).status {
        case .notDetermined: UNNotificationSettings(.notDetermined)
        case .authorized: UNNotificationSettings(.authorized)
        case .denied, nil: UNNotificationSettings(.denied)
        }
    }

    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        Task { completionHandler(await notificationSettings()) }
    }

    // MARK: Requests

    /// Schedules a notice, in place of one with the same identifier; without a trigger it is shown at once.
    /// - Throws: `UNError`: `notificationsNotAllowed` where the person has not allowed it, where 64 wait, or where the host does not
    ///   answer; `notificationInvalidNoDate` for a time that is past, or an interval below 60 seconds that repeats;
    ///   `notificationInvalidNoContent` where there are no words, or they are too long.
    public func add(_ request: UNNotificationRequest) async throws {
        let now = await line?.now() ?? Date()
        _ = try await ask(NoticeQuery(.add, request: try NoticeRequest(request, at: now)))
    }

    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        enqueue { center in
            do {
                let now = await center.line?.now() ?? Date()
                _ = try await center.send(NoticeQuery(.add, request: try NoticeRequest(request, at: now)))
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        (try? await ask(NoticeQuery(.pending)))?.pending?.map(UNNotificationRequest.init) ?? []
    }

    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        Task { completionHandler(await pendingNotificationRequests()) }
    }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        tell(NoticeQuery(.removePending, identifiers: identifiers))
    }

    public func removeAllPendingNotificationRequests() { tell(NoticeQuery(.removePending)) }

    // MARK: Delivered ones

    /// Returns notices whose time has come, oldest first, until they are opened or removed; the newest 32.
    public func deliveredNotifications() async -> [UNNotification] {
        (try? await ask(NoticeQuery(.delivered)))?.delivered?.map(UNNotification.init) ?? []
    }

    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task { completionHandler(await deliveredNotifications()) }
    }

    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        tell(NoticeQuery(.removeDelivered, identifiers: identifiers))
    }

    public func removeAllDeliveredNotifications() { tell(NoticeQuery(.removeDelivered)) }

    // MARK: Categories and badge

    /// Keeps the categories until the app ends. A notice in the browser has no buttons of an app.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories.withLock { $0 = categories }
    }

    public func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock { $0 } }

    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void)
    {
        completionHandler(categories.withLock { $0 })
    }

    @available(*, deprecated, message: "setBadgeCount(_:) has no effect in Parley: an app's icon has no badge.")
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}

    private func ask(_ query: NoticeQuery) async throws -> NoticeReply {
        await last.withLock { $0 }?.value
        return try await send(query)
    }

    private func send(_ query: NoticeQuery) async throws -> NoticeReply {
        guard let line else { throw UNError(NoticeFailure(.unavailable, "No conversation is open.")) }
        do throws(NoticeFailure) {
            try query.check()
        } catch {
            throw UNError(error)
        }
        let outcome = await line.send(query)
        if let failure = NoticeFailure(outcome) { throw UNError(failure) }
        return outcome.notices ?? NoticeReply(.notDetermined)
    }

    private func tell(_ query: NoticeQuery) {
        enqueue { _ = try? await $0.send(query) }
    }

    private func enqueue(_ work: @escaping @Sendable (UNUserNotificationCenter) async -> Void) {
        last.withLock { last in
            last = Task { [last] in
                await last?.value
                await work(self)
            }
        }
    }
}
