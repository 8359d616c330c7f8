/// Progress over time along a cubic Bézier curve from (0, 0) to (1, 1).
package struct BezierCourse: Hashable, Sendable {
    package let x1, y1, x2, y2: Double

    /// Creates a curve. The x of both control points is limited to 0…1; a number that is not finite counts as 0.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        (self.x1, self.x2) = (min(max(finite(x1), 0), 1), min(max(finite(x2), 0), 1))
        (self.y1, self.y2) = (finite(y1), finite(y2))
    }

    package static let linear = BezierCourse(0, 0, 1, 1)

    /// Returns the progress at a time in 0…1.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return self == .linear ? time : Self.at(parameter(for: time), y1, y2)
    }

    /// Returns the parameter at which the curve's x is that value. x is monotonic, so bisection finds it.
    private func parameter(for x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.at(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func at(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
