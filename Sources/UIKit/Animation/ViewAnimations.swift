/// Runs changes of views and animates what looks different afterwards.
@MainActor enum ViewAnimations {
    /// Animation of the changes that are being made; nil where they are not animated.
    private(set) static var current: ViewAnimation?
    /// Whether nodes of views without opacity are kept, because they may be about to fade in or out.
    private(set) static var keepsClearViews = false
    static var areEnabled = true
    /// Whether changes are made that are not animated, whatever animates them.
    private(set) static var isWithout = false
    /// Animator that takes over the animations that begin; nil where they play by themselves.
    static var taker: UIViewPropertyAnimator?
    /// Views that the changes being made fade out.
    private static var fading: [UIView] = []
    private static var isCompleting = false

    static func run(
        _ animation: ViewAnimation, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard areEnabled, !isWithout, animation.duration + animation.delay > 0 else {
            changes()
            return finish(nil, after: 0, completion)
        }
        if let taker {
            var tracks = ViewTracks()
            let fading = make({ tracks.add(0...1, changes) }, of: animation)
            return taker.adopt(
                tracks, of: animation, fading: fading, completion: completion.map { end in { _ in end(true) } })
        }
        var scene: (any AnimationScene)?
        let faded = collectingFadingViews { scene = recordChanges(animation, changes) }
        if !faded.isEmpty { finish(scene, after: animation.totalDuration) { _ in end(faded) } }
        finish(scene, after: animation.totalDuration, completion)
    }

    private static func recordChanges(_ animation: ViewAnimation?, _ changes: () -> Void) -> (any AnimationScene)? {
        let outer = current
        AnimationScenes.record(outer)
        current = animation
        defer { current = outer }
        changes()
        return AnimationScenes.record(animation)
    }

    static func runWithoutAnimation(_ changes: () -> Void) {
        let outer = isWithout
        isWithout = true
        defer { isWithout = outer }
        if current == nil { changes() } else { _ = recordChanges(nil, changes) }
    }

    /// Calls the completion after an animation: at once where nothing is animated, never where it repeats for ever.
    static func finish(
        _ scene: (any AnimationScene)?, after seconds: Double?, _ completion: ((Bool) -> Void)?
    ) {
        guard let completion else { return }
        if let scene {
            if let seconds { scene.schedule(after: seconds) { completion(true) } }
        } else if isCompleting {
            // A completion that starts an animation that changes nothing would call itself for ever.
            Task { @MainActor in completion(true) }
        } else {
            isCompleting = true
            completion(true)
            isCompleting = false
        }
    }

    // MARK: Fading

    /// Keeps a view that loses its opacity in an animation until the animation is over.
    static func opacityDidChange(of view: UIView, from old: CGFloat) {
        if view.alpha > 0 {
            view.isFading = false
        } else if old > 0, current != nil {
            view.isFading = true
            fading.append(view)
        }
    }

    /// Makes changes of an animation that are recorded otherwise.
    /// - Returns: the views that they fade out, for `end(_:)`.
    static func make(_ changes: () -> Void, of animation: ViewAnimation) -> [UIView] {
        let outer = current
        current = animation
        defer { current = outer }
        return collectingFadingViews(changes)
    }

    private static func collectingFadingViews(_ changes: () -> Void) -> [UIView] {
        let outer = fading
        fading = []
        defer { fading = outer }
        changes()
        return fading
    }

    /// Removes the nodes of views that have faded out.
    static func end(_ views: [UIView]) {
        for view in views where view.isFading {
            view.isFading = false
            view.didChangeLooks()
        }
    }

    /// Runs the body with the nodes of views without opacity.
    static func keepingClearViews<Result>(_ body: () -> Result) -> Result {
        let outer = keepsClearViews
        keepsClearViews = true
        defer { keepsClearViews = outer }
        return body()
    }
}

extension AnimationScene {
    /// Runs the body, in which looks are recorded, with the nodes of views without opacity.
    package func recording<Result>(_ body: () -> Result) -> Result { ViewAnimations.keepingClearViews(body) }
}
