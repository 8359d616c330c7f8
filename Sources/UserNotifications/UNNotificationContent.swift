public import Foundation

/// Words of a notice. Source: developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Set before it is handed over, as Apple's.
    var values = ContentValues()

    override public init() { super.init() }

    init(_ values: ContentValues) { self.values = values }

    public var title: String { values.title }
    public var subtitle: String { values.subtitle }
    public var body: String { values.body }
    /// Kept and handed back; no badge is drawn.
    public var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
    public var sound: UNNotificationSound? { values.sound.map(UNNotificationSound.init(name:)) }
    /// Values of a property list.
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    public var categoryIdentifier: String { values.categoryIdentifier }
    public var threadIdentifier: String { values.threadIdentifier }
    public var targetContentIdentifier: String? { values.targetContentIdentifier }
    public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// 0 to 1; has no effect.
    public var relevanceScore: Double { values.relevanceScore }

    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// The values of a content.
struct ContentValues {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: Int?
    var sound: String?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
}

/// Source: developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    override public var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    override public var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    override public var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    override public var badge: NSNumber? {
        get { super.badge }
        set { values.badge = newValue?.intValue }
    }
    override public var sound: UNNotificationSound? {
        get { super.sound }
        set { values.sound = newValue?.name }
    }
    override public var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    override public var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    override public var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    override public var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    override public var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    override public var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
}

/// Source: developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// Source: developer.apple.com/documentation/usernotifications/unnotificationsoundname
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound of a notice; whatever its name, the page plays none, and the browser its own.
///
/// Source: developer.apple.com/documentation/usernotifications/unnotificationsound
public final class UNNotificationSound: NSObject, Sendable {
    let name: String
    init(name: String) { self.name = name }
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
    public class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
}
