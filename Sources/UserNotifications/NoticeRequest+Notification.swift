import AppProtocol
import Foundation

// Turns a request into the form for the host, and back. The host reads the words and the times; the rest
// is a property list of the app's.
extension NoticeRequest {
    /// - Throws: `UNError`, where the trigger names no time that there is, or `userInfo` is no property list.
    init(_ request: UNNotificationRequest, at now: Date) throws {
        let values = request.content.values
        let times = request.trigger?.times(after: now)
        if let times, times.dates.isEmpty || !(times.dates[0] > now) || !times.dates.allSatisfy(Self.isTime) {
            throw UNError(.notificationInvalidNoDate, "The trigger names no time to come.")
        }
        self.init(
            identifier: request.identifier, title: values.title, subtitle: values.subtitle, body: values.body,
            hasSound: values.sound != nil, dates: times?.dates.map(Self.milliseconds) ?? [],
            interval: try times?.interval.map(Self.length),
            payload: try Self.payload(values, request.trigger))
    }

    private static func isTime(_ date: Date) -> Bool { date.timeIntervalSince1970.isFinite }

    private static func milliseconds(_ date: Date) -> Int64 {
        Int64(min(max(0, date.timeIntervalSince1970 * 1_000), Double(NoticeLimits.dateMax)).rounded(.up))
    }

    private static func length(_ interval: TimeInterval) throws -> Int64 {
        let milliseconds = interval * 1_000
        guard milliseconds.isFinite, abs(milliseconds) <= Double(NoticeLimits.dateMax) else {
            throw UNError(.notificationInvalidNoDate, "The trigger names no interval that there is.")
        }
        return Int64(milliseconds)
    }

    private static func payload(_ values: ContentValues, _ trigger: UNNotificationTrigger?) throws -> Data? {
        guard PropertyListSerialization.propertyList(values.userInfo, isValidFor: .binary) else {
            throw UNError(.notificationInvalidNoContent, "userInfo has values that no property list has.")
        }
        let rest = NoticeRest(values, trigger)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        var list: [String: Any] = ["rest": try encoder.encode(rest)]
        if !values.userInfo.isEmpty { list["userInfo"] = values.userInfo }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }
}

/// Parts that the host does not read, but for `userInfo`.
private struct NoticeRest: Codable {
    var badge: Int?
    var sound: String?
    var category: String
    var thread: String
    var target: String?
    var level: UInt
    var relevance: Double
    var interval: TimeInterval?
    var components: DateComponents?
    var repeats: Bool

    init(_ values: ContentValues, _ trigger: UNNotificationTrigger?) {
        badge = values.badge
        sound = values.sound
        category = values.categoryIdentifier
        thread = values.threadIdentifier
        target = values.targetContentIdentifier
        level = values.interruptionLevel.rawValue
        relevance = values.relevanceScore
        interval = (trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
        components = (trigger as? UNCalendarNotificationTrigger)?.dateComponents
        repeats = trigger?.repeats ?? false
    }

    func fill(_ values: inout ContentValues) {
        values.badge = badge
        values.sound = sound
        values.categoryIdentifier = category
        values.threadIdentifier = thread
        values.targetContentIdentifier = target
        values.interruptionLevel = UNNotificationInterruptionLevel(rawValue: level) ?? .active
        values.relevanceScore = relevance
    }

    var trigger: UNNotificationTrigger? {
        if let interval { return UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats) }
        return components.map { UNCalendarNotificationTrigger(dateMatching: $0, repeats: repeats) }
    }
}

extension UNNotificationRequest {
    convenience init(_ request: NoticeRequest) {
        let list = request.payload.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        let rest = (list?["rest"] as? Data).flatMap { try? PropertyListDecoder().decode(NoticeRest.self, from: $0) }
        var values = ContentValues()
        rest?.fill(&values)
        (values.title, values.subtitle, values.body) = (request.title, request.subtitle, request.body)
        values.userInfo = list?["userInfo"] as? [AnyHashable: Any] ?? [:]
        self.init(identifier: request.identifier, content: UNNotificationContent(values), trigger: rest?.trigger)
    }
}

extension UNNotification {
    convenience init(_ notice: DeliveredNotice) {
        self.init(
            UNNotificationRequest(notice.request), date: Date(timeIntervalSince1970: Double(notice.date) / 1_000))
    }
}

extension UNError {
    init(_ failure: NoticeFailure) {
        let code: Code =
            switch failure.code {
            case .badTime: .notificationInvalidNoDate
            case .badIdentifier, .tooLarge, .empty: .notificationInvalidNoContent
            case .notAllowed, .tooMany, .tooOften, .notAParticipant, .unavailable: .notificationsNotAllowed
            }
        self.init(code, "\(failure.message) (\(failure.code.rawValue))")
    }
}
