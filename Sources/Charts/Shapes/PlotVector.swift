/// Numbers of a shape that are interpolated together. Where one has fewer, its last ones are repeated, so that a line
/// grows out of its end.
struct PlotVector: VectorArithmetic, Sendable {
    var numbers: [Double]
    /// Count of the numbers that belong together.
    var stride = 4

    static let zero = PlotVector(numbers: [])

    static func + (left: PlotVector, right: PlotVector) -> PlotVector { combined(left, right, +) }
    static func - (left: PlotVector, right: PlotVector) -> PlotVector { combined(left, right, -) }

    private static func combined(
        _ left: PlotVector, _ right: PlotVector, _ operation: (Double, Double) -> Double
    ) -> PlotVector {
        let count = max(left.numbers.count, right.numbers.count)
        return PlotVector(
            numbers: zip(left.padded(to: count), right.padded(to: count)).map(operation), stride: left.stride)
    }

    private func padded(to count: Int) -> [Double] {
        guard numbers.count < count else { return numbers }
        guard numbers.count >= stride else { return numbers + Array(repeating: 0, count: count - numbers.count) }
        var padded = numbers
        while padded.count < count { padded.append(padded[padded.count - stride]) }
        return padded
    }

    mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension [PlotPoint] {
    var vector: PlotVector {
        get {
            PlotVector(
                numbers: flatMap { [$0.x.points, $0.x.share, $0.y.points, $0.y.share].map { Double($0) } })
        }
        set {
            self = Swift.stride(from: 0, to: newValue.numbers.count - 3, by: 4).map { index in
                let part = newValue.numbers[index..<(index + 4)].map { CGFloat($0) }
                return PlotPoint(x: Length(points: part[0], share: part[1]), y: Length(points: part[2], share: part[3]))
            }
        }
    }
}
