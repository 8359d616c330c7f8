public import Foundation

/// A notice of an app as it is stored, before and after its time.
public struct StoredNotice: Hashable, Sendable, Codable {
    public var identifier: String
    public var title: String
    public var subtitle: String
    public var body: String
    public var hasSound: Bool
    /// Times to come, in milliseconds since 1970, ascending; after delivery the rest of them.
    public var dates: [Int64]
    public var interval: Int64?
    public var payload: Data?
    /// Milliseconds since 1970; nil before the notice has been delivered.
    public var deliveredAt: Int64?
    /// Whether no page of the device has shown it since; nil for no.
    public var isNew: Bool?
}

/// The notices of one app on one device in one conversation: those that wait for their time, and those that were delivered.
/// Stored whole, so that a notice is delivered exactly where it has ceased to wait.
public struct NoticeBook: Hashable, Sendable, Codable {
    public internal(set) var pending: [StoredNotice] = []
    /// Oldest first.
    public internal(set) var delivered: [StoredNotice] = []

    public init() {}

    /// Time of the next notice in milliseconds since 1970; nil where none waits.
    public var next: Int64? { pending.compactMap(\.dates.first).min() }
    /// Whether something was delivered that no page has shown.
    public var hasNew: Bool { delivered.contains { $0.isNew == true } }
    public var isEmpty: Bool { pending.isEmpty && delivered.isEmpty }

    /// Delivers what is due. A notice whose time has come several times, while the server stood, is delivered once.
    /// - Parameters:
    ///   - now: Milliseconds since 1970. - countMax: Number of delivered ones that are kept.
    public mutating func deliver(at now: Int64, keeping countMax: Int) {
        for notice in pending where notice.dates.first.map({ $0 <= now }) == true {
            pending.removeAll { $0.identifier == notice.identifier }
            let rest = notice.datesAfter(now)
            if !rest.isEmpty {
                var waiting = notice
                waiting.dates = rest
                pending.append(waiting)
            }
            delivered.removeAll { $0.identifier == notice.identifier }
            var shown = notice
            (shown.dates, shown.deliveredAt, shown.isNew) = ([], now, true)
            delivered.append(shown)
        }
        delivered.removeFirst(max(0, delivered.count - countMax))
    }

    /// Returns what no page has shown yet, oldest first, and takes it as shown.
    public mutating func takeNew() -> [StoredNotice] {
        defer { for place in delivered.indices { delivered[place].isNew = nil } }
        return delivered.filter { $0.isNew == true }
    }

    /// Removes a delivered notice, which the person has opened.
    /// - Returns: nil where there is none.
    public mutating func open(_ identifier: String) -> StoredNotice? {
        guard let place = delivered.firstIndex(where: { $0.identifier == identifier }) else { return nil }
        return delivered.remove(at: place)
    }
}

extension StoredNotice {
    fileprivate func datesAfter(_ now: Int64) -> [Int64] {
        let rest = dates.filter { $0 > now }
        guard rest.isEmpty, let interval, interval > 0, let last = dates.last else { return rest }
        let (next, overflows) = last.addingReportingOverflow(((now - last) / interval + 1) * interval)
        return overflows ? [] : [next]
    }
}
