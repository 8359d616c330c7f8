/// Receives the start and end of an animation. Source: Apple, "CAAnimationDelegate".
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Change of a layer's look over time, which leaves the layer's properties as they are. Source: Apple, "CAAnimation".
@preconcurrency @MainActor open class CAAnimation: NSObject {
    /// Seconds of one run; 0 is a quarter of a second, in a group the group's.
    open var duration: CFTimeInterval = 0
    /// Time of `CACurrentMediaTime()` at which the animation begins; in a group seconds after the group's start. A past
    /// time is now.
    open var beginTime: CFTimeInterval = 0
    /// Seconds of the first run that are left out. Ignored.
    open var timeOffset: CFTimeInterval = 0
    /// Number of runs; 0 is one.
    open var repeatCount: Float = 0
    /// Seconds in which the runs are repeated, in place of their number.
    open var repeatDuration: CFTimeInterval = 0
    /// Factor of the animation's speed; one that is not above 0 counts as 1.
    open var speed: Float = 1
    /// Whether each run plays backwards after its end.
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer looks as before when the animation is over; else, with `fillMode` `.forwards`, it keeps the last
    /// look until the animation is removed.
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?

    override public required init() { super.init() }

    /// Seconds of one run where none are given.
    var ownDuration: Double { 0.25 }

    /// Seconds of one run at the animation's speed.
    func runDuration(in group: Double? = nil) -> Double {
        let seconds = duration > 0 && duration.isFinite ? duration : group ?? ownDuration
        return seconds / (speed > 0 && speed.isFinite ? Double(speed) : 1)
    }

    /// Number of runs, with those that play backwards; nil repeats for ever.
    func runCount(_ seconds: Double) -> Double? {
        let runs = repeatDuration > 0 ? repeatDuration / seconds : repeatCount > 0 ? Double(repeatCount) : 1
        guard runs.isFinite, runs < 1e6 else { return nil }
        return runs * (autoreverses ? 2 : 1)
    }

    /// Key paths of the properties that are animated.
    var keyPaths: [String] { [] }

    /// Gives the layer its look.
    /// - Parameters:
    ///   - share: part of one run, 0…1, before the timing function.
    ///   - seconds: of one run.
    ///   - model: returns the layer's own value by its key path.
    func show(_ share: Double, seconds: Double, on layer: CALayer, _ model: (String) -> LayerValue?) {}

    func eased(_ share: Double) -> Double { timingFunction?.course.value(at: share) ?? share }
}

/// Animation of one property. Source: Apple, "CAPropertyAnimation".
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// Name of the property, such as `"opacity"` or `"transform.rotation.z"`. One that `LayerProperty` does not have, but
    /// for `"path"` and `"contents"`, is not animated.
    open var keyPath: String?
    /// Whether the values are added to the layer's own.
    open var isAdditive = false
    /// Ignored: each run begins anew.
    open var isCumulative = false
    /// Makes a transform of a number, where `keyPath` is "transform".
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override var keyPaths: [String] { animatedPath.map { [$0] } ?? [] }

    /// Key path of what is animated: the part of the transform that the value function stands for.
    private var animatedPath: String? {
        guard keyPath == "transform", let valueFunction else { return keyPath }
        return valueFunction.keyPath
    }

    /// Returns the value at a share of one run.
    func value(_ share: Double, seconds: Double, from model: LayerValue?) -> LayerValue? { nil }

    override func show(_ share: Double, seconds: Double, on layer: CALayer, _ model: (String) -> LayerValue?) {
        guard let keyPath = animatedPath else { return }
        let own = model(keyPath)
        guard var value = value(share, seconds: seconds, from: own) else { return }
        if isAdditive, let own { value = own.adding(value, times: 1) }
        layer.show(value, keyPath)
    }
}
