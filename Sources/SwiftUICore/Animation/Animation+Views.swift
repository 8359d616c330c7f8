package import UIKit

extension Animation {
    /// The animation as views of UIKit run it: the same curve or spring, delay and repetitions.
    package var viewAnimation: ViewAnimation {
        var animation = ViewAnimation(viewCourse, duration: duration)
        animation.delay = delay
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        return animation
    }

    private var viewCourse: ViewAnimation.Course {
        switch function {
        case .curve(let curve): return .bezier(curve.course)
        case .spring(let spring, let velocity):
            // A spring at twice the speed swings twice as fast, and so is four times as stiff. One that is faster than anybody sees is
            // no faster, so that its stiffness stays a number.
            let speed = duration > 0 ? min(spring.settlingDuration / duration, 1e6) : 1
            let course = SpringCourse(
                mass: spring.mass, stiffness: spring.stiffness * speed * speed, damping: spring.damping * speed)
            return .spring(course, velocity: velocity * speed)
        }
    }
}
