/// A rate limiter that admits a fixed number of events per minute and counts the rejected ones.
public struct RateLimiter: Hashable, Sendable {
    private static let minute: Int64 = 60_000

    private let countMax: Int
    private var begin: Int64?
    private var count = 0
    private var rejectedCount = 0

    public init(countMax: Int) { self.countMax = countMax }

    /// Admits or rejects one event.
    /// - Parameter now: Milliseconds. A clock that was set back begins the minute anew.
    /// - Returns: The number of events rejected since the last admitted one; nil if this one is rejected too.
    public mutating func admit(at now: Int64) -> Int? {
        if begin.map({ now < $0 || now - $0 >= Self.minute }) ?? true {
            begin = now
            count = 0
        }
        guard count < countMax else {
            rejectedCount += 1
            return nil
        }
        count += 1
        return resetRejectedCount()
    }

    /// Returns the number of events rejected since the last admitted one, and resets it.
    public mutating func resetRejectedCount() -> Int {
        defer { rejectedCount = 0 }
        return rejectedCount
    }
}
