/// Lets so many through within a minute, and counts what it keeps back.
package struct MinuteMeter: Hashable, Sendable {
    private static let minute: Int64 = 60_000

    private let countMax: Int
    private var begin: Int64?
    private var count = 0
    private var leftOut = 0

    package init(countMax: Int) { self.countMax = countMax }

    /// - Parameter now: milliseconds; never less than before.
    /// - Returns: how many were left out before this one; nil where this one is left out too.
    package mutating func take(at now: Int64) -> Int? {
        if begin.map({ now - $0 >= Self.minute }) ?? true {
            begin = now
            count = 0
        }
        guard count < countMax else {
            leftOut += 1
            return nil
        }
        count += 1
        return takeLeftOut()
    }

    /// How many were left out since the last that was let through; 0 from then on.
    package mutating func takeLeftOut() -> Int {
        defer { leftOut = 0 }
        return leftOut
    }
}
