/// Animation that code starts, pauses and finishes.
///
/// The changes are made when the animator becomes active, and the views have their last values while it runs. Only what
/// `ViewLook` has of views on screen is animated and can be paused in between.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation was started, is not paused and is not over.
    open var isRunning: Bool { run != nil }
    /// Whether the animator ends where it began.
    open var isReversed = false
    open var isInterruptible = true
    /// Ignored: views take touches while they are animated.
    open var isUserInteractionEnabled = true
    /// Whether `fractionComplete` of a paused animator does not follow the curve.
    open var scrubsLinearly = true
    /// Whether a finished animator stays active and can be started again.
    open var pausesOnCompletion = false
    public let timingParameters: (any UITimingCurveProvider)?
    private var changes: [(changes: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks = ViewTracks()
    private var faded: [UIView] = []
    private var fraction = 0.0
    private var run: AnimatorRun?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator that takes no time.
    public convenience override init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Returns an animator that is already started. Of the options the curve counts.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes. Those of an animator that has made its changes already are made with the next start.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after a part of the duration, 0…1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor.isFinite ? min(max(0, delayFactor), 1) : 0
        guard state == .active else { return changes.append((animation, factor)) }
        let isRunning = isRunning
        if isRunning { pauseAnimation() }
        // Changes that come later are made in the time that is left.
        let begin = isReversed ? 0 : fraction
        changes.append((animation, begin + factor * (1 - begin)))
        prepare()
        show(fraction)
        if isRunning { startAnimation() }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Fraction of the animation in 0…1. Setting it pauses the animator there.
    open var fractionComplete: CGFloat {
        get { run.map { $0.fraction(at: $0.scene.now) } ?? fraction }
        set {
            guard state != .stopped else { return }
            pauseAnimation()
            show(newValue.isFinite ? min(max(newValue, 0), 1) : 0)
        }
    }

    open func startAnimation() {
        guard state != .stopped, run == nil else { return }
        prepare()
        if let taker = ViewAnimations.taker, taker !== self { return join(taker) }
        play(for: animation.duration * remainder)
    }

    /// Starts after a delay in seconds. The changes are made at once, and are seen after it.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay.isFinite ? max(0, delay) : 0
        startAnimation()
    }

    /// Makes the animator active and holds its views where they are.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        if let run {
            if run.scene.now > run.begin { delay = 0 }
            show(run.fraction(at: run.scene.now))
            stopMotions()
        } else if state == .inactive {
            prepare()
            show(0)
        }
    }

    /// Continues with a duration in multiples of the animator's; 0 takes what is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, run == nil else { return }
        let whole = animation(parameters ?? timingParameters).duration
        play(for: durationFactor > 0 ? whole * durationFactor : whole * remainder, parameters)
    }

    /// Stops the animator, with its views where they are.
    /// - Parameter withoutFinishing: whether the completions are not called, else `finishAnimation(at:)` calls them.
    open func stopAnimation(_ withoutFinishing: Bool) {
        if run != nil { pauseAnimation() }
        changes = []
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        if finalPosition != .current { tracks.showEnd(isReversed: finalPosition == .start) }
        end(at: finalPosition)
    }

    // MARK: Course

    private var animation: ViewAnimation { animation(timingParameters) }

    private func animation(_ parameters: (any UITimingCurveProvider)?) -> ViewAnimation {
        if let spring = parameters?.springTimingParameters { return spring.animation(duration: duration) }
        let course = parameters?.cubicTimingParameters?.course ?? .linear
        return ViewAnimation(.bezier(course), duration: duration)
    }

    /// Part of the animation that is left, 0…1.
    private var remainder: Double { isReversed ? (state == .active && fraction > 0 ? fraction : 1) : 1 - fraction }

    /// Makes the changes that were added.
    private func prepare() {
        state = .active
        let added = changes
        changes = []
        guard !added.isEmpty else { return }
        faded += ViewAnimations.make(
            {
                for each in added { tracks.add(each.delayFactor...1, each.changes) }
            }, of: animation)
    }

    private func show(_ new: Double) {
        run = nil
        fraction = new
        tracks.show(at: scrubsLinearly ? new : animation.progress(at: new))
    }

    private func play(for seconds: Double, _ parameters: (any UITimingCurveProvider)? = nil) {
        var timing = animation(parameters ?? timingParameters)
        (timing.duration, timing.delay) = (seconds, delay)
        let (start, end) = (isReversed && fraction == 0 ? 1 : fraction, isReversed ? 0.0 : 1.0)
        let scene = ViewAnimations.areEnabled ? tracks.play(timing, from: start, isReversed: isReversed) : nil
        guard let scene, seconds + delay > 0 else {
            tracks.showEnd(isReversed: isReversed)
            return finish()
        }
        let run = AnimatorRun(
            scene: scene, begin: scene.now.addingTimeInterval(delay), seconds: seconds, start: start, end: end)
        self.run = run
        scene.schedule(after: seconds + delay) { [self] in if self.run === run { finish() } }
    }

    /// Takes over an animation of others, whose changes have been made.
    func adopt(
        _ others: ViewTracks, of animation: ViewAnimation, fading: [UIView],
        completion: ((UIViewAnimatingPosition) -> Void)?
    ) {
        tracks.add(others, of: animation, within: duration)
        faded += fading
        if let completion { addCompletion(completion) }
    }

    /// Has another animator show and play the changes, and ends with it.
    private func join(_ other: UIViewPropertyAnimator) {
        var timing = animation
        timing.delay = delay
        let fading = faded
        faded = []
        other.adopt(tracks, of: timing, fading: fading) { [self] position in end(at: position) }
    }

    private func stopMotions() {
        for scene in AnimationScenes.all { for view in tracks.views { scene.stopAnimations(of: view) } }
    }

    private func finish() {
        run = nil
        fraction = isReversed ? 0 : 1
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        let called = completions
        forget()
        for completion in called { completion(position) }
    }

    private func forget() {
        ViewAnimations.end(faded)
        (completions, faded, tracks, fraction, delay) = ([], [], ViewTracks(), 0, 0)
    }
}

/// A run of an animator.
@MainActor private final class AnimatorRun {
    let scene: any AnimationScene
    let begin: Date
    let seconds, start, end: Double

    init(scene: any AnimationScene, begin: Date, seconds: Double, start: Double, end: Double) {
        (self.scene, self.begin, self.seconds, self.start, self.end) = (scene, begin, seconds, start, end)
    }

    /// Returns the fraction of the animation that is complete at a time.
    func fraction(at time: Date) -> Double {
        guard seconds > 0 else { return end }
        return start + (end - start) * min(max(time.timeIntervalSince(begin) / seconds, 0), 1)
    }
}
