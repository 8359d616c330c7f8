import RenderTree
import UIKit

extension Animation {
    /// Creates the animation that UIKit's views ask for.
    init(_ animation: ViewAnimation) {
        switch animation.course {
        case .bezier(let curve):
            let points = (UnitPoint(x: curve.x1, y: curve.y1), UnitPoint(x: curve.x2, y: curve.y2))
            self.init(.bezier(startControlPoint: points.0, endControlPoint: points.1), duration: animation.duration)
        case .spring(let spring, let velocity):
            self.init(
                Spring(
                    mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true),
                velocity: velocity)
        }
        if animation.delay > 0 { self = delay(animation.delay) }
        guard animation.repeatCount != 1 else { return }
        self =
            animation.repeatCount.map { repeatCount($0, autoreverses: animation.autoreverses) }
            ?? repeatForever(autoreverses: animation.autoreverses)
    }
}

extension NodeStore {
    /// Puts nodes of UIKit views, animated unless the animation is nil.
    /// - Returns: whether anything is animated.
    func record(_ animation: ViewAnimation?, put: () -> Void) -> Bool {
        let known = motions.noteCount
        isRecordingViews = true
        defer { isRecordingViews = false }
        Transaction.$current.withValue(Transaction(animation: animation.map(Animation.init)), operation: put)
        return motions.noteCount != known
    }

    /// Puts nodes of UIKit views in each step of an animation, and then as they stay.
    func record(_ steps: AnimationSteps, put: () -> Void) {
        let recorder = StepRecorder()
        self.recorder = recorder
        for step in 0..<steps.count {
            recorder.step = step
            steps.show(Double(step) / Double(steps.count - 1))
            put()
        }
        self.recorder = nil
        steps.finish()
        _ = record(nil, put: put)
        motions.note(recorder.steps(count: steps.count, of: self).steps, Animation(steps.animation).timing)
    }
}
