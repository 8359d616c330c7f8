public import Foundation

/// A request of an app to the host's notices (`UNUserNotificationCenter`).
public struct NoticeQuery: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Answered with the person's permission alone.
        case status
        /// Asks the person, once: answered when the permission is known.
        case authorize
        /// Schedules the request, in place of one with the same identifier.
        case add
        /// Answered with the requests that wait for their time.
        case pending
        case removePending
        /// Answered with what has been shown and not been removed since.
        case delivered
        case removeDelivered
    }

    public var kind: Kind
    /// The request of `add`; nil otherwise.
    public var request: NoticeRequest?
    /// Those to be removed; nil for all, and for the other kinds.
    public var identifiers: [String]?

    public init(_ kind: Kind, request: NoticeRequest? = nil, identifiers: [String]? = nil) {
        (self.kind, self.request, self.identifiers) = (kind, request, identifiers)
    }
}

/// A notice of an app for its person, and when it is to be shown.
public struct NoticeRequest: Hashable, Sendable, Codable {
    /// Chosen by the app; known to it alone.
    public var identifier: String
    public var title: String
    public var subtitle: String
    public var body: String
    public var hasSound: Bool
    /// Times in milliseconds since 1970, ascending; none is at once. The app knows calendars, so that the host need not.
    public var dates: [Int64]
    /// Milliseconds after the last of `dates` at which the notice is shown again and again; nil for no more.
    public var interval: Int64?
    /// Data that the app alone reads, such as `userInfo`, as a property list; nil for nothing.
    public var payload: Data?

    public init(
        identifier: String, title: String = "", subtitle: String = "", body: String = "", hasSound: Bool = false,
        dates: [Int64] = [], interval: Int64? = nil, payload: Data? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.hasSound = hasSound
        self.dates = dates
        self.interval = interval
        self.payload = payload
    }
}

/// A notice whose time has come.
public struct DeliveredNotice: Hashable, Sendable, Codable {
    public var request: NoticeRequest
    /// Milliseconds since 1970.
    public var date: Int64

    public init(_ request: NoticeRequest, date: Int64) { (self.request, self.date) = (request, date) }
}

/// Whether an app may show notices to a person.
public enum NoticeStatus: String, Hashable, Sendable, Codable {
    /// The person has not been asked, or has not answered.
    case notDetermined
    case denied, authorized
}

/// The answer to a `NoticeQuery`.
public struct NoticeReply: Hashable, Sendable, Codable {
    public var status: NoticeStatus
    /// Those that wait; nil unless asked for.
    public var pending: [NoticeRequest]?
    /// Those that were shown; nil unless asked for.
    public var delivered: [DeliveredNotice]?

    public init(_ status: NoticeStatus, pending: [NoticeRequest]? = nil, delivered: [DeliveredNotice]? = nil) {
        (self.status, self.pending, self.delivered) = (status, pending, delivered)
    }
}
