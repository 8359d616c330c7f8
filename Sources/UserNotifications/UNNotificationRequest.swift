public import Foundation

/// Source: developer.apple.com/documentation/usernotifications/unnotificationrequest
public final class UNNotificationRequest: NSObject, Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, UNNotificationContent(content.values), trigger)
    }
}

/// A notice whose time has come. Source: developer.apple.com/documentation/usernotifications/unnotification
public final class UNNotification: NSObject, Sendable {
    public let request: UNNotificationRequest
    public let date: Date

    init(_ request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// The person's tap on a notice. Source: developer.apple.com/documentation/usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject, @unchecked Sendable {  // constants
    public let notification: UNNotification
    public let actionIdentifier: String

    init(_ notification: UNNotification, action: String) {
        (self.notification, actionIdentifier) = (notification, action)
    }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationdefaultactionidentifier
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// Source: developer.apple.com/documentation/usernotifications/unnotificationdismissactionidentifier
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Kept by the app; a notice in the browser has no buttons of an app.
///
/// Source: developer.apple.com/documentation/usernotifications/unnotificationcategory
public final class UNNotificationCategory: NSObject, Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: UNNotificationCategoryOptions

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }

    override public var hash: Int { identifier.hashValue }
    override public func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationaction
public final class UNNotificationAction: NSObject, Sendable {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions

    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationactionoptions
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
