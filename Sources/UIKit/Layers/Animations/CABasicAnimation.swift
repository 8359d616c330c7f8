/// Animation from one value to another. Source: Apple, "CABasicAnimation".
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// First value; nil is the layer's own, or the one that `byValue` leads from.
    open var fromValue: Any?
    /// Last value; nil is the layer's own, or the one that `byValue` leads to.
    open var toValue: Any?
    open var byValue: Any?

    /// Returns the first and the last value.
    func ends(_ model: LayerValue?) -> (LayerValue, LayerValue)? {
        let (from, to, by) = (
            fromValue.map { LayerValue($0) }, toValue.map { LayerValue($0) }, byValue.map { LayerValue($0) }
        )
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by, times: 1))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return model.map { (from, $0) }
        case (nil, let to?, nil): return model.map { ($0, to) }
        case (nil, nil, let by?): return model.map { ($0, $0.adding(by, times: 1)) }
        case (nil, nil, nil): return nil
        }
    }

    override func value(_ share: Double, seconds: Double, from model: LayerValue?) -> LayerValue? {
        ends(model).map { $0.0.between($0.1, eased(share)) }
    }
}

/// Animation from one value to another by a spring. Source: Apple, "CASpringAnimation".
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// Velocity at the beginning, in distances a second.
    open var initialVelocity: CGFloat = 0
    /// Ignored: a spring is damped as `damping` says.
    open var allowsOverdamping = false
    /// Seconds until the spring is at rest, at most 60.
    open var settlingDuration: CFTimeInterval { course.settlingDuration }

    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let bounce = min(max(bounce.isFinite ? bounce : 0, -0.99), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        let course = SpringCourse(response: perceptualDuration, dampingRatio: ratio)
        (mass, stiffness, damping) = (course.mass, course.stiffness, course.damping)
        duration = course.settlingDuration
    }

    private var course: SpringCourse {
        func positive(_ value: CGFloat) -> Double { value.isFinite && value > 0 ? value : 1 }
        return SpringCourse(mass: positive(mass), stiffness: positive(stiffness), damping: positive(damping))
    }

    override func value(_ share: Double, seconds: Double, from model: LayerValue?) -> LayerValue? {
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let progress = 1 - course.distance(at: share * seconds, velocity: velocity)
        return ends(model).map { $0.0.between($0.1, share <= 0 ? 0 : progress) }
    }
}
