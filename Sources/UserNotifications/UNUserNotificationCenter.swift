public import Foundation

/// Notices of an app outside of its windows. A message app has none: its conversation tells of what is new. Permission is
/// always denied, and requests are kept nowhere.
///
/// Source: developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {  // a constant, apart from `delegate`
    private static let shared = UNUserNotificationCenter()
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    public class func current() -> UNUserNotificationCenter { shared }

    @available(
        *, deprecated,
        message: "requestAuthorization has no effect in Parley: a message app cannot notify, and is denied."
    )
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    @available(
        *, deprecated,
        message: "requestAuthorization has no effect in Parley: a message app cannot notify, and is denied."
    )
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }

    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }

    @available(*, deprecated, message: "add(_:) has no effect in Parley: a message app cannot notify.")
    public func add(_ request: UNNotificationRequest) async throws { throw UNError(.notificationsNotAllowed) }

    @available(*, deprecated, message: "add(_:) has no effect in Parley: a message app cannot notify.")
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(UNError(.notificationsNotAllowed)) }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    {
        completionHandler([])
    }
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    public func removeAllPendingNotificationRequests() {}
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func removeAllDeliveredNotifications() {}
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Source: developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// Source: developer.apple.com/documentation/usernotifications/unauthorizationoptions
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }

/// Source: developer.apple.com/documentation/usernotifications/unnotificationsettings
public final class UNNotificationSettings: NSObject, Sendable {
    public var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Source: developer.apple.com/documentation/usernotifications/unerror
public struct UNError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable { case notificationsNotAllowed = 1 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
