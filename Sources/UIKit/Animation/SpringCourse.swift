/// Progress over time of a mass on a damped spring, released at a distance of 1 from its target.
package struct SpringCourse: Hashable, Sendable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double

    /// Creates a spring from numbers above 0.
    package init(mass: Double, stiffness: Double, damping: Double) {
        (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    }

    /// Creates a spring. `response` is the period in seconds without damping, at least a hundredth.
    package init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response.isFinite ? response : 0.5, 0.01)
        let ratio = dampingRatio.isFinite ? max(dampingRatio, 0.01) : 1
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// Creates a spring that comes to rest after that many seconds.
    package init(settlingDuration: Double, dampingRatio: Double) {
        let whole = SpringCourse(response: 1, dampingRatio: dampingRatio).settlingDuration
        self.init(response: settlingDuration / whole, dampingRatio: dampingRatio)
    }

    package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// Seconds until the spring stays within a thousandth of its distance to the target; at most 60.
    package var settlingDuration: Double {
        let ratio = dampingRatio
        let slowest = ratio < 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
        // Near critical damping, the last part of the motion is slower than the exponential alone.
        let slack = abs(ratio - 1) < 0.2 ? 2.5 : 0
        return min((log(1000) + slack) / max(slowest * frequency, 0.1), 60)
    }

    /// Returns the distance to the target at a time in seconds. The velocity is in distances a second.
    package func distance(at time: Double, velocity: Double) -> Double {
        let (ratio, frequency) = (dampingRatio, frequency)
        if abs(ratio - 1) < 1e-6 { return (1 + (frequency - velocity) * time) * exp(-frequency * time) }
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let part = (ratio * frequency - velocity) / swing
            return exp(-ratio * frequency * time) * (cos(swing * time) + part * sin(swing * time))
        }
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (frequency * (ratio - root), frequency * (ratio + root))
        return ((fast - velocity) * exp(-slow * time) - (slow - velocity) * exp(-fast * time)) / (fast - slow)
    }
}
