/// How fast a process may send: so many bytes a second, and some at once.
struct ByteRate {
    enum Verdict: Hashable {
        case goOn
        /// Too much has come: nothing more is to be read for so long.
        case pause(nanoseconds: Int64)
        /// It goes on although it was slowed down.
        case end
    }

    private let bytesPerNanosecond: Double
    private let burst: Double
    private let overrunMax: Int64
    /// Bytes that may come at once; below zero after more than that.
    private var balance: Double
    private var last: Int64
    private var overSince: Int64?

    /// - Parameter now: nanoseconds on any clock that does not go back.
    init(_ limits: AppHostLimits, now: Int64) {
        bytesPerNanosecond = Double(limits.inboundBytesPerSecond) / 1e9
        burst = Double(limits.inboundBurstByteCount)
        overrunMax = Int64(limits.overrunTimeMax / .nanoseconds(1))
        balance = burst
        last = now
    }

    mutating func take(_ byteCount: Int, at now: Int64) -> Verdict {
        balance = min(burst, balance + Double(now - last) * bytesPerNanosecond) - Double(byteCount)
        last = now
        guard balance < 0 else {
            overSince = nil
            return .goOn
        }
        let since = overSince ?? now
        overSince = since
        return now - since > overrunMax
            ? .end : .pause(nanoseconds: Int64((-balance / bytesPerNanosecond).rounded(.up)))
    }
}
