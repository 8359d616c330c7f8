/// Round numbers for an axis.
enum NumberTicks {
    /// Returns the step of 1, 2, 2.5 or 5 times a power of ten that makes about `count` steps of a span.
    /// - Parameter isWhole: whether steps have to be whole numbers.
    static func step(over span: Double, count: Int, isWhole: Bool = false) -> Double {
        guard span > 0, span.isFinite else { return 1 }
        let raw = span / Double(max(1, count))
        let power = pow(10, floor(log10(raw)))
        let steps = [1, 2, 2.5, 5, 10].map { $0 * power }.filter { !isWhole || $0 == $0.rounded() }
        return steps.first { $0 >= raw * 0.999 } ?? max(isWhole ? 1 : 0, 10 * power)
    }

    /// Returns the multiples of a step within a range; none where there are more than `countMax`.
    static func multiples(of step: Double, within range: ClosedRange<Double>) -> [Double] {
        guard step > 0 else { return [] }
        let tolerance = step * 1e-9
        let first = ((range.lowerBound - tolerance) / step).rounded(.up)
        let last = ((range.upperBound + tolerance) / step).rounded(.down)
        // Also false where one of them is not a number.
        guard first <= last, last - first < Double(countMax) else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// Returns round numbers of which the first and last are around the range.
    static func nice(over range: ClosedRange<Double>, count: Int, isWhole: Bool = false) -> [Double] {
        let range = range.lowerBound == range.upperBound ? range.lowerBound...(range.lowerBound + 1) : range
        let step = step(over: range.upperBound - range.lowerBound, count: count, isWhole: isWhole)
        let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
        let high = (range.upperBound / step - 1e-9).rounded(.up) * step
        return multiples(of: step, within: low...max(low, high))
    }

    /// Returns the powers of ten, and their multiples where there are few, within a range above zero.
    static func logarithmic(within range: ClosedRange<Double>, count: Int) -> [Double] {
        let low = max(range.lowerBound, .leastNormalMagnitude)
        guard range.upperBound.isFinite else { return [] }
        let (first, last) = (Int(floor(log10(low))), Int(ceil(log10(max(range.upperBound, low)))))
        let digits: [Double] = last - first >= count - 1 ? [1] : last - first > 1 ? [1, 5] : [1, 2, 5]
        guard first <= last, last - first < countMax else { return [] }
        return (first...last).flatMap { power in digits.map { $0 * pow(10, Double(power)) } }
            .filter { range.contains($0) }
    }

    /// Largest number of ticks of an axis: more than a screen shows.
    static let countMax = 1_000
}
