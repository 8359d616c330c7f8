/// Limits of the notices of one app on one device in one conversation.
public enum NoticeLimits {
    /// Maximum number that wait for their time, as on Apple's systems, and that are kept after it: the oldest go first.
    public static let pendingCountMax = 64
    public static let deliveredCountMax = 32
    /// Maximum UTF-8 bytes of an identifier, of title and subtitle, and of the body.
    public static let identifierByteCountMax = 128
    public static let titleByteCountMax = 256
    public static let bodyByteCountMax = 1_024
    /// Maximum bytes of what the app alone reads.
    public static let payloadByteCountMax = 4_096
    /// Maximum number of times for which one notice is scheduled.
    public static let dateCountMax = 32
    /// Smallest interval of one that repeats, in milliseconds: that of Apple's systems. So far apart are the times of one notice.
    public static let intervalMin: Int64 = 60_000
    /// Latest time in milliseconds since 1970, which every browser can name: the year 275760.
    public static let dateMax: Int64 = 8_640_000_000_000_000
    /// Maximum number of requests of one process that wait until the person has answered.
    public static let questionCountMax = 8
    /// Maximum number that a device's apps add in a minute.
    public static let addsPerMinuteMax = 64
    /// Maximum number of requests that add or remove, of a device's apps in a minute.
    public static let changesPerMinuteMax = 256
}

extension NoticeQuery {
    /// Checks what can be told without the store.
    /// - Throws: `notice_bad_identifier`, `notice_too_large`, `notice_without_words`, `notice_bad_time`.
    public func check() throws(NoticeFailure) {
        if let request {
            try request.check()
        } else if kind == .add {
            throw NoticeFailure(.empty, "There is no notice.")
        }
        guard (identifiers?.count ?? 0) <= NoticeLimits.pendingCountMax + NoticeLimits.deliveredCountMax else {
            throw NoticeFailure(.tooMany, "There are not so many notices.")
        }
    }
}

extension NoticeRequest {
    fileprivate func check() throws(NoticeFailure) {
        guard (1...NoticeLimits.identifierByteCountMax).contains(identifier.utf8.count) else {
            throw NoticeFailure(
                .badIdentifier, "An identifier has 1 to \(NoticeLimits.identifierByteCountMax) bytes of UTF-8.")
        }
        guard title.utf8.count <= NoticeLimits.titleByteCountMax,
            subtitle.utf8.count <= NoticeLimits.titleByteCountMax, body.utf8.count <= NoticeLimits.bodyByteCountMax,
            payload?.count ?? 0 <= NoticeLimits.payloadByteCountMax
        else {
            throw NoticeFailure(
                .tooLarge,
                """
                A title has at most \(NoticeLimits.titleByteCountMax) bytes, a body \(NoticeLimits.bodyByteCountMax), and userInfo \
                with the trigger \(NoticeLimits.payloadByteCountMax).
                """)
        }
        guard [title, subtitle, body].contains(where: { text in text.contains { !$0.isWhitespace } }) else {
            throw NoticeFailure(.empty, "A notice has a title or a body.")
        }
        try checkDates()
    }

    private func checkDates() throws(NoticeFailure) {
        guard dates.count <= NoticeLimits.dateCountMax,
            dates.allSatisfy({ (0...NoticeLimits.dateMax).contains($0) }),
            zip(dates, dates.dropFirst()).allSatisfy({ $1 - $0 >= NoticeLimits.intervalMin }),
            interval.map({ (NoticeLimits.intervalMin...NoticeLimits.dateMax).contains($0) && !dates.isEmpty }) ?? true
        else {
            throw NoticeFailure(
                .badTime, "A notice has at most \(NoticeLimits.dateCountMax) times, and comes at most once a minute.")
        }
    }
}
