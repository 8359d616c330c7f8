/// How fast a process may send: so many bytes a second, and some at once.
struct ByteRate {
    enum Verdict: Hashable {
        case goOn
        /// Too much has come: nothing more is to be read for so long.
        case pause(nanoseconds: Int64)
        /// It goes on although it was slowed down.
        case end
    }

    private var allowance: Allowance
    private let overrunMax: Int64
    private var overSince: Int64?

    /// - Parameter now: nanoseconds on any clock that does not go back.
    init(_ limits: AppHostLimits, now: Int64) {
        allowance = Allowance(
            perSecond: Double(limits.inboundBytesPerSecond), burst: Double(limits.inboundBurstByteCount), now: now)
        overrunMax = Int64(limits.overrunTimeMax / .nanoseconds(1))
    }

    mutating func record(_ byteCount: Int, at now: Int64) -> Verdict {
        let pause = allowance.spend(Double(byteCount), at: now)
        guard pause > 0 else {
            overSince = nil
            return .goOn
        }
        let since = overSince ?? now
        overSince = since
        return now - since > overrunMax ? .end : .pause(nanoseconds: pause)
    }
}
