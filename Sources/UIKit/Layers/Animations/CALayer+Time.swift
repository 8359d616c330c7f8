/// Times of an animation in its layer's time, and the looks in its course.
@MainActor struct LayerCourse {
    weak var scene: (any AnimationScene)?
    /// Time of the layer at which the first run begins.
    let begin: CFTimeInterval
    /// Seconds of one run.
    let seconds: Double
    /// Number of runs; nil repeats for ever.
    let count: Double?
    let autoreverses: Bool
    /// Gives the layer its look at a share of one run.
    let show: @MainActor (Double) -> Void
    /// Gives the layer back its own values.
    let restore: @MainActor () -> Void
    let finish: @MainActor () -> Void

    /// Seconds of all runs; nil repeats for ever.
    var total: Double? { count.map { $0 * seconds } }

    /// Shows the look that many seconds after the beginning.
    func show(after elapsed: Double) {
        let runs = min(max(0, elapsed) / max(seconds, 1e-6), count ?? .infinity)
        let index = runs == count && runs > 0 ? (runs - 1).rounded(.up) : runs.rounded(.down)
        let part = runs - index
        show(autoreverses && index.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part)
    }

    /// Returns the steps of what follows after that many seconds.
    func steps(after elapsed: Double, speed: Double) -> AnimationSteps {
        let rest = total.map { $0 - elapsed } ?? seconds * (autoreverses ? 2 : 1)
        var timing = ViewAnimation.linear(rest / speed)
        if total == nil { timing.repeatCount = nil }
        return AnimationSteps(animation: timing, show: { show(after: elapsed + $0 * rest) }, finish: finish)
    }
}

extension CALayer {
    /// Converts a time of another layer, or of `CACurrentMediaTime()` for nil, to the layer's own.
    /// Source: developer.apple.com/documentation/quartzcore/calayer/converttime(_:from:)
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        let outer = l.map { $0.outerTime(of: t) } ?? t
        return layersFromRoot.reduce(outer) { time, layer in
            (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
        }
    }

    /// Source: developer.apple.com/documentation/quartzcore/calayer/converttime(_:to:)
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let outer = outerTime(of: t)
        return l.map { $0.convertTime(outer, from: nil) } ?? outer
    }

    private var layersFromRoot: [CALayer] { Array(sequence(first: self, next: \.superlayer)).reversed() }

    /// Returns a time of the layer as one of `CACurrentMediaTime()`. A layer that stands still has one time for ever.
    private func outerTime(of time: CFTimeInterval) -> CFTimeInterval {
        var time = time
        for layer in sequence(first: self, next: \.superlayer) {
            let passed = layer.speed == 0 ? 0 : (time - layer.timeOffset) / Double(layer.speed)
            time = passed + layer.beginTime
        }
        return time
    }

    /// The layer's present time.
    var time: CFTimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

    // MARK: Standing still

    /// Whether the layer's time does not pass.
    var standsStill: Bool { sequence(first: self, next: \.superlayer).contains { $0.speed == 0 } }

    func timeDidChange() { if standsStill { forEachLayer { $0.freeze() } } }

    func speedDidChange(from old: Float) {
        guard (speed == 0) != (old == 0) else { return }
        forEachLayer { $0.standsStill ? $0.freeze() : $0.thaw() }
    }

    private func forEachLayer(_ body: (CALayer) -> Void) {
        body(self)
        for layer in freeLayers { layer.forEachLayer(body) }
        for view in view?.subviews ?? [] { view.layer.forEachLayer(body) }
    }

    /// Returns whether an animation waits for the layer's time to pass.
    func freezes(_ animation: CAAnimation) -> Bool {
        runningAnimations.contains { $0.animation === animation && $0.isFrozen }
    }

    /// Shows what the layer's time says of each animation, and plays none.
    func freeze() {
        for index in runningAnimations.indices {
            guard let course = runningAnimations[index].course else { continue }
            if !runningAnimations[index].isFrozen {
                runningAnimations[index].isFrozen = true
                runningAnimations[index].freezeCount += 1
                if let view = owningView { course.scene?.stopAnimations(of: view) }
            }
            course.show(after: time - course.begin)
        }
    }

    /// Has the animations play on when the layer is drawn next: until then an app sets the other times, too.
    private func thaw() {
        guard runningAnimations.contains(where: \.isFrozen) else { return }
        PendingAnimations.add(self)
        changed()
    }

    /// Plays on what was frozen, unless the layer stands still again.
    func resume() {
        guard !standsStill, let view = owningView else { return }
        for index in runningAnimations.indices where runningAnimations[index].isFrozen {
            guard let course = runningAnimations[index].course, let scene = course.scene else { continue }
            runningAnimations[index].isFrozen = false
            let (animation, count) = (runningAnimations[index].animation, runningAnimations[index].freezeCount)
            course.restore()
            let elapsed = max(0, time - course.begin)
            let speed = speed.isFinite && speed > 0 ? Double(speed) : 1
            let rest = course.total.map { max(0, $0 - elapsed) / speed }
            if rest == 0 {
                course.finish()
            } else {
                scene.record(course.steps(after: elapsed, speed: speed), of: [view])
            }
            ViewAnimations.finish(scene, after: rest) { [weak self] _ in self?.end(animation, freezeCount: count) }
        }
    }
}
