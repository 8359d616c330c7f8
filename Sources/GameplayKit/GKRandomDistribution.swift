public import Foundation

/// Numbers between two others, each as likely. Source: developer.apple.com/documentation/gameplaykit/gkrandomdistribution
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue, highestValue: Int
    let source: any GKRandom

    public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, max(lowestValue, highestValue))
        super.init()
    }

    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    open class func d6() -> Self { die(6) }
    open class func d20() -> Self { die(20) }
    private class func die(_ sides: Int) -> Self {
        let die =
            self == GKShuffledDistribution.self
            ? GKShuffledDistribution(lowestValue: 1, highestValue: sides)
            : self == GKGaussianDistribution.self
                ? GKGaussianDistribution(lowestValue: 1, highestValue: sides)
                : GKRandomDistribution(lowestValue: 1, highestValue: sides)
        return unsafeDowncast(die, to: Self.self)
    }

    /// The largest number where there are more.
    public var numberOfPossibleOutcomes: Int {
        let (span, isTooLarge) = highestValue.subtractingReportingOverflow(lowestValue)
        return isTooLarge || span == .max ? .max : span + 1
    }
    open func nextInt() -> Int { lowestValue &+ source.nextInt(upperBound: numberOfPossibleOutcomes) }
    /// Tries until a number is below a bound.
    static let tryCountMax = 1_000
    /// Returns a number of the distribution below the bound, or the lowest one.
    open func nextInt(upperBound: Int) -> Int {
        for _ in 0..<Self.tryCountMax {
            let next = nextInt()
            if next < upperBound { return next }
        }
        return lowestValue
    }
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1 ? (Float(nextInt()) - Float(lowestValue)) / Float(numberOfPossibleOutcomes - 1) : 0
    }
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers of which none comes again before all others have come.
///
/// Source: developer.apple.com/documentation/gameplaykit/gkshuffleddistribution
open class GKShuffledDistribution: GKRandomDistribution {
    /// How many numbers of this round have not come.
    private var leftCount = 0
    /// Numbers that a draw has moved, by their places in the row of those that are left; the others are at their own.
    private var moved: [Int: Int] = [:]
    private var last: Int?

    override open func nextInt() -> Int {
        let isFirst = leftCount == 0
        if isFirst { (leftCount, moved) = (numberOfPossibleOutcomes, [:]) }
        var place = source.nextInt(upperBound: leftCount)
        // The last of one round is not the first of the next.
        if isFirst, leftCount > 1, lowestValue &+ place == last { place = (place + 1) % leftCount }
        let next = lowestValue &+ takeNumber(at: place)
        last = next
        return next
    }

    /// Takes the number at a place out of those that are left, and puts the one from the end there (Fisher and Yates).
    private func takeNumber(at place: Int) -> Int {
        leftCount -= 1
        let number = moved[place] ?? place
        let end = moved.removeValue(forKey: leftCount) ?? leftCount
        moved[place] = place == leftCount ? nil : end
        return number
    }
}

/// Numbers near a mean, within three deviations. Source: developer.apple.com/documentation/gameplaykit/gkgaussiandistribution
open class GKGaussianDistribution: GKRandomDistribution {
    public let mean, deviation: Float

    override public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        mean = (Float(lowestValue) + Float(highestValue)) / 2
        deviation = (Float(highestValue) - Float(lowestValue)) / 6
        super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
    }

    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, abs(deviation))
        let reach = 3 * abs(deviation)
        super.init(
            randomSource: source, lowestValue: Self.number((mean - reach).rounded(.down)),
            highestValue: Self.number((mean + reach).rounded(.up)))
    }

    override open func nextInt() -> Int {
        // Marsaglia's polar method.
        for _ in 0..<Self.tryCountMax {
            let (x, y) = (source.nextUniform() * 2 - 1, source.nextUniform() * 2 - 1)
            let square = x * x + y * y
            guard square > 0, square < 1 else { continue }
            let value = mean + deviation * x * (-2 * log(square) / square).squareRoot()
            return max(lowestValue, min(highestValue, Self.number(value.rounded())))
        }
        return max(lowestValue, min(highestValue, Self.number(mean.rounded())))
    }

    /// Returns the number as an integer: the nearest one where it is too large, 0 where it is none.
    private static func number(_ value: Float) -> Int {
        value.isNaN ? 0 : Int(exactly: value) ?? (value < 0 ? .min : .max)
    }
}
