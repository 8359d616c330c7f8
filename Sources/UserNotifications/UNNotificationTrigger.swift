public import Foundation

/// The time of a notice. Source: developer.apple.com/documentation/usernotifications/unnotificationtrigger
open class UNNotificationTrigger: NSObject, @unchecked Sendable {  // constants
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }

    /// Times after now: one, or as many as the host takes where it repeats; and the interval of those that follow.
    func times(after now: Date) -> (dates: [Date], interval: TimeInterval?) { ([], nil) }
}

/// Source: developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds, greater than 0; at least 60 where it repeats.
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { times(after: Date()).dates.first }

    override func times(after now: Date) -> (dates: [Date], interval: TimeInterval?) {
        ([now.addingTimeInterval(timeInterval)], repeats ? timeInterval : nil)
    }
}

/// Source: developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Maximum number of times that are computed ahead; the host gets no more, and knows no calendar.
    static let timeCountMax = 32

    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { times(after: Date()).dates.first }

    override func times(after now: Date) -> (dates: [Date], interval: TimeInterval?) {
        var calendar = dateComponents.calendar ?? Calendar.current
        calendar.timeZone = dateComponents.timeZone ?? calendar.timeZone
        var wanted = dateComponents
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        var dates: [Date] = []
        while dates.count < (repeats ? Self.timeCountMax : 1),
            let next = calendar.nextDate(after: dates.last ?? now, matching: wanted, matchingPolicy: .nextTime)
        {
            dates.append(next)
        }
        return (dates, nil)
    }
}
