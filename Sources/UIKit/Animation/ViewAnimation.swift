/// Course and times of an animation of views or layers; the renderer makes a motion of it.
package struct ViewAnimation: Hashable, Sendable {
    package enum Course: Hashable, Sendable {
        case bezier(BezierCourse)
        /// A spring, and its velocity at the beginning in distances a second.
        case spring(SpringCourse, velocity: Double)
    }

    package var course: Course
    /// Seconds of one run.
    package var duration: Double
    /// Seconds before the first run.
    package var delay = 0.0
    /// Number of runs; nil repeats for ever.
    package var repeatCount: Int? = 1
    /// Whether every second run plays backwards.
    package var autoreverses = false

    package init(_ course: Course, duration: Double) {
        self.course = course
        self.duration = duration.isFinite ? max(0, duration) : 0
    }

    package static func linear(_ duration: Double) -> ViewAnimation {
        ViewAnimation(.bezier(.linear), duration: duration)
    }

    @MainActor init(_ curve: UIView.AnimationCurve, duration: Double) {
        let parameters = UICubicTimingParameters(animationCurve: curve)
        self.init(.bezier(parameters.course), duration: duration)
    }

    /// Seconds until the last run ends, delay included; nil if it repeats for ever.
    package var totalDuration: Double? { repeatCount.map { delay + duration * Double($0) } }

    /// Returns the progress at a share of one run, both 0 at its start and 1 at its end.
    func progress(at share: Double) -> Double {
        switch course {
        case .bezier(let curve): curve.value(at: share)
        case .spring(let spring, let velocity):
            share >= 1 ? 1 : share <= 0 ? 0 : 1 - spring.distance(at: share * duration, velocity: velocity)
        }
    }
}
