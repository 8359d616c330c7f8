extension PKStrokePath {
    /// Points of a path in equal steps, both ends included. There are at most 100,000.
    ///
    /// Source: developer.apple.com/documentation/pencilkit/pkstrokepath-swift.struct/interpolatedslice
    public struct InterpolatedSlice: Sequence, Sendable {
        /// Source: developer.apple.com/documentation/pencilkit/pkstrokepath-swift.struct/interpolatedslice/stride
        public enum Stride: Sendable {
            /// Points along the line.
            case distance(CGFloat)
            /// Seconds.
            case time(TimeInterval)
            case parametricStep(CGFloat)
        }
        let points: [PKStrokePoint]
        public func makeIterator() -> IndexingIterator<[PKStrokePoint]> { points.makeIterator() }
    }

    /// Returns the points in a range of parametric values; nil is the whole path.
    public func interpolatedPoints(
        in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride
    ) -> InterpolatedSlice {
        guard !points.isEmpty else { return InterpolatedSlice(points: []) }
        let end = Swift.min(range?.upperBound ?? .infinity, CGFloat(points.count - 1))
        var value = Swift.max(0, range?.lowerBound ?? 0)
        var found: [PKStrokePoint] = []
        while value < end, found.count < DrawingLimits.interpolatedPointCountMax {
            found.append(interpolatedPoint(at: value))
            let next = parametricValue(value, offsetBy: stride)
            guard next > value else { break }
            value = next
        }
        return InterpolatedSlice(points: found + [interpolatedPoint(at: end)])
    }

    /// Returns the parametric value that lies a step further, at most that of the last point.
    public func parametricValue(_ parametricValue: CGFloat, offsetBy step: InterpolatedSlice.Stride) -> CGFloat {
        let end = CGFloat(Swift.max(0, points.count - 1))
        let start = Swift.min(end, Swift.max(0, parametricValue))
        switch step {
        case .parametricStep(let step): return Swift.min(end, Swift.max(0, start + step))
        case .distance(let distance):
            return value(from: start, to: end, along: distance) { $0.location.distance(to: $1.location) }
        case .time(let seconds):
            return value(from: start, to: end, along: CGFloat(seconds)) { CGFloat($1.timeOffset - $0.timeOffset) }
        }
    }

    /// Goes along the path until the lengths of its parts come to a sum.
    private func value(
        from start: CGFloat, to end: CGFloat, along sum: CGFloat, length: (PKStrokePoint, PKStrokePoint) -> CGFloat
    ) -> CGFloat {
        var (value, left) = (start, sum)
        while value < end, left > 0 {
            let next = Swift.min(end, value.rounded(.down) + 1)
            let part = length(interpolatedPoint(at: value), interpolatedPoint(at: next))
            if part > left { return value + (next - value) * left / part }
            (value, left) = (next, left - Swift.max(0, part))
        }
        return value
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
