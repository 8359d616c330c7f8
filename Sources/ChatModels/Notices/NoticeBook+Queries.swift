public import AppProtocol

// Answers to apps; the same for the server's store and for that of tests.
extension NoticeBook {
    /// Carries out a query of an app, which has been checked.
    /// - Parameter now: Milliseconds since 1970.
    /// - Throws: `NoticeFailure`: `notice_not_allowed`, `notice_too_many`; nothing has changed then.
    public mutating func answer(
        _ query: NoticeQuery, _ status: NoticeStatus, at now: Int64
    ) throws(NoticeFailure) -> NoticeReply {
        switch query.kind {
        case .status, .authorize: break
        case .add: if let request = query.request { try add(request, status, at: now) }
        case .pending: return NoticeReply(status, pending: pending.map(\.request))
        case .delivered:
            return NoticeReply(
                status, delivered: delivered.map { DeliveredNotice($0.request, date: $0.deliveredAt ?? 0) })
        case .removePending: pending.removeAll { query.names($0) }
        case .removeDelivered: delivered.removeAll { query.names($0) }
        }
        return NoticeReply(status)
    }

    private mutating func add(_ request: NoticeRequest, _ status: NoticeStatus, at now: Int64) throws(NoticeFailure) {
        guard status == .authorized else {
            throw NoticeFailure(.notAllowed, "The person has not allowed the app to show notices.")
        }
        var others = pending
        others.removeAll { $0.identifier == request.identifier }
        guard others.count < NoticeLimits.pendingCountMax else {
            throw NoticeFailure(.tooMany, "\(NoticeLimits.pendingCountMax) notices wait already, as many as may.")
        }
        pending = others + [StoredNotice(request, at: now)]
    }

    /// Delivers what is due.
    public mutating func deliver(at now: Int64) { deliver(at: now, keeping: NoticeLimits.deliveredCountMax) }
}

extension NoticeQuery {
    fileprivate func names(_ notice: StoredNotice) -> Bool { identifiers?.contains(notice.identifier) ?? true }
}

extension StoredNotice {
    /// Takes over a request; one without a time is due now.
    public init(_ request: NoticeRequest, at now: Int64) {
        self.init(
            identifier: request.identifier, title: request.title, subtitle: request.subtitle, body: request.body,
            hasSound: request.hasSound, dates: request.dates.isEmpty ? [now] : request.dates,
            interval: request.interval, payload: request.payload)
    }

    /// The notice as its app has asked for it, with the times that are still to come.
    public var request: NoticeRequest {
        NoticeRequest(
            identifier: identifier, title: title, subtitle: subtitle, body: body, hasSound: hasSound, dates: dates,
            interval: interval, payload: payload)
    }

    /// The notice as its app is told of it.
    public var asDelivered: DeliveredNotice { DeliveredNotice(request, date: deliveredAt ?? 0) }
}
