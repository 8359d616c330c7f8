public import Foundation

/// Words of a notice. Source: developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, @unchecked Sendable {  // as Apple's: set before it is handed over
    public fileprivate(set) var title = ""
    public fileprivate(set) var subtitle = ""
    public fileprivate(set) var body = ""
    public fileprivate(set) var badge: NSNumber?
    public fileprivate(set) var sound: UNNotificationSound?
    public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    public fileprivate(set) var categoryIdentifier = ""
    public fileprivate(set) var threadIdentifier = ""
}

/// Source: developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    override public var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override public var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override public var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    override public var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    override public var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    override public var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    override public var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    override public var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationsound
public final class UNNotificationSound: NSObject, Sendable {
    public let name: String
    private init(name: String) { self.name = name }
    public class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationtrigger
open class UNNotificationTrigger: NSObject, @unchecked Sendable {  // constants
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationrequest
public final class UNNotificationRequest: NSObject, Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationcategory
public final class UNNotificationCategory: NSObject, Sendable {
    public let identifier: String
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {
        self.identifier = identifier
    }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationaction
public final class UNNotificationAction: NSObject, Sendable {
    public let identifier: String
    public let title: String
    public init(identifier: String, title: String) { (self.identifier, self.title) = (identifier, title) }
}
