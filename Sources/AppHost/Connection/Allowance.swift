/// So much of something a second, and some at once.
struct Allowance {
    private let perNanosecond: Double
    private let burst: Double
    /// Number that may be taken at once; below zero after more than that.
    private var balance: Double
    private var last: Int64

    /// - Parameter now: nanoseconds on any clock that does not go back.
    init(perSecond: Double, burst: Double, now: Int64) {
        perNanosecond = perSecond / 1e9
        self.burst = burst
        balance = burst
        last = now
    }

    /// - Returns: nanoseconds after which no more than what is allowed has been taken; 0 where it is so now.
    mutating func spend(_ amount: Double, at now: Int64) -> Int64 {
        balance = min(burst, balance + Double(now - last) * perNanosecond) - amount
        last = now
        return balance < 0 ? Int64((-balance / perNanosecond).rounded(.up)) : 0
    }
}
