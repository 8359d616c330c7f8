/// Group of layer changes. There are no implicit animations, so the durations and actions have no effect; the completion
/// block runs when the animations that were added within the group are over. Source: Apple, "CATransaction".
@preconcurrency @MainActor public enum CATransaction {
    private struct Group {
        var completion: (() -> Void)?
        /// Seconds of the longest animation; nil where one repeats for ever.
        var seconds: Double? = 0
        var scene: (any AnimationScene)?
        var duration = 0.25
        var disablesActions = false
        var timingFunction: CAMediaTimingFunction?
    }
    private static var groups: [Group] = []
    private static var outermost = Group()

    private static var current: Group {
        get { groups.last ?? outermost }
        set { if groups.isEmpty { outermost = newValue } else { groups[groups.count - 1] = newValue } }
    }

    public static func begin() {
        let outer = current
        groups.append(
            Group(
                duration: outer.duration, disablesActions: outer.disablesActions, timingFunction: outer.timingFunction))
    }

    public static func commit() {
        guard let group = groups.popLast() else { return }
        if !groups.isEmpty { wait(for: group.scene, group.seconds) }
        ViewAnimations.finish(group.scene, after: group.seconds) { _ in group.completion?() }
    }

    public static func flush() {}
    public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    public static func disableActions() -> Bool { current.disablesActions }
    public static func setAnimationDuration(_ duration: CFTimeInterval) { current.duration = duration }
    public static func animationDuration() -> CFTimeInterval { current.duration }
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }
    public static func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    /// Sets what runs when the group's animations are over; outside of a group it runs at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if groups.isEmpty { block?() } else { current.completion = block }
    }

    public static func completionBlock() -> (() -> Void)? { current.completion }

    /// Has the group wait for an animation; nil seconds are for ever.
    static func wait(for scene: (any AnimationScene)?, _ seconds: Double?) {
        guard !groups.isEmpty, let scene else { return }
        current.scene = scene
        current.seconds = seconds.flatMap { new in current.seconds.map { max($0, new) } }
    }
}
