/// An animation that a layer shows.
@MainActor struct RunningAnimation {
    let key: String
    let animation: CAAnimation
    /// Gives the layer back its own values, where it keeps the animation's last ones.
    var restore: (() -> Void)?
    /// Whether the layer is not on screen yet.
    var isPending = false
    /// Times of the animation; nil where no scene shows it.
    var course: LayerCourse?
    /// Whether the layer stands still.
    var isFrozen = false
    /// Number of times that the animation was frozen.
    var freezeCount = 0
    let end: AnimationEnd
}

/// Tells an animation's delegate once that it has ended: unfinished where the layer goes before.
///
/// Source: developer.apple.com/documentation/quartzcore/caanimationdelegate/animationdidstop(_:finished:)
@MainActor final class AnimationEnd {
    private let animation: CAAnimation
    private var isTold = false

    init(of animation: CAAnimation) { self.animation = animation }

    isolated deinit { tell(finished: false) }

    func tell(finished: Bool) {
        guard !isTold else { return }
        isTold = true
        animation.delegate?.animationDidStop(animation, finished: finished)
    }
}

/// Layers with animations that begin when their views come on screen.
@MainActor package enum PendingAnimations {
    private final class Reference {
        weak var layer: CALayer?
        init(_ layer: CALayer) { self.layer = layer }
    }
    /// Most layers that wait: the first ones are forgotten.
    private static let countMax = 1000
    private static var references: [Reference] = []

    static func add(_ layer: CALayer) {
        references.removeAll { $0.layer == nil || $0.layer === layer }
        references.append(Reference(layer))
        if references.count > countMax { references.removeFirst() }
    }

    /// Starts the animations of what a scene now shows.
    package static func start(in scene: any AnimationScene) {
        guard !references.isEmpty else { return }
        let ready = references.compactMap(\.layer).filter { $0.owningView.map(scene.shows) ?? false }
        references.removeAll { reference in reference.layer == nil || ready.contains { $0 === reference.layer } }
        for layer in ready { layer.startPending() }
    }
}

extension CALayer {
    /// Starts an animation, as soon as the layer is on screen; one of the same key is replaced. An animation that is added after another has been drawn ends
    /// the animations that its view shows.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "animation \(ObjectIdentifier(anim).hashValue)"
        runningAnimations.removeAll { $0.key == key }
        guard let view = owningView, AnimationScenes.all.contains(where: { $0.shows(view) }) else {
            runningAnimations.append(
                RunningAnimation(key: key, animation: anim, isPending: true, end: AnimationEnd(of: anim)))
            return PendingAnimations.add(self)
        }
        start(anim, key, AnimationEnd(of: anim))
    }

    fileprivate func startPending() {
        let pending = runningAnimations.filter(\.isPending)
        runningAnimations.removeAll(where: \.isPending)
        for each in pending { start(each.animation, each.key, each.end) }
        resume()
    }

    private func start(_ anim: CAAnimation, _ key: String, _ end: AnimationEnd) {
        let seconds = anim.runDuration()
        let count = anim.runCount(seconds)
        var timing = ViewAnimation.linear(seconds)
        timing.repeatCount = count.map { max(1, Int($0.rounded())) }
        timing.autoreverses = anim.autoreverses
        timing.delay = anim.beginTime > 0 ? max(0, anim.beginTime - CACurrentMediaTime()) : 0
        let scene = play(anim, key, end, timing, seconds)
        CATransaction.wait(for: scene, timing.totalDuration)
        anim.delegate?.animationDidStart(anim)
        if freezes(anim) { return }
        ViewAnimations.finish(scene, after: timing.totalDuration) { [weak self] _ in self?.end(anim, freezeCount: 0) }
    }

    /// Ends an animation, unless it was frozen since it was played.
    func end(_ animation: CAAnimation, freezeCount: Int) {
        guard
            let index = runningAnimations.firstIndex(where: {
                $0.animation === animation && $0.freezeCount == freezeCount
            })
        else { return }
        let end = runningAnimations[index].end
        if animation.isRemovedOnCompletion { runningAnimations.remove(at: index) }
        end.tell(finished: true)
    }

    private func play(
        _ animation: CAAnimation, _ key: String, _ end: AnimationEnd, _ timing: ViewAnimation, _ seconds: Double
    ) -> (any AnimationScene)? {
        let paths = animation.keyPaths
        let model = Dictionary(paths.map { ($0, ownValue($0)) }, uniquingKeysWith: { first, _ in first })
        let saved = paths.map(saved)
        let keepsLast = !animation.isRemovedOnCompletion && animation.fillMode.isForwards
        var running = RunningAnimation(key: key, animation: animation, end: end)
        // Holds the layer weakly, as do the closures of `saved`: the layer holds them, for an animation that repeats for ever
        // as long as it lives. The scene holds them, too, until it is drawn again, and nothing of the animation with them.
        let show = { @MainActor [weak self, weak animation] (share: Double) in
            guard let self, let animation else { return }
            for restore in saved { restore() }
            animation.show(share, seconds: seconds, on: self) { model[$0] ?? nil }
        }
        if keepsLast { running.restore = { for restore in saved { restore() } } }
        let steps = AnimationSteps(
            animation: timing, show: show,
            finish: { if keepsLast { show(timing.autoreverses ? 0 : 1) } else { for restore in saved { restore() } } })
        guard let view = owningView, !paths.isEmpty, ViewAnimations.areEnabled,
            let scene = AnimationScenes.all.first(where: { $0.shows(view) })
        else {
            runningAnimations.append(running)
            steps.finish()
            return nil
        }
        running.course = LayerCourse(
            scene: scene, begin: time + timing.delay, seconds: seconds, count: animation.runCount(seconds),
            autoreverses: animation.autoreverses, show: show, restore: { for restore in saved { restore() } },
            finish: steps.finish)
        runningAnimations.append(running)
        if standsStill { freeze() } else { scene.record(steps, of: [view]) }
        return scene
    }

    /// The view that draws the layer.
    var owningView: UIView? { sequence(first: self, next: \.superlayer).lazy.compactMap(\.view).first }

    public func animationKeys() -> [String]? {
        runningAnimations.isEmpty ? nil : runningAnimations.map(\.key)
    }

    public func animation(forKey key: String) -> CAAnimation? {
        runningAnimations.first { $0.key == key }?.animation
    }

    /// Ends an animation; the others of the layer's view end with it.
    public func removeAnimation(forKey key: String) { remove { $0.key == key } }

    public func removeAllAnimations() { remove { _ in true } }

    private func remove(where matches: (RunningAnimation) -> Bool) {
        let removed = runningAnimations.filter(matches)
        runningAnimations.removeAll(where: matches)
        for each in removed.reversed() { if each.isFrozen { each.course?.restore() } else { each.restore?() } }
        if let view = owningView { for scene in AnimationScenes.all { scene.stopAnimations(of: view) } }
        for each in removed { each.end.tell(finished: false) }
    }

    /// The layer itself: what is drawn at the moment is known to the painter alone.
    public func presentation() -> Self? { self }
    public func model() -> Self { self }

    // MARK: Values

    /// Returns the layer's own value of a property; nil where it is not known.
    private func ownValue(_ keyPath: String) -> LayerValue? {
        switch keyPath {
        case "path": (self as? CAShapeLayer)?.path.map { .path($0) }
        case "contents": contents.map { .other($0) }
        default: LayerProperty.all[keyPath]?.get(self).map { .numbers($0) }
        }
    }

    func show(_ value: LayerValue, _ keyPath: String) {
        switch value {
        case .path(let path): if keyPath == "path" { (self as? CAShapeLayer)?.path = path }
        case .other(let value): if keyPath == "contents" { contents = value }
        case .numbers(let numbers):
            guard let property = LayerProperty.all[keyPath], let own = property.get(self) else { return }
            if own.count == numbers.count || keyPath == "colors" || keyPath == "locations" {
                property.set(self, numbers)
            }
        }
    }

    /// Returns a closure that gives the layer back its own value, and holds the layer weakly.
    private func saved(_ keyPath: String) -> () -> Void {
        switch keyPath {
        case "path":
            let old = (self as? CAShapeLayer)?.path
            return { [weak self] in (self as? CAShapeLayer)?.path = old }
        case "contents":
            let old = contents
            return { [weak self] in self?.contents = old }
        default: return LayerProperty.all[keyPath]?.save(self) ?? {}
        }
    }
}
