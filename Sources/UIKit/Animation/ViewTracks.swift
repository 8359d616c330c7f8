/// Changes of the views on screen, each in its part of an animation.
@MainActor struct ViewTracks {
    private struct Track {
        let view: UIView
        let span: ClosedRange<Double>
        let start: ViewLook
        let end: ViewLook
        /// Animation whose curve the changes follow within their span; nil where they are even.
        var animation: ViewAnimation?
    }
    private var tracks: [Track] = []
    private var first: [ObjectIdentifier: ViewLook] = [:]

    var views: [UIView] {
        var seen: Set<ObjectIdentifier> = []
        return tracks.map(\.view).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Makes changes, and keeps which views they change.
    mutating func add(_ span: ClosedRange<Double>, _ changes: () -> Void) {
        let before = Dictionary(
            Self.viewsOnScreen.map { (ObjectIdentifier($0), ViewLook(of: $0)) }, uniquingKeysWith: { first, _ in first }
        )
        changes()
        for view in Self.viewsOnScreen {
            let (key, end) = (ObjectIdentifier(view), ViewLook(of: view))
            guard let start = before[key], start.differs(from: end) else { continue }
            tracks.append(Track(view: view, span: span, start: start, end: end))
            if first[key] == nil { first[key] = start }
        }
    }

    /// Takes over the changes of another animation, each in its part of so many seconds.
    mutating func add(_ others: ViewTracks, of animation: ViewAnimation, within seconds: Double) {
        func place(_ share: Double) -> Double {
            seconds > 0 ? min(1, (animation.delay + share * animation.duration) / seconds) : 1
        }
        for track in others.tracks {
            let span = place(track.span.lowerBound)...place(track.span.upperBound)
            tracks.append(
                Track(view: track.view, span: span, start: track.start, end: track.end, animation: animation))
        }
        first.merge(others.first) { known, _ in known }
    }

    private static var viewsOnScreen: [UIView] {
        AnimationScenes.all.flatMap { $0.outermostViews.flatMap(\.withDescendants) }
    }

    /// Gives the views their looks at a share of the animation, 0…1.
    func show(at share: Double) {
        for view in views {
            let key = ObjectIdentifier(view)
            guard var look = first[key] else { continue }
            for track in tracks where track.view === view && (share > track.span.lowerBound || share >= 1) {
                let length = track.span.upperBound - track.span.lowerBound
                // A spring goes beyond its end.
                let part = length > 0 ? (share - track.span.lowerBound) / length : 1
                let course = track.animation?.progress(at: min(part, 1)) ?? part
                look.mix(track.start, track.end, track.span.upperBound < 1 ? min(course, 1) : course)
            }
            look.apply(to: view)
        }
    }

    /// Gives the views exactly their first or last values.
    func showEnd(isReversed: Bool) {
        for view in views {
            let last = tracks.last { $0.view === view }?.end
            (isReversed ? first[ObjectIdentifier(view)] : last)?.apply(to: view)
        }
    }

    /// Animates from a share of the changes to their end, or to their beginning.
    /// - Returns: the scene that shows one of the views; nil where nothing is shown.
    func play(_ animation: ViewAnimation, from start: Double = 0, isReversed: Bool = false) -> (any AnimationScene)? {
        let end = isReversed ? 0.0 : 1.0
        var timing = ViewAnimation.linear(animation.duration)
        timing.delay = animation.delay
        timing.repeatCount = animation.repeatCount
        timing.autoreverses = animation.autoreverses
        let steps = AnimationSteps(
            animation: timing, show: { show(at: start + (end - start) * animation.progress(at: $0)) },
            finish: { showEnd(isReversed: isReversed) })
        let (all, scenes) = (views, AnimationScenes.all)
        // A view that has just been added is shown from now on.
        if !all.isEmpty { AnimationScenes.record(nil) }
        let showing = scenes.filter { scene in all.contains { scene.shows($0) } }
        if showing.isEmpty { steps.finish() }
        for scene in showing { scene.record(steps, of: all) }
        return showing.first
    }
}

extension UIView {
    fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
